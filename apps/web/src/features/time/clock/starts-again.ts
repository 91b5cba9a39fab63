import type { WorkRecord } from '@faena/shared/schemas';

/**
 * Whether working time resumes when the app loads (TIME-9): after an unload or a crash, not after a stop on
 * purpose.
 */
export function startsAgainOnLoad(last: WorkRecord | null): boolean {
  return last?.endReason === 'unload' || last?.endReason === 'lost_signal';
}

/**
 * Whether it resumes in an open tab whose record has ended: only after a mistaken end from another device or
 * a late request.
 */
export function startsAgainWhileOpen(last: WorkRecord | null): boolean {
  return last?.endReason === 'unload';
}
