import { keepFirstScreen } from '@/lib/keep-first-screen.ts';
import { reportError } from '@/lib/report.ts';
import { KEEP_KIOSK, KIOSK_FILES } from './kiosk-files-name.ts';

/** Has the worker keep the files of a kiosk, so that it opens without a network after a reload (KIOSK-10). */
export async function keepKioskFiles(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  try {
    await caches.open(KIOSK_FILES);
    await keepFirstScreen();
    const { active } = await navigator.serviceWorker.ready;
    active?.postMessage(KEEP_KIOSK);
  } catch (error) {
    // Without it a kiosk opens with the network alone.
    reportError(error);
  }
}
