import { api } from './api';
import { i18n } from './i18n.svelte';
import { reasonOf } from './reason';

/** Notices of my turn while the page is away. The browser asks its reader; the server only learns where to knock. */
class Push {
  possible = $state('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window);
  on = $state(false);
  busy = $state(false);
  problem = $state('');

  async look(): Promise<void> {
    if (this.possible) {
      const worker = await navigator.serviceWorker.getRegistration('/');
      this.on = (await worker?.pushManager.getSubscription()) != null;
    }
  }

  async start(): Promise<void> {
    await this.attempt(async () => {
      if ((await Notification.requestPermission()) !== 'granted') {
        throw new Error(i18n.t('push.denied'));
      }
      const { key } = await api.pushKey();
      const worker = await navigator.serviceWorker.register('/sw.js');
      await navigator.serviceWorker.ready;
      const subscription = await worker.pushManager.subscribe({
        userVisibleOnly: true,
        applicationServerKey: key,
      });
      await api.pushOn(subscription.toJSON());
    });
  }

  async stop(): Promise<void> {
    await this.attempt(async () => {
      const worker = await navigator.serviceWorker.getRegistration('/');
      const subscription = await worker?.pushManager.getSubscription();
      if (subscription) {
        await api.pushOff(subscription.endpoint);
        await subscription.unsubscribe();
      }
    });
  }

  private async attempt(work: () => Promise<void>): Promise<void> {
    this.busy = true;
    this.problem = '';
    try {
      await work();
    } catch (problem) {
      this.problem = reasonOf(problem);
    } finally {
      this.busy = false;
      await this.look();
    }
  }
}

export const push = new Push();
