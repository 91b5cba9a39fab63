/** On which the tabs of a browser tell one another that a stream has ended. */
const CHANNEL = 'freed-stream';

/** After so long the server knows of it, too. */
const KNOWN_AFTER_MS = 1_000;

/** Tells other tabs that this one listens no more, so that one of them may. */
export function tellPlaceFreed(): void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(null);
  channel.close();
}

/** Calls back whenever another tab has ended a stream; a tab that is closed says so as it goes. */
export function onPlaceFreed(callback: () => void, signal: AbortSignal): void {
  const channel = new BroadcastChannel(CHANNEL);
  let timer: ReturnType<typeof setTimeout> | undefined;
  channel.addEventListener('message', () => {
    clearTimeout(timer);
    timer = setTimeout(callback, KNOWN_AFTER_MS);
  });
  window.addEventListener('pagehide', tellPlaceFreed, { signal });
  signal.addEventListener('abort', () => {
    clearTimeout(timer);
    channel.close();
  });
}
