import en from '../../i18n/puzzles.en.json';
import fr from '../../i18n/puzzles.fr.json';
import { i18n } from '../../lib/i18n.svelte';

// What is said around puzzles, for whoever imports this.
i18n.learn({ fr, en });
