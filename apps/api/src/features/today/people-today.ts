import { ROLES } from '@faena/shared/access';
import { type AbsenceKind, calendarDateOf, DAY_MS, lateAfter, startOfDate } from '@faena/shared/domain';
import type { PersonToday } from '@faena/shared/schemas';
import type { Types } from 'mongoose';
import { groupedBy } from '../../kernel/grouped.ts';
import { driverCollection } from '../../platform/database.ts';
import { absencesOn } from '../absence/index.ts';
import type { CompanyDoc } from '../company/index.ts';
import { PersonModel } from '../person/index.ts';
import { RECORDS_OF_EMPLOYEE, RecordModel } from '../working-time/index.ts';
import { type Face, personToday, type StretchToday } from './person-today.ts';

type CompanyDays = Pick<CompanyDoc, '_id' | 'timezone'>;
type Worker = Face & { readonly companyId: Types.ObjectId };

/** The employees of companies by name, with their state today, by the company's id; three queries for any number (TODAY-1). */
export async function peopleToday(
  companies: readonly CompanyDays[],
  now: Date,
): Promise<ReadonlyMap<string, PersonToday[]>> {
  const workers = await driverCollection(PersonModel)
    .find({ companyId: { $in: companies.map(({ _id }) => _id) }, roleId: ROLES.employee })
    .project<Worker>({ fullname: 1, pictureId: 1, companyId: 1 })
    .sort({ searchText: 1, _id: 1 })
    .toArray();
  const days = companies.map(({ _id, timezone }) => ({
    companyId: _id,
    timezone,
    day: calendarDateOf(now, timezone),
  }));
  const midnights = new Map(
    days.map(({ companyId, timezone, day }) => [String(companyId), startOfDate(day, timezone)]),
  );
  const [stretches, absences] = await Promise.all([stretchesSince(midnights, workers), absencesOn(days)]);
  const staff = groupedBy(workers, ({ companyId }) => String(companyId));
  return new Map([...midnights.keys()].map((id) => [id, stateOf(staff.get(id) ?? [], stretches, absences)]));
}

function stateOf(
  workers: readonly Worker[],
  stretches: ReadonlyMap<string, readonly StretchToday[]>,
  absences: ReadonlyMap<string, AbsenceKind>,
): PersonToday[] {
  const late = lateAfter(workers.flatMap(({ _id }) => stretches.get(String(_id))?.[0]?.startTime ?? []));
  return workers.map((worker) => {
    const id = String(worker._id);
    return personToday(worker, stretches.get(id) ?? [], { late, absence: absences.get(id) ?? null });
  });
}

/** The records with time of today by person, oldest first. One that began a day before may still run. */
async function stretchesSince(
  midnights: ReadonlyMap<string, Date>,
  workers: readonly Worker[],
): Promise<ReadonlyMap<string, readonly StretchToday[]>> {
  if (workers.length === 0) return new Map();
  const companyOf = new Map(workers.map(({ _id, companyId }) => [String(_id), companyId]));
  const earliest = Math.min(...[...midnights.values()].map(Number));
  const found = await driverCollection(RecordModel)
    .find(
      {
        employeeId: { $in: workers.map(({ _id }) => _id) },
        startTime: { $gte: new Date(earliest - DAY_MS) },
        voided: { $exists: false },
      },
      { hint: RECORDS_OF_EMPLOYEE },
    )
    .project<StretchToday & { companyId: Types.ObjectId }>({
      employeeId: 1,
      companyId: 1,
      startTime: 1,
      endTime: 1,
      projectId: 1,
      projectName: 1,
      'evidence.marks.kind': 1,
    })
    .toArray();
  const ofToday = found.filter(({ employeeId, companyId, endTime }) => {
    const midnight = midnights.get(String(companyId));
    const isTheirs = companyOf.get(String(employeeId))?.equals(companyId);
    return isTheirs && midnight && (endTime === null || endTime > midnight);
  });
  ofToday.sort((one, other) => +one.startTime - +other.startTime);
  return groupedBy(ofToday, ({ employeeId }) => String(employeeId));
}
