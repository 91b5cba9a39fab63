import { MARKS } from './marks-name.ts';

/** Browsers with Background Sync have `sync`. */
interface Syncing extends ServiceWorkerRegistration {
  readonly sync?: { register(tag: string): Promise<void> };
}

/**
 * Asks the browser to wake the worker once there is a network, also with every page closed (PHONE-25). Without Background
 * Sync, or if the person refused it, an open page sends the marks.
 */
export async function askForSync(): Promise<void> {
  const worker: Syncing | undefined = await navigator.serviceWorker?.getRegistration();
  await worker?.sync?.register(MARKS).catch(() => undefined);
}
