/** The message that has the worker keep Cuadrilla on this phone (CREW-6). */
export const KEEP_CREW = 'keep-crew';

/** Has the worker keep Cuadrilla for a visit without a network, once there is a worker. */
export async function keepCrew(): Promise<void> {
  const registration = await navigator.serviceWorker?.ready;
  registration?.active?.postMessage(KEEP_CREW);
}
