import { createDecipheriv, createECDH, type ECDH, hkdfSync } from 'node:crypto';

const KEY_BYTES = 65;
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** The public key that seals PINs for this installation, uncompressed and in base64url (KIOSK-5). */
export function pinKeyOf(secret: string): string {
  return keysOf(secret).getPublicKey().toString('base64url');
}

/**
 * Opens the PIN that a kiosk sealed for one mark (KIOSK-5); null if another key or mark sealed it. Its bytes are a one-time
 * public key, 12 random bytes, then AES-256-GCM of the padded PIN. The id of the mark is authenticated with it.
 */
export function openPin(sealed: string, markId: string, secret: string): string | null {
  const bytes = Buffer.from(sealed, 'base64url');
  const iv = bytes.subarray(KEY_BYTES, KEY_BYTES + IV_BYTES);
  const text = bytes.subarray(KEY_BYTES + IV_BYTES, -TAG_BYTES);
  try {
    const shared = keysOf(secret).computeSecret(bytes.subarray(0, KEY_BYTES));
    const key = Buffer.from(hkdfSync('sha256', shared, '', 'kiosk pin', 32));
    const cipher = createDecipheriv('aes-256-gcm', key, iv, { authTagLength: TAG_BYTES });
    cipher.setAAD(Buffer.from(markId)).setAuthTag(bytes.subarray(-TAG_BYTES));
    return Buffer.concat([cipher.update(text), cipher.final()])
      .toString('utf8')
      .trimEnd();
  } catch {
    return null;
  }
}

function keysOf(secret: string): ECDH {
  const keys = createECDH('prime256v1');
  keys.setPrivateKey(Buffer.from(hkdfSync('sha256', secret, '', 'kiosk pins', 32)));
  return keys;
}
