import { ROLES } from '@faena/shared/access';
import { calendarDateOf, DAY_MS, lateAfter, oddCause, startOfDate } from '@faena/shared/domain';
import type { OddToday, Today } from '@faena/shared/schemas';
import { Types } from 'mongoose';
import type { Actor } from '../../kernel/actor.ts';
import { notFound } from '../../kernel/errors.ts';
import { driverCollection } from '../../platform/database.ts';
import { ownsCompany } from '../../platform/scope.ts';
import type { Services } from '../../platform/services.ts';
import { CompanyModel } from '../company/index.ts';
import { PersonModel } from '../person/index.ts';
import { REVIEWS_BY_START, type RecordDoc, RecordModel, recordsToWire } from '../working-time/index.ts';
import { type Face, personToday, type StretchToday } from './person-today.ts';

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
  const midnight = startOfDate(calendarDateOf(clock.now(), company.timezone), company.timezone);
  const faces = await driverCollection(PersonModel)
    .find({ companyId: _id, roleId: ROLES.employee })
    .project<Face>({ fullname: 1, pictureId: 1 })
    .sort({ searchText: 1, _id: 1 })
    .toArray();
  // Only these can be confirmed.
  const waiting = { companyId: _id, needsReview: true, open: false, 'pieces.runId': { $exists: false } };
  const [stretches, odd, oddInAll] = await Promise.all([
    stretchesOf(faces, _id, midnight),
    driverCollection(RecordModel)
      .find(waiting, { hint: REVIEWS_BY_START })
      .sort({ startTime: 1, _id: 1 })
      .limit(MOST_ODD)
      .toArray(),
    driverCollection(RecordModel).countDocuments(waiting),
  ]);
  const theirs = new Map<string, StretchToday[]>();
  for (const stretch of stretches) {
    const id = String(stretch.employeeId);
    theirs.set(id, [...(theirs.get(id) ?? []), stretch]);
  }
  const starts = [...theirs.values()].flatMap(([first]) => first?.startTime ?? []);
  const late = lateAfter(starts);
  return {
    timezone: company.timezone,
    people: faces.map((face) => personToday(face, theirs.get(String(face._id)) ?? [], late)),
    odd: await oddToday(odd, new Map(faces.map(({ _id, fullname }) => [String(_id), fullname]))),
    oddInAll,
  };
}

/** The records with time of today, by start. One that began a day before may still run. */
async function stretchesOf(
  faces: readonly Face[],
  companyId: Types.ObjectId,
  midnight: Date,
): Promise<StretchToday[]> {
  const employeeId = { $in: faces.map(({ _id }) => _id) };
  const startTime = { $gte: new Date(+midnight - DAY_MS) };
  const found = await driverCollection(RecordModel)
    .find({ companyId, employeeId, startTime, voided: { $exists: false } })
    .project<StretchToday>({
      employeeId: 1,
      startTime: 1,
      endTime: 1,
      projectId: 1,
      projectName: 1,
      'evidence.marks.kind': 1,
    })
    .toArray();
  return found
    .filter(({ endTime }) => endTime === null || endTime > midnight)
    .sort((one, other) => +one.startTime - +other.startTime);
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
