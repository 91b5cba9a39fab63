import { MARKS } from './marks-name.ts';

/** Browsers with Background Sync have `sync`. */
interface Syncing extends ServiceWorkerRegistration {
  readonly sync?: { register(tag: string): Promise<void> };
}

/**
 * Has the browser wake the worker once there is a network, also with every page closed (PHONE-25). A browser without
 * Background Sync, or a person who refused it, sends from an open page.
 */
export async function askForSync(): Promise<void> {
  const worker: Syncing | undefined = await navigator.serviceWorker?.getRegistration();
  await worker?.sync?.register(MARKS).catch(() => undefined);
}
