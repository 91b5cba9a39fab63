import { durationHours, fromCents, rateAt } from '@faena/shared/domain';
import { Employee, EmployeeNoun, plainOf } from '@faena/shared/schemas';
import type { ClientSession, PipelineStage, Types } from 'mongoose';
import type { Actor } from '../../kernel/actor.ts';
import { answer } from '../../kernel/answer.ts';
import { notFound } from '../../kernel/errors.ts';
import { type PersonDoc, PersonModel } from '../person/index.ts';
import { visibleProjects } from '../project/index.ts';
import { HAS_UNPRICED_TIME, reachableRecords, UNPRICED_MS } from '../working-time/index.ts';

type Row = Omit<PersonDoc, 'passwordHash'> & {
  projects: { _id: Types.ObjectId; name: string }[];
  reviews: { count: number }[];
  unpriced: { ms: number }[];
};

/**
 * Employees with their rate `now`, projects, and number of records por revisar the caller sees, in one aggregation.
 * `stages` choose the people and their order.
 */
export async function readEmployees(
  stages: PipelineStage[],
  actor: Actor,
  now: Date,
  session?: ClientSession,
): Promise<Employee[]> {
  const rows = await PersonModel.aggregate<Row>(
    [...stages, projectsOf(actor), reviewsOf(actor), UNPRICED_LOOKUP],
    {
      session: session ?? null,
    },
  );
  return rows.map((row) => toEmployee(row, now));
}

/** Reads one employee for the verbs that have just written them. */
export async function readEmployee(
  id: Types.ObjectId,
  actor: Actor,
  now: Date,
  session: ClientSession,
): Promise<Employee> {
  const [employee] = await readEmployees([{ $match: { _id: id } }], actor, now, session);
  if (!employee) throw notFound('employee');
  return answer(Employee, employee);
}

const projectsOf = (actor: Actor): PipelineStage => ({
  $lookup: {
    from: 'projects',
    localField: '_id',
    foreignField: 'memberIds',
    pipeline: [
      { $match: visibleProjects(actor) },
      { $sort: { createdAt: 1, _id: 1 } },
      { $project: { name: 1 } },
    ],
    as: 'projects',
  },
});

const reviewsOf = (actor: Actor): PipelineStage => ({
  $lookup: {
    from: 'time_records',
    localField: '_id',
    foreignField: 'employeeId',
    pipeline: [{ $match: { needsReview: true, ...reachableRecords(actor) } }, { $count: 'count' }],
    as: 'reviews',
  },
});

/** The company they work for, as for their earnings (PAY-8). */
const UNPRICED_LOOKUP: PipelineStage = {
  $lookup: {
    from: 'time_records',
    localField: '_id',
    foreignField: 'employeeId',
    let: { companyId: '$companyId' },
    pipeline: [
      { $match: { ...HAS_UNPRICED_TIME, $expr: { $eq: ['$companyId', '$$companyId'] } } },
      { $group: { _id: null, ms: { $sum: UNPRICED_MS } } },
    ],
    as: 'unpriced',
  },
};

function toEmployee(row: Row, now: Date): Employee {
  return {
    ...plainOf(EmployeeNoun, row),
    _id: String(row._id),
    companyId: row.companyId && String(row.companyId),
    rol_id: row.roleId,
    hourlyRate: fromCents(rateAt(row.rates, now) ?? 0),
    totalToPay: fromCents(row.totalToPayCents),
    totalGenerated: fromCents(row.earnedCents),
    unpricedHours: durationHours(row.unpriced[0]?.ms ?? 0),
    pendingReviews: row.reviews[0]?.count ?? 0,
    temporaryPasswordUntil: (row.mustChangePassword && row.temporaryUntil?.toISOString()) || null,
    projects: row.projects.map(({ _id, name }) => ({ _id: String(_id), name })),
  };
}
