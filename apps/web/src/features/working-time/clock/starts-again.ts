import type { WorkRecord } from '@faena/shared/schemas';

/**
 * Whether working time goes on by itself when the app is loaded, given the last record (TIME-9): after
 * an unload, and after what was one without a goodbye. Not after somebody stopped it on purpose.
 */
export function startsAgainOnLoad(last: WorkRecord | null): boolean {
  return last?.endReason === 'unload' || last?.endReason === 'lost_signal';
}

/**
 * Whether it goes on while this tab is open and finds its record ended: only where another device, or a late request,
 * took this browser for closed.
 */
export function startsAgainWhileOpen(last: WorkRecord | null): boolean {
  return last?.endReason === 'unload';
}
