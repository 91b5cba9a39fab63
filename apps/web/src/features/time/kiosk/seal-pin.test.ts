import { createDecipheriv, createECDH, hkdfSync } from 'node:crypto';
import { expect, it } from 'vitest';
import { sealPin } from './seal-pin.ts';

/** Opens a seal as the server does, with the id of the mark that it was made for. */
function opened(sealed: string, markId: string, server: ReturnType<typeof createECDH>): string {
  const bytes = Buffer.from(sealed, 'base64url');
  const shared = server.computeSecret(bytes.subarray(0, 65));
  const key = Buffer.from(hkdfSync('sha256', shared, '', 'kiosk pin', 32));
  const cipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(65, 77));
  cipher.setAAD(Buffer.from(markId)).setAuthTag(bytes.subarray(-16));
  return Buffer.concat([cipher.update(bytes.subarray(77, -16)), cipher.final()]).toString();
}

it('a PIN is sealed for the server and one mark alone, at one length for all PINs (KIOSK-5)', async () => {
  const server = createECDH('prime256v1');
  const pinKey = server.generateKeys().toString('base64url');
  const sealed = await sealPin('2580', 'mark-1', pinKey);
  expect(opened(sealed, 'mark-1', server)).toBe('2580  ');
  expect(() => opened(sealed, 'mark-2', server)).toThrow();
  expect(await sealPin('258025', 'mark-1', pinKey)).toHaveLength(sealed.length);
  expect(await sealPin('2580', 'mark-1', pinKey)).not.toBe(sealed);
});
