import { Agent, type IncomingHttpHeaders, request } from 'node:http';

/** A request as the loader sends it. */
export interface Ask {
  readonly origin: string;
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  readonly token?: string | undefined;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  /** Given up after this; left out, after a minute. */
  readonly timeoutMs?: number;
}

/** An answer, read to its end. */
export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly bytes: Buffer;
}

const agent = new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY });

/** Closes the kept connections, because a server may end a long idle one during its next use. */
export function closeConnections(): void {
  agent.destroy();
}

/**
 * Sends a request over connections that are kept, and reads the answer, whatever its status.
 * @throws Error of the socket: nobody answered
 */
export function ask({ origin, method = 'GET', path, token, body, headers, timeoutMs = 60_000 }: Ask) {
  const text = body === undefined ? undefined : JSON.stringify(body);
  return new Promise<Answer>((resolve, reject) => {
    const sent = request(`${origin}${path}`, {
      agent,
      method,
      timeout: timeoutMs,
      headers: {
        ...(token && { Authorization: `Bearer ${token}` }),
        ...(text !== undefined && {
          'Content-Type': 'application/json',
          'Content-Length': Buffer.byteLength(text),
        }),
        ...headers,
      },
    });
    sent.once('timeout', () => sent.destroy(new Error(`No answer within ${timeoutMs} ms`)));
    sent.once('error', reject);
    sent.once('response', (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.once('error', reject);
      response.once('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          bytes: Buffer.concat(chunks),
        }),
      );
    });
    sent.end(text);
  });
}

/**
 * The same for a request that has to succeed.
 * @throws Error with what was answered instead
 */
export async function askWell(asked: Ask): Promise<Answer> {
  const answer = await ask(asked);
  if (answer.status < 300) return answer;
  throw new Error(`${asked.method ?? 'GET'} ${asked.path}: ${answer.status} ${answer.bytes}`);
}
