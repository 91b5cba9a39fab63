import type { Types } from 'mongoose';
import { generateSecret, generateURI, verifySync } from 'otplib';
import { seal, unseal } from '../../../platform/sealed.ts';

/** A code is good for its own 30 seconds, and those before and after: clocks differ, and people type. */
const TOLERANCE_S = 30;

/** A code of an app, without the space that some apps show. */
const APP_CODE = /^\d{6}$/;

/** A new secret for an app: as typed text, as the address in a QR code, and in stored form. */
export function newAppSecret(
  person: { readonly _id: Types.ObjectId; readonly username: string },
  key: string,
) {
  const secret = generateSecret();
  const uri = generateURI({ issuer: 'Faena', label: person.username, secret });
  return { secret, uri, sealed: seal(secret, String(person._id), key) };
}

/** The step of 30 seconds of a code; null if the code is not valid now. */
export function stepOf(
  code: string,
  sealed: string,
  { personId, key, now }: { readonly personId: Types.ObjectId; readonly key: string; readonly now: Date },
): number | null {
  const token = code.replace(/\s/g, '');
  const secret = unseal(sealed, String(personId), key);
  if (!secret || !APP_CODE.test(token)) return null;
  const epoch = Math.floor(now.getTime() / 1000);
  const result = verifySync({ secret, token, epoch, epochTolerance: TOLERANCE_S });
  return result.valid && 'timeStep' in result ? result.timeStep : null;
}
