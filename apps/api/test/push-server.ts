import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { PushMessage } from '@faena/shared/schemas';
import jwt from 'jsonwebtoken';

/** A message as a browser reads it, with the request that brought it. */
interface Received {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly message: PushMessage;
}

/**
 * A push server with the browsers behind it. It checks the signature of each request (RFC 8292). It decrypts the message with
 * the keys of its browser (RFC 8291), by code of its own.
 */
export async function startPushServer() {
  const taken: Received[] = [];
  const browsers = new Map<string, Browser>();
  const state = { status: 201, serverKey: '' };
  const server = createServer(async (request, response) => {
    const path = request.url ?? '';
    const body = await buffer(request);
    const browser = browsers.get(path);
    if (state.status === 201 && browser) {
      checkSignature(request.headers.authorization ?? '', state.serverKey, origin);
      taken.push({ path, headers: request.headers, message: JSON.parse(decrypt(body, browser)) });
    }
    response.writeHead(browser ? state.status : 410).end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    state,
    taken,
    /** A browser that subscribes; the answer is what its page sends to Faena. */
    subscribe() {
      const pair = createECDH('prime256v1');
      pair.generateKeys();
      const browser = { pair, secret: randomBytes(16) };
      const path = `/send/${randomBytes(8).toString('hex')}`;
      browsers.set(path, browser);
      const [p256dh, auth] = [pair.getPublicKey(), browser.secret].map((bytes) =>
        bytes.toString('base64url'),
      );
      return { endpoint: `${origin}${path}`, p256dh: p256dh ?? '', auth: auth ?? '' };
    },
    /** The browser of an address takes no more messages. */
    leave: (endpoint: string) => void browsers.delete(new URL(endpoint).pathname),
    stop: () => void server.close(),
  };
}

interface Browser {
  readonly pair: ReturnType<typeof createECDH>;
  readonly secret: Buffer;
}

function checkSignature(authorization: string, serverKey: string, origin: string): void {
  const [, token = '', key] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(authorization) ?? [];
  if (key !== serverKey) throw new Error('Another key signed the message');
  const point = Buffer.from(serverKey, 'base64url');
  const [x = '', y = ''] = [point.subarray(1, 33), point.subarray(33)].map((bytes) =>
    bytes.toString('base64url'),
  );
  const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
  jwt.verify(token, publicKey, { algorithms: ['ES256'], audience: origin });
}

const SALT_BYTES = 16;
const TAG_BYTES = 16;

/** The one record of a message in `aes128gcm` (RFC 8188). */
function decrypt(body: Buffer, { pair, secret }: Browser): string {
  const salt = body.subarray(0, SALT_BYTES);
  const keyEnd = SALT_BYTES + 5 + (body[SALT_BYTES + 4] ?? 0);
  const sender = body.subarray(SALT_BYTES + 5, keyEnd);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), pair.getPublicKey(), sender]);
  const input = Buffer.from(hkdfSync('sha256', pair.computeSecret(sender), secret, info, 32));
  const derive = (name: string, length: number) =>
    Buffer.from(hkdfSync('sha256', input, salt, `Content-Encoding: ${name}\0`, length));
  const record = body.subarray(keyEnd);
  const decipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12));
  decipher.setAuthTag(record.subarray(-TAG_BYTES));
  const padded = Buffer.concat([decipher.update(record.subarray(0, -TAG_BYTES)), decipher.final()]);
  // The last record ends with the byte 2 and zeros.
  return padded.subarray(0, padded.lastIndexOf(2)).toString('utf8');
}
