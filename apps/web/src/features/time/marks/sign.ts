import type { DeviceReading } from '@faena/shared/domain';
import type { DeviceKey } from '@faena/shared/schemas';
import { randomId } from '@/lib/random-id.ts';

const CURVE = { name: 'ECDSA', namedCurve: 'P-256' } as const;

/** The life that the monotonic clock of this page counts from. */
const EPOCH = randomId();

/** Reads the clocks of this device. */
export function readClocks(): DeviceReading {
  return { wall: Date.now(), mono: Math.round(performance.now()), epoch: EPOCH };
}

/** A key pair whose private half stays in the browser (MARK-11). */
export function makeKeys(): Promise<CryptoKeyPair> {
  return crypto.subtle.generateKey(CURVE, false, ['sign', 'verify']);
}

/** The public key as the server takes it. */
export async function publicKeyOf({ publicKey }: CryptoKeyPair): Promise<DeviceKey> {
  const { x = '', y = '' } = await crypto.subtle.exportKey('jwk', publicKey);
  return { kty: 'EC', crv: 'P-256', x, y };
}

/** Signs a text as the server verifies it (MARK-12). */
export async function signText({ privateKey }: CryptoKeyPair, text: string): Promise<string> {
  const bytes = new TextEncoder().encode(text);
  const signature = await crypto.subtle.sign({ name: 'ECDSA', hash: 'SHA-256' }, privateKey, bytes);
  const base64 = btoa(String.fromCharCode(...new Uint8Array(signature)));
  return base64.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** The SHA-256 of a text, in hexadecimal digits. */
export async function hashOf(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
