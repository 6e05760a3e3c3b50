import { mount } from 'svelte';
import './app.css';
import App from './App.svelte';

// Each game brings its colour.
import.meta.glob('./games/*/colour.css', { eager: true });

const target = document.getElementById('app');
if (!target) {
  throw new Error('no #app in the page');
}
mount(App, { target });
