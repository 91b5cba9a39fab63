import { PIN_DIGITS } from '@faena/shared/domain';

const CURVE = { name: 'ECDH', namedCurve: 'P-256' } as const;
const IV_BYTES = 12;

/**
 * Seals a PIN for the server and for one mark (KIOSK-5). The tablet keeps nothing by which a guess could be tried.
 * @param pinKey the public key of the server, uncompressed, in base64url
 */
export async function sealPin(pin: string, markId: string, pinKey: string): Promise<string> {
  const once = await crypto.subtle.generateKey(CURVE, true, ['deriveBits']);
  const server = await crypto.subtle.importKey('raw', bytesOf(pinKey), CURVE, false, []);
  const shared = await crypto.subtle.deriveBits({ name: 'ECDH', public: server }, once.privateKey, 256);
  const material = await crypto.subtle.importKey('raw', shared, 'HKDF', false, ['deriveKey']);
  const key = await crypto.subtle.deriveKey(
    { name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(), info: utf8('kiosk pin') },
    material,
    { name: 'AES-GCM', length: 256 },
    false,
    ['encrypt'],
  );
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
  const padded = utf8(pin.padEnd(PIN_DIGITS.max));
  const sealed = await crypto.subtle.encrypt(
    { name: 'AES-GCM', iv, additionalData: utf8(markId) },
    key,
    padded,
  );
  const publicKey = await crypto.subtle.exportKey('raw', once.publicKey);
  return base64url([new Uint8Array(publicKey), iv, new Uint8Array(sealed)]);
}

const utf8 = (text: string) => new TextEncoder().encode(text);

function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (letter) => letter.charCodeAt(0));
}

function base64url(parts: readonly Uint8Array[]): string {
  const binary = parts.map((part) => String.fromCharCode(...part)).join('');
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}
