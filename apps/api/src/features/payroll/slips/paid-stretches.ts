import { type Cents, durationMs, type Stretch } from '@faena/shared/domain';
import { type RecordDoc, RecordModel } from '../../working-time/index.ts';
import type { SlipDoc } from './slip-model.ts';

/** A piece of a record that a slip pays, from when to when (SLIP-9). */
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
  return new Map(
    slips.map((slip) => [
      String(slip._id),
      records
        .filter(({ employeeId }) => employeeId.equals(slip.employeeId))
        .flatMap((record) => stretchesOf(record, slip))
        .sort((a, b) => +a.startTime - +b.startTime),
    ]),
  );
}

function stretchesOf({ _id, projectName, pieces }: Stamped, { runId }: SlipDoc): PaidStretch[] {
  return pieces
    .filter((piece) => piece.runId?.equals(runId))
    .map((piece) => ({
      recordId: String(_id),
      projectName,
      date: piece.date,
      startTime: piece.startTime,
      endTime: piece.endTime,
      ms: durationMs(piece),
      rateCents: piece.rateCents,
      costCents: piece.costCents,
    }));
}
