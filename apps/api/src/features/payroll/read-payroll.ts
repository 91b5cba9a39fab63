import { type DateRange, durationMs, foldSearch, type WorkedShare } from '@faena/shared/domain';
import type { Types } from 'mongoose';
import { snapshotSession } from '../../platform/database.ts';
import { CompanyModel } from '../company/index.ts';
import { type Names, namesOf, type PersonName } from '../person/index.ts';
import { type CorrectionDoc, type RecordDoc, RecordModel } from '../working-time/index.ts';

/** Records read from the database at a time. */
const BATCH = 500;

/** The people and dates of a planilla: its records begin at `from` and end before `to`. */
export interface PayrollScope extends DateRange {
  readonly companyId: Types.ObjectId;
  /** One employee; absent for everyone who worked for the company. */
  readonly employeeId: Types.ObjectId | undefined;
  readonly from: Date;
  readonly to: Date;
}

/** The fields of a record for a planilla, as a projection. */
const FIELDS = {
  employeeId: 1,
  projectName: 1,
  'task.title': 1,
  startTime: 1,
  endTime: 1,
  rateCents: 1,
  pieces: 1,
  hasPriorPrice: 1,
  endReason: 1,
  needsReview: 1,
  voided: 1,
  gaps: 1,
  'corrections.kind': 1,
} as const;

type Picked = Pick<RecordDoc, '_id' | Exclude<keyof typeof FIELDS, 'corrections.kind' | 'task.title'>> & {
  endTime: Date;
  task?: { readonly title: string };
  corrections?: Pick<CorrectionDoc, 'kind'>[];
};

/** A record of a planilla with its person, and its part within the period, in pieces and in total. */
export interface PayrollRecord {
  readonly record: Picked;
  readonly employee: PersonName;
  readonly pieces: Picked['pieces'];
  readonly share: WorkedShare;
}

/** A person whose name was never stored. */
const NOBODY: PersonName = { fullname: '', username: '' };

/** The filter of the ended records within a scope. */
export function recordsWithin({ companyId, employeeId, from, to }: PayrollScope) {
  return { companyId, ...(employeeId && { employeeId }), startTime: { $lt: to }, endTime: { $gt: from } };
}

/**
 * The records of a planilla, by employee's name and then by start, from one snapshot. They are read in batches on
 * demand.
 */
export async function* readPayroll(scope: PayrollScope): AsyncGenerator<PayrollRecord> {
  const { companyId, employeeId } = scope;
  await using session = await snapshotSession();
  const ids = employeeId
    ? [employeeId]
    : await RecordModel.distinct('employeeId', { companyId }, { session });
  const names = await namesOf(ids);
  // One query, with the employees in the order of their names; an index finds the records of each.
  const cursor = CompanyModel.aggregate<Picked>([
    { $match: { _id: companyId } },
    { $project: { employeeId: { $literal: byName(ids, names) } } },
    { $unwind: '$employeeId' },
    {
      $lookup: {
        from: RecordModel.collection.name,
        localField: 'employeeId',
        foreignField: 'employeeId',
        pipeline: [
          { $match: recordsWithin(scope) },
          { $sort: { startTime: 1, _id: 1 } },
          { $project: FIELDS },
        ],
        as: 'record',
      },
    },
    { $unwind: '$record' },
    { $replaceWith: '$record' },
  ])
    .session(session)
    // As an option of the cursor it would apply only to the first batch.
    .option({ batchSize: BATCH })
    .cursor();
  try {
    for await (const record of cursor) {
      const employee = names.get(String(record.employeeId)) ?? NOBODY;
      const pieces = piecesWithin(record, scope);
      yield { record, employee, pieces, share: shareOf(pieces) };
    }
  } finally {
    await cursor.close();
  }
}

/** The part of a record within dates. */
function piecesWithin({ pieces }: Picked, { startDate, endDate }: DateRange): Picked['pieces'] {
  return pieces.filter(({ date }) => date >= startDate && date <= endDate);
}

/** The sum of a record's pieces. */
function shareOf(pieces: Picked['pieces']): WorkedShare {
  return pieces.reduce<WorkedShare>(
    (sum, piece) => ({
      durationMs: sum.durationMs + durationMs(piece),
      costCents: sum.costCents + (piece.costCents ?? 0),
      unpricedMs: sum.unpricedMs + (piece.costCents === null ? durationMs(piece) : 0),
    }),
    { durationMs: 0, costCents: 0, unpricedMs: 0 },
  );
}

function byName(ids: readonly Types.ObjectId[], names: Names): Types.ObjectId[] {
  const keyOf = (id: Types.ObjectId) => foldSearch(names.get(String(id))?.fullname ?? '');
  const keyed = ids.map((id) => ({ id, key: `${keyOf(id)} ${id}` }));
  return keyed.sort((a, b) => (a.key < b.key ? -1 : 1)).map(({ id }) => id);
}
