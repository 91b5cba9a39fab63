import type { RecordDoc } from './record-model.ts';

/** A record without its end and its price. It keeps its review. */
export function unended(record: RecordDoc): RecordDoc {
  const { hasPriorPrice: _, endedBy: __, ...kept } = record;
  return {
    ...kept,
    open: true,
    endTime: null,
    durationMs: 0,
    rateCents: null,
    costCents: null,
    pieces: [],
    endReason: null,
  };
}
