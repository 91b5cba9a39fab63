import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import type { Types } from 'mongoose';

/** The hash of a PIN, keyed by the installation's secret and bound to its person. */
export function hashPin(pin: string, personId: Types.ObjectId, secret: string): string {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'pins', 32));
  return createHmac('sha256', key).update(`${personId}:${pin}`).digest('base64url');
}

/** Tests a PIN against a stored hash, in the same time for each. */
export function isPin(
  pin: string,
  hash: string,
  { personId, secret }: { readonly personId: Types.ObjectId; readonly secret: string },
): boolean {
  const [tried, stored] = [Buffer.from(hashPin(pin, personId, secret)), Buffer.from(hash)];
  return tried.length === stored.length && timingSafeEqual(tried, stored);
}
