import type { ClientSession, mongo, Types } from 'mongoose';
import { AdjustmentModel, RecordModel } from '../../working-time/index.ts';
import { ConceptModel } from '../concepts/concept-model.ts';
import { LineModel } from '../concepts/line-model.ts';
import { PaymentModel } from '../payments/payment-model.ts';
import { SlipModel } from '../slips/slip-model.ts';

type Stages = mongo.BSON.Document[];

/** Stamped items of a company without a slip of a closed run that pays them (RUN-5). */
export async function faultsOfStamps(companyId: Types.ObjectId, session: ClientSession): Promise<string[]> {
  const strays = async (
    collection: mongo.Collection,
    stages: Stages,
    says: (id: Types.ObjectId) => string,
  ) => {
    const found = collection.aggregate<{ _id: Types.ObjectId }>(stages, { session });
    return (await found.toArray()).map(({ _id }) => says(_id));
  };
  const stamped = { $match: { companyId, runId: { $ne: null } } };
  const ofRun = (what: string) => (id: Types.ObjectId) => `${what} ${id} has a run that does not pay it.`;
  return [
    ...(await strays(
      RecordModel.collection,
      [
        ...piecesOfRuns(companyId),
        ...without({ ...OF_PERSON, ...OF_NUMBER }),
        { $project: { _id: '$record' } },
      ],
      (id) => `Record ${id} has a piece of a run that does not pay it.`,
    )),
    ...(await strays(
      AdjustmentModel.collection,
      [stamped, { $set: { number: '$runNumber' } }, ...without({ ...OF_PERSON, ...OF_NUMBER })],
      ofRun('Adjustment'),
    )),
    ...(await strays(LineModel.collection, [stamped, ...without(OF_PERSON)], ofRun('Line'))),
    ...(await strays(ConceptModel.collection, [stamped, ...without(STANDING)], ofRun('Concept'))),
    ...(await strays(
      PaymentModel.collection,
      [{ $match: { companyId } }, ...without({ ...OF_SLIP, ...OF_EMPLOYEE })],
      (id) => `Payment ${id} is of a slip that is not there.`,
    )),
  ];
}

/** All stamped pieces of a person in one run. */
function piecesOfRuns(companyId: Types.ObjectId): Stages {
  const { runId, number } = { runId: '$pieces.runId', number: '$pieces.runNumber' };
  return [
    { $match: { companyId, 'pieces.runId': { $exists: true } } },
    { $unwind: '$pieces' },
    { $match: { 'pieces.runId': { $exists: true } } },
    { $group: { _id: { runId, number, employeeId: '$employeeId' }, record: { $first: '$_id' } } },
    { $replaceWith: { $mergeObjects: ['$_id', { record: '$record' }] } },
  ];
}

/** The items that a slip must have, by the field that refers to it. */
type Reference = Readonly<Record<string, string>>;

const OF_EMPLOYEE: Reference = { employeeId: '$employeeId', runId: '$runId' };
const OF_SLIP: Reference = { slipId: '$_id' };
const OF_NUMBER: Reference = { number: '$frozen.runNumber' };
const STANDING: Reference = { runId: '$runId', taken: '$reopened' };
const OF_PERSON: Reference = { ...OF_EMPLOYEE, ...STANDING };

/** The pieces without such a slip. */
function without(reference: Reference): Stages {
  const asked = Object.keys(reference).map((key) => [key, key === 'taken' ? { $literal: false } : `$${key}`]);
  const alike = Object.entries(reference).map(([key, path]) => ({ $eq: [path, `$$${key}`] }));
  return [
    {
      $lookup: {
        from: SlipModel.collection.name,
        let: Object.fromEntries(asked),
        pipeline: [{ $match: { $expr: { $and: alike } } }, { $limit: 1 }, { $project: { _id: 1 } }],
        as: 'slips',
      },
    },
    { $match: { slips: [] } },
  ];
}
