import { oddCause } from '@faena/shared/domain';
import type { OddToday, Today } from '@faena/shared/schemas';
import { Types } from 'mongoose';
import type { Actor } from '../../kernel/actor.ts';
import { notFound } from '../../kernel/errors.ts';
import { driverCollection } from '../../platform/database.ts';
import { ownsCompany } from '../../platform/scope.ts';
import type { Services } from '../../platform/services.ts';
import { CompanyModel } from '../company/index.ts';
import {
  REVIEWS_BY_START,
  type RecordDoc,
  RecordModel,
  recordsToWire,
  TO_REVIEW,
} from '../working-time/index.ts';
import { peopleToday } from './people-today.ts';

/** The most records por revisar in one answer, oldest first (TODAY-6). */
const MOST_ODD = 200;

/**
 * The day of a company (TODAY-1): its people, their records of today and those por revisar, with a query on an index for each.
 * @throws AppError `not_found` for a company out of reach
 */
export async function getToday(companyId: string, actor: Actor, { clock }: Services): Promise<Today> {
  const _id = new Types.ObjectId(companyId);
  const company = ownsCompany(actor, _id) ? await CompanyModel.findById(_id, { timezone: 1 }).lean() : null;
  if (!company) throw notFound('company');
  const waiting = { companyId: _id, ...TO_REVIEW };
  const [people, odd, oddInAll] = await Promise.all([
    peopleToday([company], clock.now()),
    driverCollection(RecordModel)
      .find(waiting, { hint: REVIEWS_BY_START })
      .sort({ startTime: 1, _id: 1 })
      .limit(MOST_ODD)
      .toArray(),
    driverCollection(RecordModel).countDocuments(waiting),
  ]);
  const own = people.get(companyId) ?? [];
  return {
    timezone: company.timezone,
    people: own,
    odd: await oddToday(odd, new Map(own.map(({ _id, fullname }) => [_id, fullname]))),
    oddInAll,
  };
}

async function oddToday(
  records: readonly RecordDoc[],
  names: ReadonlyMap<string, string>,
): Promise<OddToday[]> {
  const wires = await recordsToWire(records);
  return records.flatMap((record, index) => {
    const wire = wires[index];
    if (!wire) return [];
    const { _id, employeeId, startTime, endTime, version } = wire;
    const marks = record.evidence?.marks ?? [];
    const cause = oddCause({
      endTime: record.endTime,
      forgotten: record.evidence?.forgotten ?? null,
      isDenied: marks.some(({ denied }) => denied),
      isExact: marks.every(({ isExact }) => isExact),
    });
    return [{ _id, employeeId, fullname: names.get(employeeId) ?? '', startTime, endTime, version, cause }];
  });
}
