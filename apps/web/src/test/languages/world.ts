import { contract, isDownload, isEvents, isList, type Route } from '@faena/shared/contract';
import { SHEET_MEDIA_TYPES } from '@faena/shared/domain';
import type { Person } from '@faena/shared/schemas';
import * as make from '../entities.ts';
import type { Answers } from '../fake-api.ts';
import { type Refusal, refuse } from '../refusal.ts';
import { accountAnswers } from './world-accounts.ts';
import { EMPTY_HOME, homeOf, OWNER_DAY } from './world-home.ts';
import { PAYROLL_ANSWERS } from './world-payroll.ts';
import {
  ago,
  company,
  employees,
  manager,
  other,
  otherProject,
  people,
  plan,
  project,
  worker,
} from './world-people.ts';
import { eventsAbout, recordsFor, requestsOf } from './world-records.ts';
import { taskAnswers } from './world-tasks.ts';
import { DAY, DAY_OF_ALL } from './world-today.ts';

/* The API's answers for every screen. Typed texts have 'qx' in each word, to tell them from the product's own. */

/** The state of the API: full of data, empty, failing, or still loading. */
export const STATES = ['data', 'empty', 'failing', 'loading'] as const;
export type State = (typeof STATES)[number];

/** The reads with data. */
function data(me: Person): Answers {
  const records = recordsFor(me._id);
  return {
    ...accountAnswers(me),
    ...taskAnswers(me),
    ownerDay: { get: () => OWNER_DAY, today: () => DAY_OF_ALL },
    plan: { list: () => [plan] },
    today: { get: () => DAY },
    crew: {
      foremen: () => [{ _id: worker._id, fullname: worker.fullname, since: '2026-11-20T13:00:00.000Z' }],
      siteCode: () => ({ on: true, since: '2026-11-20T13:00:00.000Z' }),
      own: () => [
        {
          project: { _id: project._id, name: project.name },
          people: [
            {
              _id: worker._id,
              fullname: 'Reqxu',
              profilePicture: null,
              since: '2026-11-20T13:00:00.000Z',
              at: { _id: otherProject._id, name: otherProject.name },
            },
            { _id: manager._id, fullname: 'Huqxo', profilePicture: null, since: null, at: null },
          ],
          usesCode: true,
        },
      ],
    },
    absence: {
      list: () => [
        {
          ...{
            _id: make.newId(),
            companyId: company._id,
            employeeId: worker._id,
            kind: 'leave',
            note: 'Vuqxa',
          },
          ...{ startDate: '2026-11-17', endDate: '2026-11-19' },
        },
      ],
    },
    device: { ofPerson: () => [make.device({ name: 'Toqxe', own: true })] },
    mark: { ofPerson: () => [make.keptMark({ deviceName: 'Toqxe', isWaiting: true })] },
    kiosk: { ofProject: () => [make.kiosk({ name: 'Tuqxo' })] },
    lineOfBusiness: { all: () => [make.lineOfBusiness({ name: 'Foqxi' })] },
    company: { all: () => [company, other], mine: () => [company, other], get: () => company },
    archive: {
      list: () => [make.archive({ name: 'Raqxe' }), make.archive({ name: 'Paqxu', downloadedAt: null })],
    },
    project: {
      list: () => [project, otherProject],
      search: () => [project],
      get: () => project,
      members: () => [make.card(me), make.card(worker), make.card(manager)],
      memberships: () => [{ _id: project._id, name: 'Puqxo', company: 'Beqxo' }],
    },
    ...PAYROLL_ANSWERS,
    employee: { list: () => employees, get: () => employees[0] ?? make.employee(company) },
    payroll: {
      people: () =>
        employees.map(({ _id, fullname, username, pendingReviews }, index) =>
          make.payrollPerson({
            left: index === 0 ? null : 'deleted',
            _id,
            fullname,
            username,
            pendingReviews,
            openRequests: 2,
            hourlyRate: 25,
            totalHours: 3,
            totalCost: 75,
            unpricedHours: 1.5,
          }),
        ),
      summary: () =>
        make.payrollSummary({ hourlyRate: 25, totalHours: 3, totalCost: 75, unpricedHours: 1.5 }),
      export: () => new File(['a'], 'a.csv', { type: SHEET_MEDIA_TYPES.csv }),
    },
    ledger: {
      events: () => ({ events: eventsAbout(me), hasEarlier: true }),
      own: () => ({ events: eventsAbout(me), hasEarlier: false }),
    },
    rate: {
      list: () => [
        make.rate({ hourlyRate: 25, from: '2026-11-01T06:00:00.000Z', note: 'Wqxz', setBy: people.manager }),
        make.rate({ hourlyRate: 20, from: '2026-01-01T06:00:00.000Z', setBy: people.manager }),
      ],
      preview: () => make.rateEffect(),
      previewCorrection: () => make.rateEffect(),
    },
    record: {
      get: () => records,
      history: ({ query }) => [
        make.hoursRow({
          _id:
            query.type === 'week'
              ? { week: 12, year: 2026 }
              : query.type === 'month'
                ? { month: 3, year: 2026 }
                : { day: 9, month: 3, year: 2026 },
          totalHours: 7.5,
          totalCost: 187.5,
          unpricedHours: 1.5,
          pendingReviews: 1,
        }),
      ],
      start: () => make.openRecord({ employeeId: me._id }),
      heartbeat: () => ({ message: '' }),
    },
    projectInvitation: {
      received: () => [
        {
          _id: project._id,
          project: 'Puqxo',
          company: 'Beqxo',
          invitedBy: 'Ruqxa Moqx',
          createdAt: ago(1),
        },
      ],
      ofProject: () => [
        { _id: project._id, project_id: project._id, person: make.card(people.client), createdAt: ago(1) },
      ],
      accept: () => ({ message: '' }),
      decline: () => ({ message: '' }),
      withdraw: () => ({ message: '' }),
    },
    home: { get: () => homeOf(records) },
    recordNews: { list: () => eventsAbout(me) },
    recordRequest: { list: () => requestsOf(me._id === worker._id ? me : worker, records) },
  };
}

