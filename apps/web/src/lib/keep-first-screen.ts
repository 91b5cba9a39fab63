import { reportError } from './report.ts';

declare global {
  interface Window {
    readonly trustedTypes?: {
      createPolicy(
        name: string,
        rules: { createScriptURL(): string },
      ): { createScriptURL(url: string): string };
    };
  }
}

const WORKER = '/sw.js';

/**
 * Registers the worker that keeps the employee's first screen for a visit without a network (PHONE-2). Browsers have none
 * on plain http or with blocked storage; then every visit needs the network.
 */
export async function keepFirstScreen(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  try {
    await registerWorker();
  } catch (error) {
    reportError(error);
  }
}

/** Registers the worker, which also shows push messages (NOTICE-12). */
export function registerWorker(): Promise<ServiceWorkerRegistration> {
  return navigator.serviceWorker.register(trustedAddress(), { updateViaCache: 'none' });
}

/** The address of the worker, from the one policy of Trusted Types that the pages allow. */
function trustedAddress(): string {
  const policy = window.trustedTypes?.createPolicy('worker', { createScriptURL: () => WORKER });
  return policy?.createScriptURL(WORKER) ?? WORKER;
}
