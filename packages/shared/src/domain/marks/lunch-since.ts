import { LONGEST_LUNCH_MS, type MarkKind } from '../limits-and-defaults/index.ts';

/** The fields of a record that show its lunch. */
export interface MarkedRecord {
  readonly voided?: boolean;
  readonly evidence: { readonly marks: readonly { readonly kind: MarkKind; readonly at: string }[] } | null;
}

/**
 * When the lunch of somebody began, in milliseconds since 1970: the newest record ends, or goes on, with an Almuerzo. Null
 * without one, and once it is older than LONGEST_LUNCH_MS (MARK-23).
 */
export function lunchSince(record: MarkedRecord | null, now: number): number | null {
  const last = record?.voided ? undefined : record?.evidence?.marks.at(-1);
  if (last?.kind !== 'pause') return null;
  const since = Date.parse(last.at);
  return now - since < LONGEST_LUNCH_MS ? since : null;
}
