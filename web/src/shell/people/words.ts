import en from '../../i18n/people.en.json';
import fr from '../../i18n/people.fr.json';
import { i18n } from '../../lib/i18n.svelte';

// What is said about people and their past games, for whoever imports this.
i18n.learn({ fr, en });
