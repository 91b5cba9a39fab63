import { ApiError, type Attend } from '@faena/shared/client';
import { isDownload, isUpload, type Route } from '@faena/shared/contract';
import { checkConnection, isConnectionLost, noteAnswer } from './connection.ts';

/** The end of a request without an answer: it was not sent, the connection broke, time ran out, or the person gave up. */
export type Silence = 'unsent' | 'broken' | 'late' | 'left';

/** A request without an answer. */
export class NoAnswer extends Error {
  override readonly name = 'NoAnswer';
  readonly silence: Silence;
  /** The request asked for a change; unless it is `unsent`, its outcome is unknown. */
  readonly changes: boolean;
  /** The server was unreachable when the connection was checked; it may be back by now. */
  readonly isOutOfReach: boolean;

  constructor(silence: Silence, changes: boolean, options: ErrorOptions & { isOutOfReach?: boolean } = {}) {
    super(`No answer: ${silence}`, options);
    this.silence = silence;
    this.changes = changes;
    this.isOutOfReach = options.isOutOfReach ?? false;
  }
}

/** Tests whether the outcome of a change is unknown. */
export function isUnknown(error: unknown): error is NoAnswer {
  return error instanceof NoAnswer && error.changes && error.silence !== 'unsent';
}

/** Tests whether a change was not sent at all. */
export function wasNotSent(error: unknown): boolean {
  return error instanceof NoAnswer && error.silence === 'unsent';
}

/** Sends a request with an idempotency key once more if only the connection broke: it acts once either way (NET-11). */
export async function sendDespiteBreak<T>(send: () => Promise<T>): Promise<T> {
  try {
    return await send();
  } catch (error) {
    if (!(error instanceof NoAnswer) || error.silence !== 'broken') throw error;
    if (await checkConnection()) return send();
    throw new NoAnswer(error.silence, error.changes, { cause: error, isOutOfReach: true });
  }
}

/** Tests whether a request failed because the server was unreachable; with its key it may be sent later (NET-12). */
export async function isOutOfReach(error: unknown): Promise<boolean> {
  if (error instanceof NoAnswer && error.isOutOfReach) return true;
  const silent = error instanceof NoAnswer ? error.silence !== 'left' : isFromGateway(error);
  return silent && !(await checkConnection());
}

/** The longest wait for an answer, and about the longest that a person watches a spinner. */
const LIMIT_MS = 30_000;

/** The limit of a request that sends or downloads a file. */
const FILE_LIMIT_MS = 120_000;

/** After this time without an answer, the connection is checked. */
const DOUBT_MS = 5_000;

/** Awaits the answer to a request within a limit, and throws `NoAnswer` without one (NET-2, NET-4). */
export const attendAnswer: Attend = async (route, options, ask) => {
  // At the unload of a page there is no time to wait.
  if (options.keepalive) return ask(options);
  const { signal } = options;
  const changes = route.method !== 'GET';
  if (changes && isConnectionLost() && !(await checkConnection())) throw new NoAnswer('unsent', changes);

  const late = new AbortController();
  const limit = setTimeout(() => late.abort(), limitOf(route));
  const doubt = setTimeout(() => void checkConnection(), DOUBT_MS);
  try {
    const answer = await ask({
      ...options,
      signal: AbortSignal.any([late.signal, ...(signal ? [signal] : [])]),
    });
    noteAnswer();
    return answer;
  } catch (error) {
    if (error instanceof ApiError) {
      // A gateway answers in place of an unreachable server.
      if (isFromGateway(error)) void checkConnection();
      else noteAnswer();
      throw error;
    }
    if (signal?.aborted && !isTimeout(signal.reason)) throw changes ? new NoAnswer('left', changes) : error;
    void checkConnection();
    throw new NoAnswer(late.signal.aborted || signal?.aborted ? 'late' : 'broken', changes, { cause: error });
  } finally {
    clearTimeout(limit);
    clearTimeout(doubt);
  }
};

function limitOf({ body, answer }: Route): number {
  return isDownload(answer) || (body && isUpload(body)) ? FILE_LIMIT_MS : LIMIT_MS;
}

function isFromGateway(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  const { status, requestId } = error;
  return (status === 502 || status === 503 || status === 504) && !requestId;
}

function isTimeout(reason: unknown): boolean {
  return reason instanceof DOMException && reason.name === 'TimeoutError';
}
