import { MARK_TOLERANCE_MS } from '../limits-and-defaults/index.ts';
import type { MarkTime } from './place-mark.ts';

/** A time in which somebody may mark others in a project, in milliseconds since 1970; `until` is null while it lasts. */
export interface CrewRight {
  readonly from: number;
  readonly until: number | null;
}

/**
 * Tests whether a right held when a mark was made (CREW-3). A mark whose time is uncertain needs it between all its bounds,
 * so that no clock brings back a right that is over.
 */
export function heldRight(
  rights: readonly CrewRight[],
  { earliest, latest }: Pick<MarkTime, 'earliest' | 'latest'>,
): boolean {
  return rights.some(
    ({ from, until }) =>
      earliest >= from - MARK_TOLERANCE_MS && (until === null || latest <= until + MARK_TOLERANCE_MS),
  );
}
