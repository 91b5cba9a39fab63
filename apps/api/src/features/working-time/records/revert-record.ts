import { cutPriorPrice } from '@faena/shared/domain';
import { conflict } from '../../../kernel/errors.ts';
import type { ChangeBy } from '../model/change-by.ts';
import { addClockEvents } from '../model/clock-event.ts';
import { lockWorker } from '../model/lock-worker.ts';
import { addRecordEvents } from '../model/record-event.ts';
import {
  type ClosedRecordDoc,
  type CorrectionDoc,
  isCounted,
  isPaid,
  type RecordDoc,
  type StateBefore,
} from '../model/record-model.ts';
import { withCorrection } from '../model/with-correction.ts';
import { storeRecords } from '../pricing/store-records.ts';
import { withoutForgottenCut } from './cut-forgotten.ts';
import { valuesOf } from './record-values.ts';
import { refuseOverlap } from './refuse-overlap.ts';
import { voidedState } from './void-records.ts';

/**
 * Undoes the last correction of a record, which accepted the request of `by`, within a transaction (REQUEST-9). A
 * corrected record gets its former values and review back; an added one counts nothing. A record that the request did
 * not change stays.
 * @throws AppError `conflict` for a paid or voided record, and if its former time was taken since
 */
export async function revertRecordWithin(
  record: RecordDoc,
  was: StateBefore | null,
  reason: string,
  { actor, at, session, requestId }: ChangeBy,
): Promise<void> {
  const rates = await lockWorker(record.employeeId, session);
  if (isPaid(record)) throw conflict('record_closed');
  if (!isCounted(record)) throw conflict('record_changed');
  const last = record.corrections?.at(-1);
  if (!requestId || !last?.requestId?.equals(requestId)) return;
  const before = valuesOf(record);
  const after = last.before ?? before;
  const entry: CorrectionDoc = { kind: 'reverted', at, by: actor.id, reason, before, after };
  const reverted: RecordDoc = {
    ...(last.before
      ? asBefore({ ...withoutTask(record), ...last.before }, was)
      : { ...record, ...voidedState(record) }),
    corrections: withCorrection(record, entry),
  };
  const changes = await withoutForgottenCut(record, reverted, session);
  const own = changes.map((change) => change.after._id);
  if (last.before) await refuseOverlap(record.employeeId, after, session, ...own);
  const written = await storeRecords(changes, rates, session);
  const [stored = reverted, ...mornings] = written;
  const events = [{ action: 'record-reverted', before: record, after: stored, reason } as const];
  await addRecordEvents(events, { actor, at, session }, written.besideCents);
  const joined = mornings.map((morning, index) => ({
    before: changes[index + 1]?.before ?? null,
    after: morning,
  }));
  await addClockEvents(joined, at, session);
}

function withoutTask({ task: _, ...record }: ClosedRecordDoc): ClosedRecordDoc {
  return record;
}

/** A record with its former review, and with a prior price that the correction had replaced (PAY-43). */
function asBefore(record: ClosedRecordDoc, was: StateBefore | null): RecordDoc {
  if (!was) return record;
  const { needsReview, hasPriorPrice, ...priced } = was;
  if (!hasPriorPrice) return { ...record, needsReview };
  const pieces = cutPriorPrice({ ...record, ...priced }, record.timeZone);
  return { ...record, ...priced, needsReview, hasPriorPrice, pieces };
}
