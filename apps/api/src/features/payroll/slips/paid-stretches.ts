import { type Cents, durationMs, type Stretch } from '@faena/shared/domain';
import { type RecordDoc, RecordModel } from '../../working-time/index.ts';
import type { SlipDoc } from './slip-model.ts';

/** A piece of a record that a slip pays, with its times (SLIP-9). */
export interface PaidStretch extends Stretch {
  readonly recordId: string;
  readonly projectName: RecordDoc['projectName'];
  readonly date: string;
  readonly ms: number;
  readonly rateCents: Cents | null;
  readonly costCents: Cents | null;
}

type Stamped = Pick<RecordDoc, '_id' | 'companyId' | 'employeeId' | 'projectName' | 'pieces'>;

/**
 * The paid pieces of each slip, in order of time. They never change (RUN-5); a slip of a reopened run has none.
 * @returns by the slip's id
 */
export async function paidStretches(slips: readonly SlipDoc[]): Promise<Map<string, PaidStretch[]>> {
  const records = await RecordModel.find(
    {
      companyId: { $in: slips.map(({ companyId }) => companyId) },
      'pieces.runId': { $in: slips.map(({ runId }) => runId) },
      employeeId: { $in: slips.map(({ employeeId }) => employeeId) },
    },
    { companyId: 1, employeeId: 1, projectName: 1, pieces: 1 },
  ).lean<Stamped[]>();
  const paid = new Map(slips.map((slip) => [keyOf(slip), [] as PaidStretch[]]));
  for (const record of records) {
    for (const piece of record.pieces) {
      const { runId, date, startTime, endTime, rateCents, costCents } = piece;
      const own = runId && paid.get(keyOf({ employeeId: record.employeeId, runId }));
      own?.push({
        ...{ recordId: String(record._id), projectName: record.projectName, date, startTime, endTime },
        ...{ ms: durationMs(piece), rateCents, costCents },
      });
    }
  }
  for (const own of paid.values()) own.sort((a, b) => +a.startTime - +b.startTime);
  return new Map(slips.map((slip) => [String(slip._id), paid.get(keyOf(slip)) ?? []]));
}

/** A run has one slip for each of its people. */
function keyOf({ employeeId, runId }: Pick<SlipDoc, 'employeeId' | 'runId'>): string {
  return `${employeeId} ${runId}`;
}
