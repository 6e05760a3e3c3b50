import en from '../i18n/local.en.json';
import fr from '../i18n/local.fr.json';
import { i18n } from '../lib/i18n.svelte';

// What is said about games of this device, for whoever imports this.
i18n.learn({ fr, en });
