import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Types } from 'mongoose';

/** A stamp with the server's time for one device. A mark that carries it was made later (MARK-13). */
export function stampFor(deviceId: Types.ObjectId, at: Date, secret: string): string {
  return `${+at}.${signatureOf(deviceId, String(+at), secret)}`;
}

/** The time of a stamp, in milliseconds since 1970; null if it is invalid for this device. */
export function timeOfStamp(token: string, deviceId: Types.ObjectId, secret: string): number | null {
  const [at = '', signature = ''] = token.split('.');
  const expected = Buffer.from(signatureOf(deviceId, at, secret));
  const shown = Buffer.from(signature);
  if (shown.length !== expected.length || !timingSafeEqual(shown, expected)) return null;
  return Number(at);
}

function signatureOf(deviceId: Types.ObjectId, at: string, secret: string): string {
  return createHmac('sha256', secret).update(`device-stamp:${deviceId}:${at}`).digest('base64url');
}
