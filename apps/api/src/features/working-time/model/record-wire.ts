import { durationHours, fromCents, type SilentTime } from '@faena/shared/domain';
import {
  type Correction,
  type ForgottenEnd,
  plainOf,
  type RecordEvidence,
  type RecordPiece,
  type RecordValues,
  WorkRecord,
  WorkRecordNoun,
} from '@faena/shared/schemas';
import type { ClientSession } from 'mongoose';
import { answer } from '../../../kernel/answer.ts';
import { mapInTurns } from '../../../kernel/map-in-turns.ts';
import { withholdsPay } from '../../../platform/pay-lock.ts';
import { type Names, nameIn, namesOf } from '../../person/index.ts';
import type { AdjustmentDoc } from './adjustment-model.ts';
import { adjustmentToWire } from './adjustment-wire.ts';
import { adjustmentsByRecord } from './adjustments.ts';
import {
  type CorrectionDoc,
  type DeductedLunchDoc,
  type ForgottenEndDoc,
  isStamped,
  type RecordDoc,
  type RecordValuesDoc,
} from './record-model.ts';
import { versionOf } from './version-of.ts';
import { workedLunches } from './worked-lunches.ts';

/** A record in the API format, with hours, money and the names of its correctors. */
export async function recordToWire(record: RecordDoc): Promise<WorkRecord> {
  const [wire] = await recordsToWire([record]);
  return answer(WorkRecord, wire as WorkRecord);
}

/** The number of records that are serialized without a pause: a few milliseconds (LIMIT-12). */
export const RECORDS_A_TURN = 500;

/** Records in the API format; common queries read the names and adjustments of all. */
export async function recordsToWire(
  records: readonly RecordDoc[],
  session: ClientSession | null = null,
): Promise<WorkRecord[]> {
  const names = await namesOf(records.flatMap(othersOf));
  const adjustments = await adjustmentsByRecord(records, session);
  const worked = await workedPaidLunches(records, session);
  const withholds = withholdsPay();
  return mapInTurns(records, RECORDS_A_TURN, (record) => {
    const wire = wireOf(record, names, adjustments.get(String(record._id)) ?? []);
    if (wire.lunch && worked.has(keyOf(record, wire.lunch.from))) wire.lunch.isWorked = true;
    return withholds ? withoutPay(wire) : wire;
  });
}

/** The lunches of paid records that count again, by `keyOf`: such a record has no note of it itself (RUN-5). */
async function workedPaidLunches(
  records: readonly RecordDoc[],
  session: ClientSession | null,
): Promise<ReadonlySet<string>> {
  const paid = records.filter(
    (record) => record.lunch && !record.lunch.workedId && record.pieces.some(isStamped),
  );
  const worked = await workedLunches(paid, session);
  return new Set(worked.map((record) => keyOf(record, record.startTime.toISOString())));
}

function keyOf({ employeeId }: Pick<RecordDoc, 'employeeId'>, from: string): string {
  return `${employeeId} ${from}`;
}

/** Changed records in the API format, validated before the transaction commits. */
export async function changedToWire(records: readonly RecordDoc[]): Promise<WorkRecord[]> {
  return (await recordsToWire(records)).map((record) => answer(WorkRecord, record));
}

/** The people whom an answer names: correctors, and others who ended the record or made marks in it. */
function othersOf({ corrections = [], evidence, endedBy }: RecordDoc) {
  const makers = (evidence?.marks ?? []).flatMap(({ markedBy }) => markedBy ?? []);
  return [...corrections.map(({ by }) => by), ...(evidence && endedBy ? [endedBy] : []), ...makers];
}

