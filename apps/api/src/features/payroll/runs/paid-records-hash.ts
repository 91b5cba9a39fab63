import { createHash } from 'node:crypto';
import type { ClientSession, Types } from 'mongoose';
import { driverCollection } from '../../../platform/database.ts';
import { type RecordDoc, RecordModel } from '../../working-time/index.ts';

/** The fields of a record that never change once a run pays it (RUN-5), and that no slip has. */
const FIELDS = {
  ...{ employeeId: 1, projectId: 1, projectName: 1, startTime: 1, endTime: 1, corrections: 1, gaps: 1 },
} as const;

type PaidRecord = Pick<RecordDoc, '_id' | keyof typeof FIELDS>;

/**
 * SHA-256 over the records that a run pays, by person and id (LEDGER-8), because a slip states neither projects nor
 * correctors. Memory holds the lines of one person.
 */
export async function paidRecordsHash(
  { companyId, runId }: { companyId: Types.ObjectId; runId: Types.ObjectId },
  session: ClientSession,
): Promise<string> {
  // Sorted by the index, so that the closing transaction sorts nothing.
  const records = driverCollection(RecordModel)
    .find({ companyId, 'pieces.runId': runId }, { session })
    .sort({ employeeId: 1 })
    .project<PaidRecord>(FIELDS)
    .batchSize(500);
  const hash = createHash('sha256');
  let lines: string[] = [];
  let employeeId: Types.ObjectId | undefined;
  for await (const record of records) {
    if (employeeId && !employeeId.equals(record.employeeId)) {
      hash.update(lines.sort().join(''));
      lines = [];
    }
    ({ employeeId } = record);
    lines.push(`${lineOf(record)}\n`);
  }
  return hash.update(lines.sort().join('')).digest('hex');
}

function lineOf({
  _id,
  employeeId,
  projectId,
  projectName,
  startTime,
  endTime,
  corrections = [],
  gaps = [],
}: PaidRecord): string {
  return JSON.stringify([
    ...[_id, employeeId, projectId, projectName, startTime, endTime],
    corrections.map(({ kind, at, by, reason, before, after, requestId }) => [
      ...[kind, at, by, reason, requestId ?? null],
      [before, after].map(
        (values) => values && [values.startTime, values.endTime, values.projectId, values.projectName],
      ),
    ]),
    gaps.map(({ from, until, used }) => [from, until, used]),
  ]);
}
