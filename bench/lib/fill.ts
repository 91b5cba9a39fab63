import { ROLES } from '@faena/shared/access';
import { DEFAULT_COMPANY_COLOR, DEFAULT_TIMEZONE, type PricedPart, priceRecords } from '@faena/shared/domain';
import { Types } from 'mongoose';
import { CompanyModel } from '../../apps/api/src/features/company/model.ts';
import { PayCalendarModel } from '../../apps/api/src/features/company/pay-calendar-model.ts';
import { identityOf } from '../../apps/api/src/features/person/identity.ts';
import { PersonModel } from '../../apps/api/src/features/person/model.ts';
import { ProjectModel } from '../../apps/api/src/features/project/model.ts';
import { searchTextOf } from '../../apps/api/src/features/project/search-text.ts';
import { RecordModel } from '../../apps/api/src/features/working-time/model/record-model.ts';

const RATE_CENTS = 1_250;
const SHIFT_MS = 4 * 3_600_000;
const DAY_MS = 86_400_000;

/** Two shifts a day: 8:00 to 12:00 and 13:00 to 17:00 in Guatemala. */
const SHIFTS_START_MS = [14, 19].map((hour) => hour * 3_600_000);

/** The stored people and things that requests name. */
export interface Filled {
  readonly managerId: Types.ObjectId;
  readonly companyId: Types.ObjectId;
  readonly employeeIds: readonly Types.ObjectId[];
  readonly projectIds: readonly Types.ObjectId[];
  /** The first 30 days with records, as the query of a history. */
  readonly oldestMonth: string;
}

/** The data of a filled database. */
export interface Filling {
  /** A part of the usernames, different for each company of one database. */
  readonly name?: string;
  /** The number of employees; 200 by default. */
  readonly employees?: number;
  /** The number of projects; 100 by default. */
  readonly projects?: number;
  /** How many records the employees share equally. */
  readonly records: number;
  /** The last day with records, as its midnight in UTC in milliseconds. */
  readonly lastDay: number;
  /** Everything before this day (`2026-11-16`) is paid; left out, nothing is. */
  readonly paidBefore?: string;
  /** The hash of everybody's password; left out, nobody can sign in. */
  readonly passwordHash?: string;
}

/** Records that go to the database at once. */
const WRITE_AT_ONCE = 10_000;

/** Adds a company with its employees, projects and records to a database. */
export async function fill({
  name: of = '',
  employees: count = 200,
  projects: projectCount = 100,
  records,
  lastDay,
  paidBefore = '',
  passwordHash = 'none',
}: Filling): Promise<Filled> {
  const createdAt = new Date(lastDay);
  const person = (name: string) => ({
    ...identityOf({
      fullname: name,
      username: `${name}${of}`.toLowerCase(),
      email: `${name}${of}@example.com`,
    }),
    passwordHash,
    createdAt,
  });
  const manager = await PersonModel.create({ ...person('Gestora'), roleId: ROLES.manager });
  const company = await CompanyModel.create({
    name: `Obras ${of}`.trim(),
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
    Array.from({ length: projectCount }, (_, number) => ({
      companyId: company._id,
      name: `Proyecto ${number}`,
      type: 'General',
      searchText: searchTextOf({ name: `Proyecto ${number}`, description: '' }),
      startDate: createdAt,
      endDate: createdAt,
      status: 'Activo',
      createdBy: manager._id,
      memberIds: [manager._id, ...employeeIds.filter((_, index) => index % projectCount === number)],
      createdAt,
    })),
  );
  const runId = new Types.ObjectId();
  if (paidBefore) {
    const closedThrough = dateOf(Date.parse(paidBefore) - DAY_MS);
    await PayCalendarModel.create({ _id: company._id, schedule: { kind: 'semimonthly' }, closedThrough });
  }
  // Cast once: casting each of two million would take longer than writing them.
  const stored = worked.map(({ record, parts }) =>
    new RecordModel({
      employeeId: manager._id,
      companyId: company._id,
      open: false,
      durationMs: SHIFT_MS,
      endReason: 'logout',
      timeZone: DEFAULT_TIMEZONE,
      rateCents: RATE_CENTS,
      ...record,
      pieces: parts.map((part) => (part.date < paidBefore ? { ...part, runId } : part)),
      costCents: costOf(parts),
      lastHeartbeat: record.endTime,
    }).toObject(),
  );
  for (const employeeId of employeeIds) {
    for (let from = 0; from < stored.length; from += WRITE_AT_ONCE) {
      const some = stored.slice(from, from + WRITE_AT_ONCE);
      await RecordModel.collection.insertMany(
        some.map((record) => ({ ...record, _id: new Types.ObjectId(), employeeId })),
      );
    }
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
