import { file } from './site';
import { play } from './sound';

/** Somebody waits for the reader: heard, felt, and as a notice where the page is not in sight and notices are allowed. */
export function ring(words: string): void {
  play('chime');
  if (navigator.userActivation?.hasBeenActive && 'vibrate' in navigator) {
    navigator.vibrate([120, 80, 120]);
  }
  if (document.hidden && 'Notification' in window && Notification.permission === 'granted') {
    void notify(words);
  }
}

/** Phones show notices only through the worker. */
async function notify(words: string): Promise<void> {
  const worker = await navigator.serviceWorker?.getRegistration();
  const notice = { body: words, icon: file('/icon-192.png'), tag: location.href };
  if (worker) {
    await worker.showNotification('Tablée', notice);
  } else {
    new Notification('Tablée', notice);
  }
}
