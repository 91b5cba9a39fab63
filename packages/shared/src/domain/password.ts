import { MAX_PASSWORD_BYTES, MIN_PASSWORD_LENGTH } from './limits-and-defaults/index.ts';

/** Tests whether a password is long enough to be chosen (SESSION-17). */
function isLongEnough(password: string): boolean {
  return password.length >= MIN_PASSWORD_LENGTH;
}

/** Tests whether bcrypt uses the whole password; it silently ignores bytes after the 72nd. */
export function fitsBcrypt(password: string): boolean {
  return new TextEncoder().encode(password).length <= MAX_PASSWORD_BYTES;
}

/** Returns the form of a password that is hashed: every keyboard types the same one (SESSION-39). */
export function normalPassword(typed: string): string {
  return typed.normalize('NFKC');
}

/** Tests whether a person may choose a password. */
export function isAcceptablePassword(password: string): boolean {
  return isLongEnough(password) && fitsBcrypt(password);
}
