import { ROLES } from '@faena/shared/access';
import { type Cents, foldSearch } from '@faena/shared/domain';
import type { PayrollPerson } from '@faena/shared/schemas';
import type { PipelineStage, Types } from 'mongoose';
import { FormerPersonModel, PersonModel, type PersonName } from '../person/index.ts';
import { AdjustmentModel, RecordModel } from '../working-time/index.ts';
import { SlipModel } from './slips/slip-model.ts';

/** A person who left a company with unpaid hours (PAY-46). */
export interface Leaver extends PersonName {
  readonly _id: Types.ObjectId;
  readonly left: NonNullable<PayrollPerson['left']>;
  /** The rate of their last record there. */
  readonly rateCents: Cents | null;
}

interface Found {
  _id: Types.ObjectId;
  account: PersonName[];
  former: PersonName[];
  last: { rateCents: Cents | null }[];
}

/**
 * People who left a company with something due, by name: unpaid time, priced or not, a pending adjustment, or an
 * unpaid slip. One aggregation, which reads no records of present employees.
 */
export async function whoLeft(companyId: Types.ObjectId): Promise<Leaver[]> {
  const found = await RecordModel.aggregate<Found>([
    { $match: { companyId } },
    { $group: { _id: '$employeeId' } },
    nameIn(PersonModel.collection.name, 'account', { companyId: 1, roleId: 1 }),
    { $match: { account: { $not: { $elemMatch: { companyId, roleId: ROLES.employee } } } } },
    {
      $lookup: {
        from: RecordModel.collection.name,
        localField: '_id',
        foreignField: 'employeeId',
        pipeline: [
          { $match: { companyId, durationMs: { $gt: 0 } } },
          { $sort: { startTime: -1 } },
          { $limit: 1 },
          { $project: { _id: 0, rateCents: 1 } },
        ],
        as: 'last',
      },
    },
    { $match: { 'last.0': { $exists: true } } },
    due(RecordModel.collection.name, 'time', { durationMs: { $gt: 0 }, pieces: UNPAID_PIECE }, companyId),
    due(AdjustmentModel.collection.name, 'adjustments', { runId: null }, companyId),
    due(SlipModel.collection.name, 'slips', UNPAID_SLIP, companyId),
    { $match: { $or: ['time.0', 'adjustments.0', 'slips.0'].map((one) => ({ [one]: { $exists: true } })) } },
    nameIn(FormerPersonModel.collection.name, 'former'),
  ]);
  return found.map(toLeaver).sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
}

const UNPAID_PIECE = { $elemMatch: { runId: null } };
const UNPAID_SLIP = { reopened: false, $expr: { $lt: ['$paidCents', '$netCents'] } };

/** Tests whether the company owes a person any of these. */
function due(
  from: string,
  as: 'time' | 'adjustments' | 'slips',
  one: Record<string, unknown>,
  companyId: Types.ObjectId,
): PipelineStage.Lookup {
  const pipeline = [{ $match: { companyId, ...one } }, { $limit: 1 }, { $project: { _id: 1 } }];
  return { $lookup: { from, localField: '_id', foreignField: 'employeeId', pipeline, as } };
}

function nameIn(from: string, as: 'account' | 'former', more: Record<string, 1> = {}): PipelineStage.Lookup {
  const pipeline = [{ $project: { fullname: 1, username: 1, ...more } }];
  return { $lookup: { from, localField: '_id', foreignField: '_id', pipeline, as } };
}

function toLeaver({ _id, account, former, last }: Found): Leaver {
  // A person deleted before names were stored has only an id.
  const { fullname, username } = account[0] ?? former[0] ?? { fullname: '', username: String(_id) };
  return {
    _id,
    fullname,
    username,
    left: account.length > 0 ? 'away' : 'deleted',
    rateCents: last[0]?.rateCents ?? null,
  };
}

const keyOf = ({ _id, fullname }: Leaver) => `${foldSearch(fullname)} ${_id}`;
