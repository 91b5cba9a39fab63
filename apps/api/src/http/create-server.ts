import { randomUUID } from 'node:crypto';
import { createServer, type RequestListener, type Server, STATUS_CODES } from 'node:http';
import { ERROR_STATUS, type ErrorBody, REASONS } from '@faena/shared/errors';

/** The code of Node's parser for headers, the address among them, beyond its limit. */
const TOO_LONG = 'HPE_HEADER_OVERFLOW';

/** Longer than the minute proxies keep a connection: the server must not close it first. */
const KEEP_ALIVE_MS = 75_000;

/**
 * An HTTP server for the application. Node's own refusals (a very long address, no HTTP at all) get the envelope of all
 * failures too.
 */
export function createHttpServer(app: RequestListener): Server {
  const server = createServer({ keepAliveTimeout: KEEP_ALIVE_MS }, app);
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    if (error.code === 'ECONNRESET' || !socket.writable) socket.destroy();
    else socket.end(refusal(error.code === TOO_LONG ? 'payload_too_large' : 'validation_failed'));
  });
  return server;
}

function refusal(code: 'payload_too_large' | 'validation_failed'): string {
  const status = ERROR_STATUS[code];
  const requestId = randomUUID();
  const reason = code === 'payload_too_large' ? 'request_too_large' : 'request_malformed';
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
