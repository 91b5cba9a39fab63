import { RecordParts, type RecordSplit } from '@faena/shared/schemas';
import { Types } from 'mongoose';
import type { Actor } from '../../../kernel/actor.ts';
import { answer } from '../../../kernel/answer.ts';
import { invalid, notFound } from '../../../kernel/errors.ts';
import { transaction } from '../../../platform/database.ts';
import type { Services } from '../../../platform/services.ts';
import type { ChangeBy } from '../model/change-by.ts';
import { addRecordEvents } from '../model/record-event.ts';
import { type ClosedRecordDoc, isClosed, isPaid, type RecordDoc } from '../model/record-model.ts';
import { recordsToWire } from '../model/record-wire.ts';
import { withCorrection } from '../model/with-correction.ts';
import { splitParts } from '../pricing/split-parts.ts';
import { storeRecords } from '../pricing/store-records.ts';
import { lockRecords } from './lock-records.ts';
import { enteredProject, valuesOf } from './record-values.ts';

/**
 * Splits an ended record at a moment within it, and stores author, reason and former values with both parts
 * (TIME-41). The first keeps its id and its history; their day costs the same (PAY-41).
 * @throws AppError `not_found` when the record or a project is missing or out of reach; `conflict` while it is open,
 * voided or closed (RUN-5), and when it was changed meanwhile; `validation_failed` for a moment outside it
 */
export async function splitRecord(
  id: string,
  { reason, version, ...asked }: RecordSplit,
  actor: Actor,
  { clock }: Services,
): Promise<RecordParts> {
  return transaction(async (session) => {
    const by = { actor, at: clock.now(), session };
    const { records, rates } = await lockRecords([{ id, version }], by, (record) => {
      if (record.open) return 'record_open';
      if (isPaid(record)) return 'record_closed';
      return record.voided ? 'record_voided' : null;
    });
    const [record] = records;
    if (!record || !isClosed(record)) throw notFound('record');
    const parts = await partsOf(record, asked, reason, by);
    const written = await storeRecords(
      [
        { before: record, after: parts.first },
        { before: null, after: parts.second },
      ],
      rates,
      session,
    );
    const [first = parts.first, second = parts.second] = written;
    const events = [
      { action: 'record-split', before: record, after: first, reason },
      { action: 'record-split', before: null, after: second, reason },
    ] as const;
    await addRecordEvents(events, by, written.besideCents);
    const [before, after] = await recordsToWire([first, second]);
    if (!before || !after) throw notFound('record');
    return answer(RecordParts, { first: before, second: after });
  });
}

async function partsOf(
  record: ClosedRecordDoc,
  {
    at: text,
    firstProjectId,
    secondProjectId,
  }: Pick<RecordSplit, 'at' | 'firstProjectId' | 'secondProjectId'>,
  reason: string,
  by: ChangeBy,
): Promise<{ first: RecordDoc; second: RecordDoc }> {
  const at = new Date(text);
  if (at <= record.startTime || at >= record.endTime) throw invalid('body.at', 'split_outside');
  const { gaps: _, lunch, beforeLunch, task, ...kept } = record;
  const projectOf = (projectId: string | null | undefined, field: string) =>
    // Its project may be deleted by now; the record keeps it, and with it its task.
    projectId === undefined || projectId === (record.projectId && String(record.projectId))
      ? task && { task }
      : enteredProject(projectId, record.companyId, by.actor, by.session, field);
  const before = valuesOf(record);
  const [first, second] = splitParts(record, at);
  const entry = (part: ClosedRecordDoc) =>
    ({ kind: 'split', at: by.at, by: by.actor.id, reason, before, after: valuesOf(part) }) as const;
  const firstPart = {
    ...kept,
    ...first,
    ...(beforeLunch && { beforeLunch }),
    ...(await projectOf(firstProjectId, 'firstProjectId')),
  };
  const secondPart = {
    ...kept,
    ...second,
    ...(lunch && { lunch }),
    ...(await projectOf(secondProjectId, 'secondProjectId')),
    _id: new Types.ObjectId(),
  };
  return {
    first: { ...firstPart, corrections: withCorrection(record, entry(firstPart)) },
    second: { ...secondPart, corrections: [entry(secondPart)] },
  };
}
