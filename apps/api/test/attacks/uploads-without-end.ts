import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { Outcome } from './attack.ts';
import type { Somebody, Stage } from './stage.ts';

const MIB = 1_048_576;

/** A route that takes a file. */
interface UploadRoute {
  readonly method: 'POST' | 'PUT';
  readonly path: string;
}

/** An upload whose bytes the attacker sends by hand. */
interface OpenUpload {
  readonly socket: Socket;
  /** The answer so far. */
  answered(): string;
}

/** The head of the form around a file. */
export const FILE_HEAD = '--x\r\nContent-Disposition: form-data; name="file"; filename="a.csv"\r\n\r\n';

/** Sends the head of a request with a form of `bytes`, and nothing of the form. */
export function openUpload(
  origin: string,
  { method, path }: UploadRoute,
  { token }: Somebody,
  bytes: number,
): OpenUpload {
  const { hostname, port } = new URL(origin);
  const socket = connect(Number(port), hostname);
  let answer = '';
  socket.on('data', (some) => (answer += some.toString('latin1')));
  socket.on('error', () => undefined);
  socket.write(
    [
      `${method} ${path} HTTP/1.1`,
      `Host: ${hostname}`,
      `Authorization: Bearer ${token}`,
      'Content-Type: multipart/form-data; boundary=x',
      `Content-Length: ${bytes}`,
      '\r\n',
    ].join('\r\n'),
  );
  return { socket, answered: () => answer };
}

/** Sends files to something that does not exist, each without its end, and weighs the memory that they take. */
export async function uploadWithoutEnd(
  { origins: [origin], stranger, residentBytes }: Stage,
  route: UploadRoute,
  count: number,
): Promise<Outcome> {
  const before = await residentBytes();
  const uploads = Array.from({ length: Math.ceil(count) }, () => {
    const upload = openUpload(origin, route, stranger, 10 * MIB);
    upload.socket.write(FILE_HEAD);
    upload.socket.write(Buffer.alloc(9 * MIB, 'x'));
    return upload;
  });
  await pause(3_000);
  const grown = (await residentBytes()) - before;
  for (const { socket } of uploads) socket.destroy();
  const refused = uploads.filter(({ answered }) => answered().startsWith('HTTP/1.1 404')).length;
  const held = grown > uploads.length * 5 * MIB && grown > 60 * MIB;
  return {
    answered: `${refused} of ${uploads.length} were refused before their end; ${Math.round(grown / MIB)} MiB more were held`,
    gained: held || refused < uploads.length ? 'bodies are kept that nobody may send' : undefined,
  };
}
