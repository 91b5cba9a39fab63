import { createPublicKey, verify } from 'node:crypto';
import type { DeviceKey } from '@faena/shared/schemas';

/** Tests whether the device with this key signed a text, with the ECDSA and SHA-256 of browsers (MARK-12). */
export function isSignedBy(key: DeviceKey, text: string, signature: string): boolean {
  const publicKey = createPublicKey({ key: { ...key }, format: 'jwk' });
  const bytes = Buffer.from(signature, 'base64url');
  return verify('sha256', Buffer.from(text), { key: publicKey, dsaEncoding: 'ieee-p1363' }, bytes);
}

/** Tests whether a key is a point on its curve. */
export function isKey(key: DeviceKey): boolean {
  try {
    createPublicKey({ key: { ...key }, format: 'jwk' });
    return true;
  } catch {
    return false;
  }
}
