/** The channel on which tabs announce the end of a stream. */
const CHANNEL = 'freed-stream';

/** After this time the server has counted the stream as ended, too. */
const KNOWN_AFTER_MS = 1_000;

/** Informs other tabs that this one has freed a stream. */
export function tellPlaceFreed(): void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(null);
  channel.close();
}

/** Calls back whenever another tab has freed a stream; a closing tab announces its own. */
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