function wireOf(record: RecordDoc, names: Names, adjustments: readonly AdjustmentDoc[]): WorkRecord {
  return {
    ...plainOf(WorkRecordNoun, record),
    _id: String(record._id),
    employeeId: String(record.employeeId),
    projectId: record.projectId && String(record.projectId),
    ...(record.task && { task: { _id: String(record.task._id), title: record.task.title } }),
    startTime: record.startTime.toISOString(),
    endTime: record.endTime?.toISOString() ?? null,
    durationHours: durationHours(record.durationMs),
    cost: fromCents(record.costCents ?? 0),
    hourlyRate: record.rateCents === null ? null : fromCents(record.rateCents),
    voided: record.voided !== undefined,
    version: versionOf(record, adjustments),
    gaps: (record.gaps ?? []).map(({ from, until, used }) => ({
      from: from.toISOString(),
      until: until.toISOString(),
      used,
    })),
    evidence: evidenceToWire(record, names),
    lunch: record.lunch ? lunchToWire(record.lunch) : null,
    pieces: record.pieces.map(pieceToWire),
    hasPriorPrice: record.hasPriorPrice ?? false,
    closedBy: [...new Set(record.pieces.flatMap(({ runNumber }) => runNumber ?? []))],
    adjustments: adjustments.map(adjustmentToWire),
    corrections: (record.corrections ?? []).map((correction) => toCorrection(correction, names)),
  };
}

/** A record without its amounts, for an own device whose lock is closed (PIN-1). */
function withoutPay({ pieces, adjustments, ...record }: WorkRecord): WorkRecord {
  return {
    ...record,
    cost: 0,
    hourlyRate: null,
    pieces: pieces.map((piece) => ({ ...piece, hourlyRate: null, cost: null })),
    adjustments: adjustments.map(({ days, ...adjustment }) => ({
      ...adjustment,
      days: days.map((day) => ({ ...day, amount: 0 })),
      amount: 0,
    })),
  };
}

function evidenceToWire({ evidence, endedBy }: RecordDoc, names: Names): RecordEvidence | null {
  if (!evidence) return null;
  return {
    beats: evidence.beats,
    touches: evidence.touches,
    lastTouch: evidence.lastTouch?.toISOString() ?? null,
    idle: evidence.idle.map(timesToWire),
    marks: (evidence.marks ?? []).map(
      ({ at, earliest, latest, markedBy, denied, code, missingNumber, ...mark }) => ({
        ...mark,
        markedBy: markedBy ? nameIn(names, markedBy, mark.deviceName) : null,
        isDenied: denied ?? false,
        code: code ?? null,
        missingNumber: missingNumber ?? null,
        at: at.toISOString(),
        earliest: earliest.toISOString(),
        latest: latest.toISOString(),
      }),
    ),
    forgotten: evidence.forgotten ? forgottenToWire(evidence.forgotten) : null,
    notWorked: evidence.notWorked ? timesToWire(evidence.notWorked) : null,
    endedBy: endedBy ? nameIn(names, endedBy) : null,
  };
}

function timesToWire({ from, until }: SilentTime): { from: string; until: string } {
  return { from: from.toISOString(), until: until.toISOString() };
}

function lunchToWire({ workedId, ...times }: DeductedLunchDoc): WorkRecord['lunch'] {
  return { ...timesToWire(times), isWorked: workedId !== undefined };
}

function forgottenToWire({ until, usual, crew, lastSign }: ForgottenEndDoc): ForgottenEnd {
  return {
    until: until.toISOString(),
    usual: usual?.toISOString() ?? null,
    crew: crew?.toISOString() ?? null,
    lastSign: lastSign?.toISOString() ?? null,
  };
}

/** A piece of a record in the API format (PAY-40). */
export function pieceToWire({
  date,
  startTime,
  endTime,
  rateCents,
  costCents,
}: RecordDoc['pieces'][number]): RecordPiece {
  return {
    date,
    startTime: startTime.toISOString(),
    endTime: endTime.toISOString(),
    hourlyRate: rateCents === null ? null : fromCents(rateCents),
    cost: costCents === null ? null : fromCents(costCents),
  };
}

function toCorrection(correction: CorrectionDoc, names: Names): Correction {
  const { kind, at, by, reason, before, after, requestId } = correction;
  return {
    kind,
    at: at.toISOString(),
    by: nameIn(names, by),
    reason,
    before: before && valuesToWire(before),
    after: valuesToWire(after),
    ...(requestId && { requestId: String(requestId) }),
  };
}

/** The values of a record before or after a change, in the API format. */
export function valuesToWire({ startTime, endTime, projectId, projectName }: RecordValuesDoc): RecordValues {
  return {
    startTime: startTime.toISOString(),
    endTime: endTime.toISOString(),
    project: projectId && { _id: String(projectId), name: projectName },
  };
}
