import { ApiError } from './api-error.ts';
import { HEARTBEAT_MS } from './contract/route.ts';
import { readServerSentEvents, type ServerSentEvent } from './server-sent-events.ts';

/** Silence after which a connection counts as lost: two heartbeats and some. */
const SILENCE_MS = 2.5 * HEARTBEAT_MS;

/** A connection of this length was a good one: the pauses start over after it. */
const STEADY_MS = 10_000;

const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 15_000;

export interface SubscribeOptions {
  /** Ends the subscription: the loop over it is left as if it had come to its end. */
  readonly signal?: AbortSignal;
  /** Reports a connection (true), and a lost one that is being renewed (false), with the server's reason if any. */
  readonly onConnection?: (connected: boolean, said?: ApiError) => void;
  /** From where on it is told what happens, as an answer said it (BOARD-24); from now on without. */
  readonly lastEventId?: string | undefined;
  /** Its `online` event, as a window has it, ends the pause before the next try. */
  readonly network?: EventTarget;
}

/** Makes the request, saying the id of the last event taken; rejects with what the API refuses it with. */
type Connect = (lastEventId: string | undefined, signal: AbortSignal) => Promise<Response>;

/**
 * The events of a stream, over as many connections as it takes: each goes on where the one before was lost.
 * @throws ApiError when the API refuses to let the caller listen (any longer); nothing else ends it
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
    // A caller told to go checks that at once: another tab may have renewed the session.
    if (!gone || failures > 1) await pause(pauseAfter(failures, said), signal, network);
  }
}

/** The events of one connection, which is given up when it has been silent for too long. */
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

/** Whether asking again is of no use. */
function isRefusal(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  return error.status >= 400 && error.status < 500 && error.status !== 408 && error.status !== 429;
}

/** Longer after each failure, and never as long as for the others who lost the same server; at least what that said. */
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
