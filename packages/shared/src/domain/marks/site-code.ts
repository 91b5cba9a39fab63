import {
  type CodeProof,
  MARK_TOLERANCE_MS,
  SITE_CODE_DIGITS,
  SITE_CODE_STEP_MS,
  WIDEST_CODE_BOUNDS_MS,
} from '../limits-and-defaults/index.ts';
import type { MarkTime } from './place-mark.ts';

/** A run of windows of 30 seconds, by their numbers since 1970; both ends are in it. */
export interface CodeWindows {
  readonly first: number;
  readonly last: number;
}

/** The number of the window of an instant, in milliseconds since 1970. */
export function codeWindowAt(at: number): number {
  return Math.floor(at / SITE_CODE_STEP_MS);
}

/** The digits of a window, from the SHA-1 HMAC of its number (RFC 4226, 5.3). */
export function codeDigits(hmac: Uint8Array): string {
  const bytes = new DataView(hmac.buffer, hmac.byteOffset, hmac.byteLength);
  const offset = bytes.getUint8(hmac.byteLength - 1) & 0xf;
  const number = bytes.getUint32(offset) & 0x7fff_ffff;
  return String(number % 10 ** SITE_CODE_DIGITS).padStart(SITE_CODE_DIGITS, '0');
}

/** The number of a window as the eight bytes that its HMAC is of. */
export function bytesOfWindow(window: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(8);
  new DataView(bytes.buffer).setBigUint64(0, BigInt(window));
  return bytes;
}

/** The windows whose code a mark of that time can carry (MARK-30); null where a code decides nothing (MARK-33). */
export function windowsOfMark({ at, earliest, latest, isExact }: MarkTime): CodeWindows | null {
  if (!isExact && latest - earliest > WIDEST_CODE_BOUNDS_MS) return null;
  const [low, high] = isExact ? [at - MARK_TOLERANCE_MS, at + MARK_TOLERANCE_MS] : [earliest, latest];
  return {
    first: Math.ceil((low - 2 * SITE_CODE_STEP_MS) / SITE_CODE_STEP_MS),
    last: Math.floor((high + SITE_CODE_STEP_MS) / SITE_CODE_STEP_MS),
  };
}

/**
 * The time of a mark by its code, which was shown in the `shown` windows of `windowsOfMark`, in order. One window, or two side by
 * side, make an uncertain time exact to two minutes (MARK-31). An exact time stays (MARK-34).
 */
export function placeByCode(
  time: MarkTime,
  shown: readonly number[],
): { readonly time: MarkTime; readonly proof: CodeProof } {
  const [first, last] = [shown[0], shown.at(-1)];
  if (first === undefined || last === undefined) return { time, proof: 'refuted' };
  if (time.isExact) return { time, proof: 'proven' };
  if (last - first > 1) return { time, proof: 'unclear' };
  const from = Math.max(time.earliest, (first - 1) * SITE_CODE_STEP_MS);
  const until = Math.min(time.latest, (last + 2) * SITE_CODE_STEP_MS);
  const at = Math.min(Math.max(time.at, from), until);
  return { time: { at, earliest: at, latest: at, isExact: true }, proof: 'proven' };
}
