import type { WorkRecord } from '@faena/shared/schemas';

/**
 * Whether working time resumes when the app loads, by the last record: after an unload, and after a crash (TIME-9). Not
 * after somebody stopped it on purpose.
 */
export function startsAgainOnLoad(last: WorkRecord | null): boolean {
  return last?.endReason === 'unload' || last?.endReason === 'lost_signal';
}

/**
 * Whether it resumes in an open tab that finds its record ended: only after a mistaken end from another device or a
 * late request.
 */
export function startsAgainWhileOpen(last: WorkRecord | null): boolean {
  return last?.endReason === 'unload';
}
