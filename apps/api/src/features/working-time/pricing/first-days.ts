import { calendarDateOf, dateAfter, scheduledPeriod, startOfDate } from '@faena/shared/domain';
import type { ClientSession, Types } from 'mongoose';
import { driverCollection } from '../../../platform/database.ts';
import { type CompanyDoc, CompanyModel, type PayCalendarDoc, payCalendarOf } from '../../company/index.ts';
import type { PersonDoc } from '../../person/index.ts';
import { RecordModel } from '../model/record-model.ts';

type CompanyDays = Pick<CompanyDoc, '_id' | 'timezone'>;

interface At {
  readonly calendar: Pick<PayCalendarDoc, 'schedule' | 'firstDay' | 'closedThrough'>;
  /** By the company's clock. */
  readonly today: string;
  readonly session: ClientSession;
}

/** The first day of a company's first open period (PERIOD-2). */
export async function firstOpenDayOf(
  company: CompanyDays,
  { calendar, today, session }: At,
): Promise<string> {
  const known = knownFirstDay(calendar);
  if (known !== null) return known;
  const starts = [...(await firstRecords({ companyId: company._id }, session)).values()];
  return firstDayFrom(starts, company, { calendar, today });
}

/** The terms of a company's first open day. */
interface CompanyAt extends CompanyDays {
  readonly calendar: At['calendar'];
  /** By the company's clock. */
  readonly today: string;
}

/**
 * The first day of the first open period of each company, by its id (PERIOD-2). Only one without a closed period and a chosen
 * first day costs a query, because one index scan over several companies reads every record.
 */
export async function firstOpenDaysOf(companies: readonly CompanyAt[]): Promise<ReadonlyMap<string, string>> {
  const days = companies.map(async (company): Promise<[string, string]> => {
    const known = knownFirstDay(company.calendar);
    if (known !== null) return [String(company._id), known];
    const starts = await firstRecords({ companyId: company._id });
    return [String(company._id), firstDayFrom([...starts.values()], company, company)];
  });
  return new Map(await Promise.all(days));
}

/** The day after the last closed one, or the chosen one; null where the first record decides. */
function knownFirstDay({ closedThrough, firstDay }: At['calendar']): string | null {
  return closedThrough === null ? firstDay : dateAfter(closedThrough, 1);
}

function firstDayFrom(
  starts: readonly Date[],
  { timezone }: CompanyDays,
  { calendar, today }: Pick<At, 'calendar' | 'today'>,
): string {
  if (starts.length === 0) return scheduledPeriod(calendar.schedule, today).startDate;
  return calendarDateOf(new Date(Math.min(...starts.map(Number))), timezone);
}

/** The start of each person's first record in a company, by their id; the index reads one key for each. */
async function firstRecords(
  match: { companyId: Types.ObjectId; employeeId?: { $in: Types.ObjectId[] } },
  session?: ClientSession,
): Promise<Map<string, Date>> {
  const found = await driverCollection(RecordModel)
    .aggregate<{ _id: Types.ObjectId; startTime: Date }>(
      [
        { $match: match },
        { $sort: { companyId: 1, employeeId: 1, startTime: 1 } },
        {
          $group: {
            _id: { companyId: '$companyId', employeeId: '$employeeId' },
            startTime: { $first: '$startTime' },
          },
        },
        { $project: { _id: '$_id.employeeId', startTime: 1 } },
      ],
      { ...(session && { session }) },
    )
    .toArray();
  return new Map(found.map(({ _id, startTime }) => [String(_id), startTime]));
}

/** The beginning of a rate: an instant, and the day whose start it is, null from now on (RATE-4). */
export interface RateStart {
  readonly from: Date;
  readonly fromDay: string | null;
}

/** The start of a rate that begins with a day in a time zone. */
export function startOnDay(fromDay: string, timeZone: string): RateStart {
  return { from: startOfDate(fromDay, timeZone), fromDay };
}

/** The reach of a person's first rate (RATE-9). */
export interface RateReach {
  /** Their first record's day; null without records. */
  readonly firstRecord: RateStart | null;
  /** The first day of the first open period; null without a company. */
  readonly firstPeriod: RateStart | null;
}

const NOWHERE: RateReach = { firstRecord: null, firstPeriod: null };

/** The reach of each person's first rate, by their id; each company is read once. */
export async function rateReaches(
  people: readonly Pick<PersonDoc, '_id' | 'companyId'>[],
  now: Date,
  session: ClientSession,
): Promise<(person: Pick<PersonDoc, '_id'>) => RateReach> {
  const reaches = new Map<string, RateReach>();
  if (people.length === 0) return () => NOWHERE;
  const ids = new Set(people.flatMap(({ companyId }) => (companyId ? [String(companyId)] : [])));
  const companies = await CompanyModel.find({ _id: { $in: [...ids] } }, { timezone: 1 }, { session }).lean();
  for (const company of companies) {
    const { _id: companyId, timezone } = company;
    const own = people.filter((person) => person.companyId?.equals(companyId));
    const employeeId = { $in: own.map(({ _id }) => _id) };
    const records = await firstRecords({ companyId, employeeId }, session);
    const calendar = await payCalendarOf(companyId, session);
    const day = await firstOpenDayOf(company, { calendar, today: calendarDateOf(now, timezone), session });
    const firstPeriod = startOnDay(day, timezone);
    for (const { _id } of own) {
      const first = records.get(String(_id));
      const firstRecord = first ? startOnDay(calendarDateOf(first, timezone), timezone) : null;
      reaches.set(String(_id), { firstRecord, firstPeriod });
    }
  }
  return ({ _id }) => reaches.get(String(_id)) ?? NOWHERE;
}
