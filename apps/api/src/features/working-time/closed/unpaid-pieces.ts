import type { PaidPiece } from '@faena/shared/domain';
import type { ClientSession, mongo, Types } from 'mongoose';
import { driverCollection } from '../../../platform/database.ts';
import { type PieceDoc, type RecordDoc, RecordModel } from '../model/record-model.ts';
import type { Payable } from './stamp.ts';

/** The pieces of a person as one array for each field, because the driver is slow with thousands of objects. */
type PiecesOfPerson = { _id: Types.ObjectId; recordId: Types.ObjectId[] } & {
  [Field in (typeof FIELDS)[number]]: PieceDoc[Field][];
};

const FIELDS = [
  'date',
  'startTime',
  'endTime',
  'rateCents',
  'costCents',
] as const satisfies (keyof PieceDoc)[];

/** More than the number of people, so that all come in one batch. */
const ONE_BATCH = 100_000;

/**
 * The unpaid pieces that a run would pay, unpriced ones included, by person and in order of time (RUN-2). One
 * aggregation.
 */
export async function unpaidPieces(
  payable: Payable,
  session: ClientSession,
): Promise<Map<string, PaidPiece[]>> {
  const { runId, date } = unpaidPiece(payable);
  return piecesByPerson(recordsWith(payable), { 'pieces.runId': runId, 'pieces.date': date }, session);
}

/** The pieces that a run has paid to some people, in the same form. */
export function paidPieces(
  { companyId, runId, employeeIds }: PaidPiecesAsked,
  session: ClientSession,
): Promise<Map<string, PaidPiece[]>> {
  const records = { companyId, 'pieces.runId': runId, employeeId: { $in: [...employeeIds] } };
  return piecesByPerson(records, { 'pieces.runId': runId }, session);
}

interface PaidPiecesAsked {
  readonly companyId: Types.ObjectId;
  readonly runId: Types.ObjectId;
  readonly employeeIds: readonly Types.ObjectId[];
}

async function piecesByPerson(
  records: mongo.Filter<RecordDoc>,
  pieces: object,
  session: ClientSession,
): Promise<Map<string, PaidPiece[]>> {
  // `$push` would drop an absent value, and shift the others.
  const fields = FIELDS.map((field) => [field, { $push: { $ifNull: [`$pieces.${field}`, null] } }]);
  const found = await driverCollection(RecordModel)
    .aggregate<PiecesOfPerson>(
      [
        { $match: records },
        { $unwind: '$pieces' },
        { $match: pieces },
        { $group: { _id: '$employeeId', recordId: { $push: '$_id' }, ...Object.fromEntries(fields) } },
      ],
      { session, batchSize: ONE_BATCH },
    )
    .toArray();
  return new Map(found.map((person) => [String(person._id), inOrder(person)]));
}

/** The people with pieces that a run would pay. */
export function unpaidPeople(payable: Payable, session: ClientSession): Promise<Types.ObjectId[]> {
  return driverCollection(RecordModel).distinct('employeeId', recordsWith(payable), { session });
}

function inOrder({ recordId, date, startTime, endTime, rateCents, costCents }: PiecesOfPerson): PaidPiece[] {
  return recordId
    .map((id, at): PaidPiece => {
      const [from, to] = [startTime[at], endTime[at]];
      if (!from || !to) throw new Error('A piece begins and ends');
      const price = { rateCents: rateCents[at] ?? null, costCents: costCents[at] ?? null };
      return { recordId: String(id), date: date[at] ?? '', startTime: from, endTime: to, ...price };
    })
    .sort((a, b) => +a.startTime - +b.startTime);
}

function recordsWith(payable: Payable): mongo.Filter<RecordDoc> {
  const { companyId, employeeId, carried } = payable;
  const filter = {
    companyId,
    ...(employeeId && { employeeId }),
    pieces: { $elemMatch: unpaidPiece(payable) },
  };
  return carried.length === 0 ? filter : { ...filter, _id: { $nin: [...carried] } };
}

/** Null matches a missing field too, and uses the index. */
function unpaidPiece({ firstDay, through }: Payable) {
  return { runId: null, date: { ...(firstDay !== null && { $gte: firstDay }), $lte: through } };
}
