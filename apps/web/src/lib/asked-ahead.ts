/** The requests `public/head.js` sent before the code of the first screen arrived (BOARD-12). */
interface AskedAhead {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** The time, in epoch milliseconds of this device. */
  readonly sent: number;
  readonly answer: Promise<Response>;
  /** Ends the wait for the answer. */
  readonly stop: AbortController;
}

declare global {
  interface Window {
    askedAhead?: AskedAhead | undefined;
  }
}

/** The timeout of each request (NET-4): an older answer is requested again. */
const LIMIT_MS = 30_000;

/** The prefetched answer, once, and only for the same request; the caller's signal ends it. */
export function takeAskedAhead(
  input: RequestInfo | URL,
  { headers, signal }: RequestInit = {},
): AskedAhead | undefined {
  const ahead = window.askedAhead;
  if (ahead?.url !== input) return undefined;
  window.askedAhead = undefined;
  const own = new Headers(headers);
  // Only for the same session, in the same form.
  const isSame = Object.entries(ahead.headers).every(([name, value]) => own.get(name) === value);
  if (!isSame || signal?.aborted || performance.now() >= LIMIT_MS) return undefined;
  signal?.addEventListener('abort', () => ahead.stop.abort(signal.reason));
  return ahead;
}
