import { HOUR_MS } from '@faena/shared/domain';
import type { ClockTerms } from '../../company/index.ts';
import { type Beginning, begun } from './begun.ts';
import type { RecordDoc } from './record-model.ts';

/**
 * A new record of the clock, with the terms of its company and its evidence (TIME-60) (TIME-62) (LUNCH-2). A marked one ignores
 * idleness (MARK-3).
 */
export function clocked(
  beginning: Omit<Beginning, 'timeZone'>,
  terms: ClockTerms,
  { marked }: { readonly marked: boolean },
): RecordDoc {
  return {
    ...begun({ ...beginning, timeZone: terms.timezone }),
    longestEnd: new Date(+beginning.startTime + terms.longestShiftHours * HOUR_MS),
    ...(!terms.paysIdleTime && !marked && { idleUnpaid: true }),
    ...(terms.lunchFrom &&
      !terms.paysLunch && { lunchRule: { from: terms.lunchFrom, minutes: terms.lunchMinutes } }),
    marked,
    evidence: { beats: 0, touches: 0, lastTouch: null, idle: [] },
  };
}
