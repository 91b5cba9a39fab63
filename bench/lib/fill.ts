import { ROLES } from '@faena/shared/access';
import { DEFAULT_COMPANY_COLOR, DEFAULT_TIMEZONE, type PricedPart, priceRecords } from '@faena/shared/domain';
import type { Types } from 'mongoose';
import { CompanyModel } from '../../apps/api/src/features/company/model.ts';
import { identityOf } from '../../apps/api/src/features/person/identity.ts';
import { PersonModel } from '../../apps/api/src/features/person/model.ts';
import { ProjectModel } from '../../apps/api/src/features/project/model.ts';
import { searchTextOf } from '../../apps/api/src/features/project/search-text.ts';
import { RecordModel } from '../../apps/api/src/features/working-time/model/record-model.ts';

const PROJECTS = 100;
const RATE_CENTS = 1_250;
const SHIFT_MS = 4 * 3_600_000;
const DAY_MS = 86_400_000;

/** Two shifts a day: 8:00 to 12:00 and 13:00 to 17:00 in Guatemala. */
const SHIFTS_START_MS = [14, 19].map((hour) => hour * 3_600_000);

/** Whom the requests are about. */
export interface Filled {
  readonly managerId: Types.ObjectId;
  readonly companyId: Types.ObjectId;
  readonly employeeIds: readonly Types.ObjectId[];
  readonly projectIds: readonly Types.ObjectId[];
  /** The first 30 days with records, as the query of a history. */
  readonly oldestMonth: string;
}

/** What to fill a database with. */
export interface Filling {
  /** 200 unless told otherwise. */
  readonly employees?: number;
  /** How many records the employees share equally. */
  readonly records: number;
  /** The last day with records, as its midnight in UTC in milliseconds. */
  readonly lastDay: number;
  /** The hash of everybody's password; left out, nobody can sign in. */
  readonly passwordHash?: string;
}

/** Fills an empty database with one company with its employees, 100 projects and so many records. */
export async function fill({
  employees: count = 200,
  records,
  lastDay,
  passwordHash = 'none',
}: Filling): Promise<Filled> {
  const createdAt = new Date(lastDay);
  const person = (name: string) => ({
    ...identityOf({ fullname: name, username: name.toLowerCase(), email: `${name}@example.com` }),
    passwordHash,
    createdAt,
  });
  const manager = await PersonModel.create({ ...person('Gestora'), roleId: ROLES.manager });
  const company = await CompanyModel.create({
    name: 'Obras',
    createdBy: manager._id,
    color: DEFAULT_COMPANY_COLOR,
    timezone: DEFAULT_TIMEZONE,
    createdAt,
  });
  const each = records / count;
  const terms = { timeZone: DEFAULT_TIMEZONE, rates: [{ from: createdAt, cents: RATE_CENTS }] };
  // Everybody worked the same.
  const worked = priceRecords(
    Array.from({ length: each }, (_, number) => shift(lastDay, number)),
    terms,
  );
  const employees = await PersonModel.insertMany(
    Array.from({ length: count }, (_, number) => ({
      ...person(`Persona${number}`),
      roleId: ROLES.employee,
      companyId: company._id,
      rates: [{ from: createdAt, cents: RATE_CENTS, setBy: null, setAt: createdAt }],
      earnedCents: costOf(worked.flatMap(({ parts }) => parts)),
    })),
  );
  const employeeIds = employees.map(({ _id }) => _id);
  const projects = await ProjectModel.insertMany(
    Array.from({ length: PROJECTS }, (_, number) => ({
      companyId: company._id,
      name: `Proyecto ${number}`,
      type: 'General',
      searchText: searchTextOf({ name: `Proyecto ${number}`, description: '' }),
      startDate: createdAt,
      endDate: createdAt,
      status: 'Activo',
      createdBy: manager._id,
      memberIds: [manager._id, ...employeeIds.filter((_, index) => index % PROJECTS === number)],
      createdAt,
    })),
  );
  for (const employeeId of employeeIds) {
    const closed = { companyId: company._id, open: false, durationMs: SHIFT_MS, endReason: 'logout' };
    const paid = { timeZone: DEFAULT_TIMEZONE, rateCents: RATE_CENTS };
    await RecordModel.insertMany(
      worked.map(({ record, parts }) => ({
        employeeId,
        ...closed,
        ...paid,
        ...record,
        pieces: parts,
        costCents: costOf(parts),
        lastHeartbeat: record.endTime,
      })),
    );
  }
  const firstDay = lastDay - (each / 2 - 1) * DAY_MS;
  const oldestMonth = `startDate=${dateOf(firstDay)}&endDate=${dateOf(firstDay + 29 * DAY_MS)}`;
  const projectIds = projects.map(({ _id }) => _id);
  return { managerId: manager._id, companyId: company._id, employeeIds, projectIds, oldestMonth };
}

function costOf(parts: readonly PricedPart[]): number {
  return parts.reduce((sum, { costCents }) => sum + (costCents ?? 0), 0);
}

export function dateOf(day: number): string {
  return new Date(day).toISOString().slice(0, 10);
}

function shift(lastDay: number, number: number): { startTime: Date; endTime: Date } {
  const day = lastDay - Math.floor(number / 2) * DAY_MS;
  const start = day + (SHIFTS_START_MS[1 - (number % 2)] ?? 0);
  return { startTime: new Date(start), endTime: new Date(start + SHIFT_MS) };
}
