import { MARK_TOLERANCE_MS } from '@faena/shared/domain';
import type { KeptMark, MarkReceipt } from '@faena/shared/schemas';
import type { MarkDoc } from './model.ts';

/** A stored mark in the API format. */
export function markToWire(mark: MarkDoc): KeptMark {
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
