import { randomUUID } from 'node:crypto';
import {
  createServer,
  type RequestListener,
  type Server,
  type ServerResponse,
  STATUS_CODES,
} from 'node:http';
import type { Socket } from 'node:net';
import {
  ERROR_STATUS,
  type ErrorBody,
  type ErrorCode,
  type PlainReason,
  REASONS,
} from '@faena/shared/errors';

/** Refusals by Node itself, by its codes: too large headers, the address among them, and slow requests. */
const BY_NODE: Readonly<Record<string, [ErrorCode, PlainReason]>> = {
  HPE_HEADER_OVERFLOW: ['payload_too_large', 'request_too_large'],
  ERR_HTTP_REQUEST_TIMEOUT: ['request_timeout', 'body_too_slow'],
};

const MALFORMED: [ErrorCode, PlainReason] = ['validation_failed', 'request_malformed'];

/** The time for a request with its body, equal to the patience of the web with a file (NET-4, LIMIT-21). */
const REQUEST_MS = 120_000;

/** Longer than the minute proxies keep a connection: the server must not close it first. */
const KEEP_ALIVE_MS = 75_000;

/**
 * An HTTP server for the application. Node's own refusals, such as of a very long address or of no HTTP at all, get the
 * envelope of all failures.
 */
export function createHttpServer(app: RequestListener): Server {
  const options = { keepAliveTimeout: KEEP_ALIVE_MS, requestTimeout: REQUEST_MS };
  const server = createServer(options, oneAtATime(app));
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    if (error.code === 'ECONNRESET' || !socket.writable) socket.destroy();
    else socket.end(refusal(...(BY_NODE[error.code ?? ''] ?? MALFORMED)));
  });
  return server;
}

/** The time for an answer to leave, in milliseconds: its client may have all of it before this process knows. */
const ANSWER_LEAVES_MS = 2_000;

/**
 * Closes a connection whose next request comes before the answer to the one before has ended (LIMIT-31). Behind an event
 * stream such an answer never leaves, and its work would never end.
 */
function oneAtATime(app: RequestListener): RequestListener {
  const latest = new WeakMap<Socket, ServerResponse>();
  const waiting = new WeakSet<Socket>();
  return (request, response) => {
    const { socket } = request;
    const before = latest.get(socket);
    latest.set(socket, response);
    if (!before || before.writableFinished) return app(request, response);
    if (waiting.has(socket)) return void socket.destroy();
    waiting.add(socket);
    // A socket that has closed by then is destroyed already.
    const timer = setTimeout(() => socket.destroy(), ANSWER_LEAVES_MS).unref();
    before.once('finish', () => {
      clearTimeout(timer);
      waiting.delete(socket);
      app(request, response);
    });
  };
}

function refusal(code: ErrorCode, reason: PlainReason): string {
  const status = ERROR_STATUS[code];
  const requestId = randomUUID();
  const body = JSON.stringify({ message: REASONS[reason], code, reason, requestId } satisfies ErrorBody);
  return [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'Connection: close',
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    `X-Request-Id: ${requestId}`,
    '',
    body,
  ].join('\r\n');
}
