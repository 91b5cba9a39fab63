import { type Gap, type PricedPart, proRataCents } from '@faena/shared/domain';
import type { ClosedRecordDoc } from '../model/record-model.ts';

/** The parts of a record on either side of a moment within it. */
type Part = Pick<
  ClosedRecordDoc,
  | 'startTime'
  | 'endTime'
  | 'lastHeartbeat'
  | 'durationMs'
  | 'costCents'
  | 'pieces'
  | 'endReason'
  | 'needsReview'
  | 'gaps'
>;

/**
 * Cuts a record in two. Each part gets its share of time, gaps and a prior price; storing them prices other parts. The
 * end of the first part is a manager's; the second keeps the record's end. A review stays with the part that has its
 * cause: a gap, or else the end.
 */
export function splitParts(record: ClosedRecordDoc, at: Date): [first: Part, second: Part] {
  const { startTime, endTime, needsReview, endReason } = record;
  const gaps = cutGaps(record.gaps ?? [], at);
  const pieces = record.pieces.flatMap((piece) => cutPiece(piece, at));
  const waits = endReason === 'lost_signal' || gaps.first.length === 0 || gaps.second.length > 0;
  return [
    {
      ...partOf(pieces.filter((piece) => piece.startTime < at)),
      startTime,
      endTime: at,
      durationMs: +at - +startTime,
      lastHeartbeat: at,
      endReason: 'manager',
      needsReview: needsReview && gaps.first.length > 0,
      ...(gaps.first.length > 0 && { gaps: gaps.first }),
    },
    {
      ...partOf(pieces.filter((piece) => piece.startTime >= at)),
      startTime: at,
      endTime,
      durationMs: +endTime - +at,
      lastHeartbeat: record.lastHeartbeat,
      endReason,
      needsReview: needsReview && waits,
      ...(gaps.second.length > 0 && { gaps: gaps.second }),
    },
  ];
}

function partOf(pieces: PricedPart[]): Pick<Part, 'pieces' | 'costCents'> {
  const priced = pieces.flatMap(({ costCents }) => costCents ?? []);
  return { pieces, costCents: priced.length > 0 ? priced.reduce((sum, cents) => sum + cents, 0) : null };
}

function cutPiece(piece: PricedPart, at: Date): PricedPart[] {
  const { startTime, endTime, costCents } = piece;
  if (at <= startTime || at >= endTime) return [piece];
  const before = costCents === null ? null : proRataCents(costCents, +at - +startTime, +endTime - +startTime);
  return [
    { ...piece, endTime: at, costCents: before },
    { ...piece, startTime: at, costCents: costCents === null ? null : costCents - (before ?? 0) },
  ];
}

function cutGaps(gaps: readonly Gap[], at: Date): { first: Gap[]; second: Gap[] } {
  return {
    first: gaps.filter(({ from }) => from < at).map((gap) => (gap.until > at ? { ...gap, until: at } : gap)),
    second: gaps.filter(({ until }) => until > at).map((gap) => (gap.from < at ? { ...gap, from: at } : gap)),
  };
}
