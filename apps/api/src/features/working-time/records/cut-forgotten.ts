import { certainEnd } from '@faena/shared/domain';
import { type ClientSession, Types } from 'mongoose';
import { conflict } from '../../../kernel/errors.ts';
import { emptied, isFixed, withoutCut } from '../marked/store-shifts.ts';
import { type ClosedRecordDoc, type RecordDoc, RecordModel } from '../model/record-model.ts';
import { cutAtLunch, lunchToCut } from '../pricing/cut-lunch.ts';
import type { RecordChange } from '../pricing/price-days.ts';

interface Parts {
  readonly rest: ClosedRecordDoc;
  /** The part before the lunch, if one is deducted. */
  readonly mornings: readonly RecordDoc[];
}

/**
 * The parts of a record with the times of an accepted request. If they answer for a forgotten Salida, its lunch is deducted
 * (LUNCH-8): who forgets gets no more than who remembers.
 * @param before the record until then; once somebody has changed its end, a correction cuts nothing (LUNCH-5)
 */
export async function cutForgotten(
  before: ClosedRecordDoc,
  whole: ClosedRecordDoc,
  session: ClientSession,
): Promise<Parts> {
  const forgotten = before.evidence?.forgotten;
  const isUnanswered = forgotten && +certainEnd(forgotten.until, forgotten) === +before.endTime;
  const lunch = isUnanswered ? await lunchToCut(whole, session) : null;
  if (!lunch) return { rest: whole, mornings: [] };
  const { morning, rest } = cutAtLunch(whole, lunch, new Types.ObjectId());
  // The manager who accepts has judged all of it.
  return { rest, mornings: [{ ...morning, needsReview: false }] };
}

/**
 * The changes that join a record again, for the undo of a request that cut it at its lunch (REQUEST-9). The record comes
 * first; the part before the lunch counts nothing from then on.
 * @param former the record with the times before the request
 * @throws AppError `conflict` if that part was changed or paid since
 */
export async function withoutForgottenCut(
  record: RecordDoc,
  former: RecordDoc,
  session: ClientSession,
): Promise<[RecordChange, ...RecordChange[]]> {
  const { beforeLunch } = record;
  const after = withoutCut(former, former.startTime);
  const isCut = beforeLunch && record.startTime >= beforeLunch.until && !after.beforeLunch;
  if (!isCut) return [{ before: record, after: former }];
  const morning = await RecordModel.findById(beforeLunch.recordId, null, { session }).lean();
  if (!morning || isFixed(morning) || morning.lunch?.workedId) throw conflict('record_changed');
  return [
    { before: record, after },
    { before: morning, after: emptied(morning) },
  ];
}
