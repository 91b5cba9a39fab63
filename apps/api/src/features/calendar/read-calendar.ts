import { COMPANIES_PER_REQUEST, calendarDateOf, kindsShown } from '@faena/shared/domain';
import {
  type Calendar,
  type CalendarAbsence,
  type CalendarQuery,
  CompanyNoun,
  plainOf,
} from '@faena/shared/schemas';
import { Types } from 'mongoose';
import type { Actor } from '../../kernel/actor.ts';
import { spendMore } from '../../platform/caller.ts';
import { ownsCompany } from '../../platform/scope.ts';
import type { Services } from '../../platform/services.ts';
import { absencesIn, type PlannedAbsence } from '../absence/index.ts';
import { type CompanyDoc, CompanyModel } from '../company/index.ts';
import { cardsOf } from '../person/index.ts';
import { periodsByDay } from './periods-by-day.ts';
import { type SeenProject, seenProjects } from './seen-projects.ts';
import { tasksByDay } from './tasks-by-day.ts';

/**
 * The things of the caller's companies, and those of other projects that they are a member of, by day (CAL-9). Each kind
 * takes one query on an index.
 */
export async function readCalendar(
  query: CalendarQuery,
  actor: Actor,
  { clock }: Pick<Services, 'clock'>,
): Promise<Calendar> {
  const now = clock.now();
  const kinds = kindsShown(query);
  const projects = await seenProjects(query, actor);
  const [{ tasks, isCut }, companies] = await Promise.all([
    kinds.includes('task') ? tasksByDay(query, projects, now) : { tasks: [], isCut: false },
    companiesOf(projects, actor),
  ]);
  const own = companies.filter(({ _id }) => ownsCompany(actor, _id));
  const asked = own.filter(isAsked(query));
  const paying = kinds.includes('closing') || kinds.includes('payday') ? asked : [];
  spendMore(Math.floor(paying.length / COMPANIES_PER_REQUEST));
  const absent = kinds.includes('absence') ? asked.map(({ _id }) => _id) : [];
  const readAbsences = async () => (absent.length > 0 ? absencesIn(absent, query, query.personId) : []);
  const [periods, { absences, people }] = await Promise.all([
    paying.length > 0 ? periodsByDay(paying, query, now) : [],
    readAbsences().then(async (absences) => ({ absences, people: await peopleOf(tasks, absences) })),
  ]);
  const withTask = new Set(tasks.map(({ projectId }) => projectId));
  const isDrawn = ({ startDay, endDay }: SeenProject) =>
    kinds.includes('project') && startDay <= query.endDate && endDay >= query.startDate;
  const shown = projects.filter((project) => withTask.has(String(project._id)) || isDrawn(project));
  const places = new Set([...shown, ...periods, ...absences].map(({ companyId }) => String(companyId)));
  return {
    today: calendarDateOf(now, (own[0] ?? companies[0])?.timezone ?? 'UTC'),
    ...{ tasks, isCut, periods, people },
    absences: absences.map(toCalendarAbsence),
    projects: shown.map(({ _id, companyId, ...project }) => ({
      ...{ ...project, _id: String(_id), companyId: String(companyId) },
      mayChange: ownsCompany(actor, companyId),
    })),
    companies: companies.filter(({ _id }) => places.has(String(_id))).map(toWire),
  };
}

const isAsked =
  ({ companyId }: CalendarQuery) =>
  ({ _id }: Pick<CompanyDoc, '_id'>) =>
    companyId === undefined || String(_id) === companyId;

/** The companies of the caller and of these projects, oldest first. */
async function companiesOf(
  projects: readonly SeenProject[],
  { ownedCompanyIds }: Actor,
): Promise<CompanyDoc[]> {
  const ids = new Set([...ownedCompanyIds, ...projects.map(({ companyId }) => companyId)].map(String));
  const _id = { $in: [...ids].map((id) => new Types.ObjectId(id)) };
  const found = await CompanyModel.find({ _id }).lean<CompanyDoc[]>();
  return found.sort((one, other) => +one.createdAt - +other.createdAt);
}

function toWire(company: CompanyDoc): Calendar['companies'][number] {
  const { name, color } = plainOf(CompanyNoun, company);
  return { _id: String(company._id), name, color };
}

function toCalendarAbsence(absence: PlannedAbsence): CalendarAbsence {
  const { _id, companyId, employeeId, kind, startDate, endDate } = absence;
  const ids = { _id: String(_id), companyId: String(companyId), employeeId: String(employeeId) };
  return { ...ids, kind, startDate, endDate };
}

/** The people of tasks and absences, by name. */
async function peopleOf(
  tasks: Calendar['tasks'],
  absences: readonly PlannedAbsence[],
): Promise<Calendar['people']> {
  const assigned = tasks.flatMap(({ assigneeIds }) => assigneeIds);
  const ids = new Set([...assigned, ...absences.map(({ employeeId }) => String(employeeId))]);
  const cards = await cardsOf([...ids].map((id) => new Types.ObjectId(id)));
  return [...cards.values()]
    .map(({ _id, fullname }) => ({ _id, fullname }))
    .sort((one, other) => one.fullname.localeCompare(other.fullname));
}
