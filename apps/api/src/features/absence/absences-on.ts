import type { AbsenceKind } from '@faena/shared/domain';
import type { Types } from 'mongoose';
import { absencesIn } from './absences-in.ts';

/** A company and its day, by its own clock. */
interface CompanyDay {
  readonly companyId: Types.ObjectId;
  readonly day: string;
}

/** The kind of absence of each absent person, by id, on the day of their company; one query for any number (TODAY-12). */
export async function absencesOn(days: readonly CompanyDay[]): Promise<ReadonlyMap<string, AbsenceKind>> {
  const dayOf = new Map(days.map(({ companyId, day }) => [String(companyId), day]));
  const ordered = [...dayOf.values()].sort();
  const [first, last] = [ordered[0], ordered.at(-1)];
  if (!first || !last) return new Map();
  const range = { startDate: first, endDate: last };
  const found = await absencesIn(
    days.map(({ companyId }) => companyId),
    range,
  );
  const absent = found.filter(({ companyId, startDate, endDate }) => {
    const day = dayOf.get(String(companyId)) ?? '';
    return startDate <= day && day <= endDate;
  });
  return new Map(absent.map(({ employeeId, kind }) => [String(employeeId), kind]));
}
