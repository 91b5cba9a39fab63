import { MAX_PASSWORD_BYTES, MIN_PASSWORD_LENGTH } from './limits-and-defaults/index.ts';

/** Whether a password is long enough to be chosen (SESSION-17). */
function isLongEnough(password: string): boolean {
  return password.length >= MIN_PASSWORD_LENGTH;
}

/** Whether bcrypt takes the whole of a password; it would silently ignore what exceeds 72 bytes. */
export function fitsBcrypt(password: string): boolean {
  return new TextEncoder().encode(password).length <= MAX_PASSWORD_BYTES;
}

/** Whether a password may be chosen. */
export function isAcceptablePassword(password: string): boolean {
  return isLongEnough(password) && fitsBcrypt(password);
}
