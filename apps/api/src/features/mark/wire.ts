import { MARK_TOLERANCE_MS } from '@faena/shared/domain';
import type { KeptMark, MarkReceipt } from '@faena/shared/schemas';
import { type Names, nameIn, namesOf } from '../person/index.ts';
import type { MarkDoc } from './model.ts';

/** Stored marks in answers; one query reads the names of those who made them for others. */
export async function marksToWire(marks: readonly MarkDoc[]): Promise<KeptMark[]> {
  const names = await namesOf(
    marks.flatMap(({ markedBy, decision }) => [markedBy ?? [], decision?.by ?? []].flat()),
  );
  return marks.map((mark) => markToWire(mark, names));
}

function markToWire(mark: MarkDoc, names: Names): KeptMark {
  return {
    _id: String(mark._id),
    kind: mark.kind,
    deviceName: mark.deviceName,
    counter: mark.counter,
    at: mark.at.toISOString(),
    earliest: mark.earliest.toISOString(),
    latest: mark.latest.toISOString(),
    isExact: mark.isExact,
    isOffline: isOffline(mark),
    receivedAt: mark.receivedAt.toISOString(),
    result: mark.result,
    reason: mark.reason,
    recordId: mark.recordId && String(mark.recordId),
    markedBy: mark.markedBy ? nameIn(names, mark.markedBy, mark.deviceName) : null,
    isDenied: Boolean(mark.deniedAt),
    code: mark.code ?? null,
    isWaiting: mark.waits ?? false,
    decision: mark.decision
      ? { ...mark.decision, at: mark.decision.at.toISOString(), by: nameIn(names, mark.decision.by, '') }
      : null,
  };
}

/** Tests whether a mark was made without a connection: it arrived more than two minutes later (MARK-13). */
export function isOffline({ at, receivedAt }: Pick<MarkDoc, 'at' | 'receivedAt'>): boolean {
  return +receivedAt - +at > MARK_TOLERANCE_MS;
}

/** The receipt of a stored mark; `already` for one that arrived before. */
export function receiptOf(mark: MarkDoc, result = mark.result): MarkReceipt {
  return {
    id: mark.markId,
    result,
    reason: mark.reason,
    at: mark.at.toISOString(),
    recordId: mark.recordId && String(mark.recordId),
  };
}
