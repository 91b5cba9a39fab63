import { type PipelineStage, Types } from 'mongoose';
import type { Actor } from '../../../kernel/actor.ts';
import { notFound } from '../../../kernel/errors.ts';
import { CompanyModel } from '../../company/index.ts';
import { PersonModel, reachableEmployee } from '../../person/index.ts';
import { reachableRecords } from '../model/reachable-records.ts';
import { RecordModel } from '../model/record-model.ts';

/** The data to compute somebody's hours. */
export interface Workplace {
  /** The zone of the company they work for; undefined without one. */
  readonly timeZone: string | undefined;
  /** The length of their longest record: no record that started earlier than this before a range reaches into it. */
  readonly longestMs: number;
  /** The start of their open record; undefined without one. */
  readonly openSince: Date | undefined;
}

interface Found {
  company: { timezone: string }[];
  longest: { durationMs: number }[];
  voided: { durationMs: number }[];
  open: { startTime: Date }[];
}

/**
 * The workplace of an employee within reach; for a former employee, the last one. A named company must be one of these
 * or an earlier workplace.
 * @throws AppError `not_found` without such an employee or any record of theirs within reach
 */
export async function findWorkplace(id: string, actor: Actor, company?: string): Promise<Workplace> {
  const employeeId = new Types.ObjectId(id);
  const companyId = company === undefined ? undefined : new Types.ObjectId(company);
  const [employee] = await PersonModel.aggregate<Found>([
    { $match: { $and: [reachableEmployee(actor, id), companyId ? { companyId } : {}] } },
    ...workplaceOf('_id'),
  ]);
  if (employee) return toWorkplace(employee);
  const [left] = await RecordModel.aggregate<Found>([
    { $match: { $and: [{ employeeId }, reachableRecords(actor, company)] } },
    { $sort: { startTime: -1, _id: -1 } },
    { $limit: 1 },
    ...workplaceOf('employeeId'),
  ]);
  if (!left) throw notFound('employee');
  return toWorkplace(left);
}

/**
 * Looks up a company's time zone, and three records of the person in `idField`: the longest, the longest voided and the
 * open one.
 */
function workplaceOf(idField: string): PipelineStage[] {
  return [
    {
      $lookup: {
        from: CompanyModel.collection.name,
        localField: 'companyId',
        foreignField: '_id',
        pipeline: [{ $project: { _id: 0, timezone: 1 } }],
        as: 'company',
      },
    },
    {
      $lookup: {
        from: RecordModel.collection.name,
        localField: idField,
        foreignField: 'employeeId',
        pipeline: [{ $sort: { durationMs: -1 } }, { $limit: 1 }, { $project: { _id: 0, durationMs: 1 } }],
        as: 'longest',
      },
    },
    {
      $lookup: {
        from: RecordModel.collection.name,
        localField: idField,
        foreignField: 'employeeId',
        pipeline: [
          { $match: { 'voided.durationMs': { $exists: true } } },
          { $sort: { 'voided.durationMs': -1 } },
          { $limit: 1 },
          { $project: { _id: 0, durationMs: '$voided.durationMs' } },
        ],
        as: 'voided',
      },
    },
    {
      $lookup: {
        from: RecordModel.collection.name,
        localField: idField,
        foreignField: 'employeeId',
        pipeline: [{ $match: { open: true } }, { $project: { _id: 0, startTime: 1 } }],
        as: 'open',
      },
    },
    { $project: { _id: 0, company: 1, longest: 1, voided: 1, open: 1 } },
  ];
}

function toWorkplace({ company, longest, voided, open }: Found): Workplace {
  return {
    timeZone: company[0]?.timezone,
    longestMs: Math.max(longest[0]?.durationMs ?? 0, voided[0]?.durationMs ?? 0),
    openSince: open[0]?.startTime,
  };
}
