import { type SilentTime, silenceBetween } from '@faena/shared/domain';
import type { ClientSession, Types } from 'mongoose';
import { adjustmentsByRecord } from '../model/adjustments.ts';
import type { CorrectionDoc, RecordDoc } from '../model/record-model.ts';

/** The fields of a record from which its silence follows. */
export const OF_SILENCE = {
  ...{ startTime: 1, endTime: 1, endReason: 1, companyId: 1, projectId: 1, timeZone: 1 },
  ...{ 'evidence.beats': 1, 'evidence.notWorked': 1, 'corrections.kind': 1, 'pieces.runId': 1 },
} as const;

export type HeardRecord = Pick<
  RecordDoc,
  | '_id'
  | 'startTime'
  | 'endTime'
  | 'endReason'
  | 'companyId'
  | 'projectId'
  | 'timeZone'
  | 'evidence'
  | 'corrections'
  | 'pieces'
>;

/** A silence, and the record that a lost signal ended before it. */
export interface SilenceOfRecord extends SilentTime {
  readonly recordId: Types.ObjectId;
  readonly companyId: Types.ObjectId;
  readonly projectId: Types.ObjectId | null;
}

/** The acts of a manager that state times; any other, such as a stop, leaves a silence as it is. */
const STATES_TIMES: readonly CorrectionDoc['kind'][] = ['added', 'corrected', 'reverted', 'split'];

/**
 * The silence between a record that a lost signal ended and the next one of the clock (TIME-68). Null if a record by hand
 * comes first, and if a manager has changed the times of either.
 */
export async function silenceAfter(
  lost: HeardRecord,
  next: HeardRecord,
  session: ClientSession | null = null,
): Promise<SilenceOfRecord | null> {
  const { _id: recordId, companyId, projectId, endTime, timeZone } = lost;
  if (lost.endReason !== 'lost_signal' || !endTime || !companyId.equals(next.companyId)) return null;
  if (!lost.evidence || !next.evidence || [lost, next].some(isChanged)) return null;
  const silence = silenceBetween(endTime, next.startTime, timeZone);
  if (!silence || (await adjustmentsByRecord([lost, next], session)).size > 0) return null;
  return { recordId, companyId, projectId, ...silence };
}

/**
 * The silence after the last record that a lost signal ended, unless its person has answered (TIME-69).
 * @param records those of a person, oldest first and without voided ones
 */
export async function lastSilence(records: readonly HeardRecord[]): Promise<SilenceOfRecord | null> {
  const at = records.findLastIndex(({ endReason }) => endReason === 'lost_signal');
  const [lost, next] = [records[at], records[at + 1]];
  return lost && next && !lost.evidence?.notWorked ? silenceAfter(lost, next) : null;
}

function isChanged({ corrections = [] }: HeardRecord): boolean {
  return corrections.some(({ kind }) => STATES_TIMES.includes(kind));
}
