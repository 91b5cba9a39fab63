import { ApiError } from './api-error.ts';
import { HEARTBEAT_MS } from './contract/route.ts';
import { readServerSentEvents, type ServerSentEvent } from './server-sent-events.ts';

/** Silence after which a connection counts as lost: two heartbeats and some. */
const SILENCE_MS = 2.5 * HEARTBEAT_MS;

/** After a connection of this length the first pause is short again. */
const STEADY_MS = 10_000;

const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 15_000;

export interface SubscribeOptions {
  /** Ends the subscription; the loop over it ends without an error. */
  readonly signal?: AbortSignal;
  /** Called with true when connected, and with false when reconnecting, with the server's error if any. */
  readonly onConnection?: (connected: boolean, said?: ApiError) => void;
  /** The position from which to receive events, from an answer (BOARD-24); by default, from now on. */
  readonly lastEventId?: string | undefined;
  /** The `online` event of this target, such as a window, ends the pause before a retry. */
  readonly network?: EventTarget;
}

/** Sends the request with the id of the last event; rejects with the API's refusal. */
type Connect = (lastEventId: string | undefined, signal: AbortSignal) => Promise<Response>;

/**
 * Yields the events of a stream over several connections. Each connection continues after the last event.
 * @throws ApiError when the API refuses the caller; nothing else ends the stream
 */
export async function* subscribe<T>(
  connect: Connect,
  { signal, onConnection, network, lastEventId: first }: SubscribeOptions = {},
): AsyncGenerator<T, void> {
  let lastEventId = first;
  let failures = 0;
  while (!signal?.aborted) {
    const connection = new AbortController();
    const ended = signal ? AbortSignal.any([signal, connection.signal]) : connection.signal;
    const started = performance.now();
    let gone = false;
    let said: ApiError | undefined;
    try {
      const response = await connect(lastEventId, ended);
      onConnection?.(true);
      for await (const { event, data, id } of heard(response, connection)) {
        gone = event === 'gone';
        if (gone) break;
        if (data !== undefined) yield JSON.parse(data) as T;
        lastEventId = id ?? lastEventId;
      }
    } catch (error) {
      if (isRefusal(error)) throw error;
      if (error instanceof ApiError) said = error;
    } finally {
      connection.abort();
    }
    if (signal?.aborted) return;
    onConnection?.(false, said);
    failures = performance.now() - started > STEADY_MS ? 0 : failures + 1;
    // After `gone` the first retry is immediate: another tab may have renewed the session.
    if (!gone || failures > 1) await pause(pauseAfter(failures, said), signal, network);
  }
}

/** The events of one connection; a silent connection is given up. */
async function* heard({ body }: Response, connection: AbortController): AsyncGenerator<ServerSentEvent> {
  if (!body) return;
  const events = readServerSentEvents(body);
  try {
    for (;;) {
      const silence = setTimeout(() => connection.abort(), SILENCE_MS);
      const next = await events.next().finally(() => clearTimeout(silence));
      if (next.done) return;
      yield next.value;
    }
  } finally {
    await events.return();
  }
}

/** Tests whether a retry is useless. */
function isRefusal(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  return error.status >= 400 && error.status < 500 && error.status !== 408 && error.status !== 429;
}

/**
 * The pause grows with each failure and is random, so that clients do not return together; it is at least what the
 * server asks for.
 */
function pauseAfter(failures: number, said: ApiError | undefined): number {
  const longest = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** failures);
  return (said?.retryAfter ?? 0) * 1_000 + longest * (0.5 + Math.random() / 2);
}

function pause(ms: number, signal?: AbortSignal, network?: EventTarget): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', end);
      network?.removeEventListener('online', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    signal?.addEventListener('abort', end);
    network?.addEventListener('online', end);
  });
}
