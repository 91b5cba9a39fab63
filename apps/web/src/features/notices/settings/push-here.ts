import type { NewPushBrowser } from '@faena/shared/schemas';
import { registerWorker } from '@/lib/keep-first-screen.ts';

/** Tests whether this browser takes push messages; one on an iPhone does so as an installed app alone (NOTICE-12). */
export function takesPush(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
}

/** Subscribes this browser to messages that the key signs, in place of an earlier subscription. */
export async function subscribeHere(publicKey: string): Promise<NewPushBrowser> {
  const { pushManager } = await activeWorker();
  const former = await pushManager.getSubscription();
  await former?.unsubscribe();
  const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey });
  const { endpoint = '', keys: { p256dh = '', auth = '' } = {} } = made.toJSON();
  return { endpoint, p256dh, auth };
}

/** Has the browser forget its subscription. */
export async function unsubscribeHere(): Promise<void> {
  const worker = await navigator.serviceWorker.getRegistration();
  const subscription = await worker?.pushManager.getSubscription();
  await subscription?.unsubscribe();
}

async function activeWorker(): Promise<ServiceWorkerRegistration> {
  if (!(await navigator.serviceWorker.getRegistration())) await registerWorker();
  return navigator.serviceWorker.ready;
}