const NO_EVENTS = { events: [], hasEarlier: false };

type Loose = Record<string, Record<string, () => unknown>>;

/** Every route, answered by its declaration. */
function each(answer: (route: Route) => unknown, only: (route: Route) => boolean = () => true): Loose {
  return Object.fromEntries(
    Object.entries(contract).map(([noun, routes]) => [
      noun,
      Object.fromEntries(
        Object.entries(routes)
          .filter(([, route]) => only(route))
          .map(([verb, route]) => [verb, () => answer(route)]),
      ),
    ]),
  );
}

const isRead = ({ method, answer }: Route) => method === 'GET' && !isEvents(answer) && !isDownload(answer);

/** The refusal of every change. */
const refusal = (): Refusal => refuse('internal', undefined, { reason: 'internal' });

/** The API's answers for this person in a state; every change is refused. */
export function answersIn(state: State, me: Person): Answers {
  const changes = each(refusal, (route) => !isRead(route)) as Answers;
  const all = data(me);
  // The account always has an answer, because without it there is no screen.
  const account: Answers = { person: { account: () => me } };
  if (state === 'data') return over(changes, all);
  if (state === 'empty') {
    return over(
      changes,
      all,
      each(
        () => [],
        ({ answer }) => isList(answer),
      ) as Answers,
      { home: { get: () => EMPTY_HOME } },
      { ledger: { events: () => NO_EVENTS, own: () => NO_EVENTS } },
      { audit: { entries: () => ({ entries: [], next: null }) } },
      { notice: { list: () => ({ notices: [], unread: 0, next: null }) } },
      { task: { history: () => ({ entries: [], hasEarlier: false }) } },
      { archivedTask: { list: () => ({ tasks: [], next: null }) } },
      { boardView: { list: () => ({ version: 0, views: [] }) } },
      account,
    );
  }
  if (state === 'failing') return over(changes, all, each(refusal, isRead) as Answers, account);
  const never = new Promise<never>(() => {});
  return over(changes, all, each(() => never, isRead) as Answers, account);
}

/** Joins several answers: the later one counts. */
function over(...all: Answers[]): Answers {
  const nouns = Object.keys(contract) as (keyof Answers)[];
  return Object.fromEntries(
    nouns.map((noun) => [noun, Object.assign({}, ...all.map((answers) => answers[noun]))]),
  );
}
