import { ROLES } from '@faena/shared/access';
import { MAX_CALENDAR_FEEDS } from '@faena/shared/domain';
import type { Waiting, WaitingKind } from '@faena/shared/schemas';
import fc from 'fast-check';
import { Types } from 'mongoose';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  createAccountInvitation,
  createCompany,
  createPerson,
  createProject,
  createRecord,
  createRequest,
  createTask,
  type Person,
} from '../../../test/factories.ts';
import { useApi } from '../../../test/harness.ts';
import { describeOperation, faultOf, Profiler } from '../../../test/queries/profiler.ts';
import { expectRefused } from '../../../test/refused.ts';
import { createPayment } from '../../../test/runs.ts';
import { claimOf, createSlip, emptyRun } from '../../../test/slips.ts';
import { CalendarFeedModel } from '../calendar/feed-model.ts';
import { type CompanyDoc, PayCalendarModel } from '../company/index.ts';
import { MarkModel } from '../mark/index.ts';
import { SlipMailModel } from '../payroll/index.ts';
import { PersonModel } from '../person/index.ts';
import { ProjectModel } from '../project/index.ts';
import type { RecordDoc } from '../working-time/index.ts';

const api = useApi();
const HOUR_MS = 3_600_000;
/** Monday, 30 November, nine in the morning in Guatemala. */
const NOW = '2026-11-30T15:00:00.000Z';

let owner: Person;
let profiler: Profiler;

beforeAll(async () => {
  profiler = await Profiler.start();
});

beforeEach(async () => {
  api.clock.set(NOW);
  owner = await createPerson(api, 'manager');
});

const day = (as = owner) => api.as(as).ownerDay.get();
const line = async (kind: WaitingKind) => (await day()).waiting.find((waiting) => waiting.kind === kind);
const counts = ({ companies }: Waiting) => companies.map(({ companyId, count }) => [companyId, count]);

/** A company whose first period began with November, so that nothing before is overdue. */
async function companyOf(overrides: Partial<CompanyDoc> = {}, firstDay = '2026-11-16') {
  const company = await createCompany(api, owner, overrides);
  await PayCalendarModel.create({ _id: company._id, schedule: { kind: 'semimonthly' }, firstDay });
  return company;
}

const employeeOf = ({ _id: companyId }: CompanyDoc, fullname: string) =>
  createPerson(api, 'employee', { companyId, fullname });

/** An ended record of two hours, `hours` ago. */
function worked(
  person: Person,
  companyId: Types.ObjectId,
  hours: number,
  overrides: Partial<RecordDoc> = {},
) {
  const startTime = new Date(Date.parse(NOW) - hours * HOUR_MS);
  const endTime = new Date(+startTime + 2 * HOUR_MS);
  return createRecord(api, person, companyId, {
    ...{ startTime, endTime, rateCents: 1_000, costCents: 2_000 },
    ...overrides,
  });
}

describe('the lines of Por decidir (DAY-2)', () => {
  it('an owner for whom nothing waits has no line, also one without a company (DAY-2)', async () => {
    expect(await day()).toEqual({ at: NOW, waiting: [], companies: [] });
    const company = await companyOf();
    await employeeOf(company, 'Ana Ajú');
    expect(await day()).toEqual({
      at: NOW,
      waiting: [],
      companies: [{ companyId: String(company._id), people: 1, working: 0, lunch: 0, missing: 1, late: 0 }],
    });
  });

  it('a line counts the requests over all companies, since the oldest, with its two first people (DAY-3, DAY-5)', async () => {
    const [luna, sol] = [await companyOf(), await companyOf()];
    const [ana, beto, carla] = [
      await employeeOf(luna, 'Ana Ajú'),
      await employeeOf(luna, 'Beto Bac'),
      await employeeOf(sol, 'Carla Cun'),
    ];
    const ask = async (person: Person, { _id }: CompanyDoc, askedAt: string) =>
      createRequest(api, await worked(person, _id, 30), { askedAt: new Date(askedAt) });
    await ask(ana, luna, '2026-11-29T15:00:00Z');
    await ask(beto, luna, '2026-11-28T15:00:00Z');
    // By the clock of its company it is still the 26th.
    await ask(carla, sol, '2026-11-27T03:00:00Z');
    await createRequest(api, await worked(ana, luna._id, 60), { status: 'declined' });
    expect(await line('requests')).toEqual({
      ...{ kind: 'requests', count: 3, since: '2026-11-26', names: ['Carla Cun', 'Beto Bac'] },
      ...{ causes: [], unpricedHours: 0 },
      companies: [
        { companyId: String(sol._id), count: 1, since: '2026-11-26', date: null, employeeId: carla.id },
        { companyId: String(luna._id), count: 2, since: '2026-11-28', date: null, employeeId: beto.id },
      ],
    });
  });

  it('a line counts the records por revisar by cause, without running ones (TODAY-3)', async () => {
    const company = await companyOf();
    const ana = await employeeOf(company, 'Ana Ajú');
    const odd = (hours: number, overrides: Partial<RecordDoc> = {}) =>
      worked(ana, company._id, hours, { needsReview: true, ...overrides });
    const endTime = new Date(Date.parse(NOW) - 48 * HOUR_MS);
    const other = new Date(+endTime + HOUR_MS);
    const signs = { beats: 1, touches: 0, lastTouch: null, idle: [] };
    const forgotten = (ends: { crew?: Date; usual?: Date }) => ({
      ...signs,
      forgotten: { until: other, usual: null, crew: null, lastSign: null, ...ends },
    });
    await odd(50, { endTime, evidence: forgotten({ crew: endTime, usual: endTime }) });
    await odd(53, { endTime: new Date(+endTime), evidence: forgotten({ usual: endTime, crew: other }) });
    await odd(20);
    await odd(5, { startTime: new Date(NOW), endTime: null });
    const mark = { kind: 'in', deviceName: 'Pixel 8', isOffline: false, isExact: true } as const;
    const moments = { at: endTime, earliest: endTime, latest: endTime };
    await odd(70, { evidence: { ...signs, marks: [{ ...mark, ...moments, denied: true }] } });
    await odd(80, { evidence: { ...signs, marks: [{ ...mark, ...moments, isExact: false }] } });
    expect(await line('reviews')).toMatchObject({
      count: 5,
      since: '2026-11-27',
      causes: [
        { cause: 'crew', count: 1 },
        { cause: 'usual', count: 1 },
        { cause: 'denied', count: 1 },
        { cause: 'uncertain', count: 1 },
        { cause: 'other', count: 1 },
      ],
    });
  });

  it('a line counts open periods and unpaid slips whose payday has passed, of each company by its own clock (NEED-3)', async () => {
    const unclosed = await companyOf({}, '2026-10-16');
    // There it is the first of December already, and the period of November is due.
    const ahead = await companyOf({ timezone: 'Pacific/Kiritimati' });
    const run = await emptyRun(api, unclosed);
    await createSlip(run, await employeeOf(unclosed, 'Ana Ajú'));
    const paid = await createSlip(run, await employeeOf(unclosed, 'Beto Bac'));
    await createPayment(api, paid, { cents: paid.netCents, by: owner });
    expect(await line('overdue')).toMatchObject({
      count: 4,
      since: '2026-10-31',
      causes: [
        { cause: 'unclosed', count: 3 },
        { cause: 'unpaid', count: 1 },
      ],
      companies: [
        { companyId: String(unclosed._id), count: 3, since: '2026-10-31', date: '2026-10-16' },
        { companyId: String(ahead._id), count: 1, since: '2026-11-30', date: '2026-11-16' },
      ],
    });
  });

  it('a line counts people without a rate once, with their hours, and nobody who left (PAY-4)', async () => {
    const company = await companyOf();
    const [ana, left] = [await employeeOf(company, 'Ana Ajú'), await createPerson(api, 'employee')];
    for (const person of [ana, left]) {
      for (const hours of [20, 40]) {
        await worked(person, company._id, hours, { rateCents: null, costCents: null });
      }
    }
    expect(await line('rateless')).toMatchObject({ count: 1, names: ['Ana Ajú'], unpricedHours: 4 });
  });

  it('a line counts failed mails of slips without an answer, and invitations that nobody answered for three days (DAY-2)', async () => {
    const company = await companyOf();
    const run = await emptyRun(api, company, { payday: '2026-12-15' });
    const mail = async (answer: 'none' | 'accepted', state: 'failed' | 'sent') => {
      const { _id: slipId, runId } = await createSlip(run, await employeeOf(company, 'Ana Ajú'), {
        answer,
      } as never);
      const times = { askedAt: new Date(NOW), claimedUntil: new Date(NOW), times: 1 };
      await SlipMailModel.create({ slipId, runId, companyId: company._id, state, language: 'es', ...times });
    };
    await mail('none', 'failed');
    await mail('accepted', 'failed');
    await mail('none', 'sent');
    const invited = (email: string, days: number, delivery: 'mail' | 'failed' = 'mail') =>
      createAccountInvitation(api, {
        ...{ companyId: company._id, email, delivery, invitedBy: owner._id },
        createdAt: new Date(Date.parse(NOW) - days * 24 * HOUR_MS),
      });
    await invited('ana@example.com', 4);
    await invited('beto@example.com', 1);
    await invited('carla@example.com', 1, 'failed');
    expect(await line('undelivered')).toMatchObject({
      ...{ count: 3, since: '2026-11-26', names: ['ana@example.com', 'carla@example.com'] },
      causes: [
        { cause: 'mail', count: 1 },
        { cause: 'invitation', count: 2 },
      ],
    });
  });

  it('marks that wait count by company, with the people of the oldest (MARK-40)', async () => {
    const [luna, sol] = [await companyOf({ name: 'Luna' }), await companyOf({ name: 'Sol' })];
    const ana = await employeeOf(luna, 'Ana Ajú');
    await waitingMark(await employeeOf(sol, 'Beto Bac'), sol._id, new Date(Date.parse(NOW) - 30 * HOUR_MS));
    for (let n = 0; n < 2; n += 1) await waitingMark(ana, luna._id);
    const found = await line('marks');
    expect(found).toMatchObject({ kind: 'marks', count: 3, names: ['Beto Bac', 'Ana Ajú'] });
    expect(found && counts(found)).toEqual([
      [String(sol._id), 1],
      [String(luna._id), 2],
    ]);
  });

  it('another owner has none of these lines, nor has an administrator who created no company (ACCESS-3)', async () => {
    const company = await companyOf();
    const ana = await employeeOf(company, 'Ana Ajú');
    await createRequest(api, await worked(ana, company._id, 30));
    for (const role of ['manager', 'admin'] as const) {
      expect(await day(await createPerson(api, role))).toMatchObject({ waiting: [], companies: [] });
    }
  });
});

/** A mark that waits for the manager of a company (MARK-40). */
async function waitingMark({ _id: personId }: Person, companyId: Types.ObjectId, at = new Date(NOW)) {
  const instants = { wall: at, at, earliest: at, latest: at, receivedAt: at, forgottenAt: at };
  await MarkModel.create({
    ...{
      markId: String(new Types.ObjectId()),
      personId,
      deviceId: new Types.ObjectId(),
      deviceName: 'Teléfono',
    },
    ...{ kind: 'in', counter: 1, hash: 'h', isExact: true, counts: false, ...instants },
    ...{ result: 'to_review', reason: 'device_ended', companyId, waits: true },
  });
}

/** Numbers of things in a company: whatever they are, a line counts as many as the lists have. */
const Content = fc.record({
  timezone: fc.constantFrom('America/Guatemala', 'Asia/Tokyo', 'Pacific/Kiritimati'),
  requests: fc.array(fc.constantFrom('open', 'declined', 'withdrawn'), { maxLength: 3 }),
  reviews: fc.array(fc.boolean(), { maxLength: 3 }),
  marks: fc.nat(2),
  rateless: fc.nat(2),
  claims: fc.array(fc.constantFrom('claimed', 'answered', 'none'), { maxLength: 3 }),
  invitations: fc.nat(2),
  firstDay: fc.constantFrom('2026-10-01', '2026-11-01', '2026-11-16', null),
});

async function fill({
  timezone,
  firstDay,
  ...content
}: typeof Content extends fc.Arbitrary<infer C> ? C : never) {
  const company = await createCompany(api, owner, { timezone });
  await PayCalendarModel.create({ _id: company._id, schedule: { kind: 'semimonthly' }, firstDay });
  const person = () => employeeOf(company, 'Ana Ajú');
  for (const status of content.requests) {
    await createRequest(api, await worked(await person(), company._id, 30), { status });
  }
  for (const isOpen of content.reviews) {
    const end = isOpen ? { startTime: new Date(NOW), endTime: null } : {};
    await worked(await person(), company._id, 30, { needsReview: true, ...end });
  }
  for (let n = 0; n < content.marks; n += 1) await waitingMark(await person(), company._id);
  for (let n = 0; n < content.rateless; n += 1) {
    await worked(await person(), company._id, 30, { rateCents: null, costCents: null });
  }
  for (let n = 0; n < content.invitations; n += 1) {
    const createdAt = new Date(Date.parse(NOW) - 96 * HOUR_MS);
    await createAccountInvitation(api, { companyId: company._id, invitedBy: owner._id, createdAt });
  }
  const run = await emptyRun(api, company, {
    ...{ startDate: '2026-09-01', endDate: '2026-09-15', payday: '2026-09-15' },
  });
  for (const answer of content.claims) {
    const claims = answer === 'claimed' ? [claimOf('Falta una hora.', new Date(NOW))] : [];
    await createSlip(run, await person(), { answer, claims });
  }
  return { companyId: String(company._id), runId: String(run._id) };
}

/** The number of entries in the lists that each line leads to. */
async function listed({
  companyId,
  runId,
}: Awaited<ReturnType<typeof fill>>): Promise<Record<WaitingKind, number>> {
  const as = api.as(owner);
  const requests = await as.recordRequest.list({ query: { companyId, open: 'true' } });
  const { oddInAll, marksInAll } = await as.today.get({ params: { companyId } });
  const employees = await as.employee.list({ query: { companyId } });
  const answers = await as.slip.answers({ params: { id: runId } });
  const invitations = await as.accountInvitation.list({ query: { companyId } });
  const slips = await as.run.slips({ params: { id: runId } });
  const { today, earlierOpen } = await as.payPeriod.get({ query: { companyId } });
  let periods = 0;
  for (let date = earlierOpen?.startDate; date !== undefined; ) {
    const { payday, endDate } = await as.payPeriod.get({ query: { companyId, date } });
    if (payday >= today) break;
    periods += 1;
    date = new Date(Date.parse(endDate) + 24 * HOUR_MS).toISOString().slice(0, 10);
  }
  const unpaid = slips.filter(({ net, paid }) => paid < net).length;
  return {
    overdue: periods + unpaid,
    claims: answers.filter(({ answer }) => answer === 'claimed').length,
    requests: requests.length,
    reviews: oddInAll,
    marks: marksInAll,
    rateless: employees.filter(({ unpricedHours }) => unpricedHours > 0).length,
    undelivered: invitations.length,
  };
}

it('each line counts as many as the lists of its companies have, for random companies (DAY-3, DAY-4)', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(Content, { minLength: 1, maxLength: 3 }), async (contents) => {
      owner = await createPerson(api, 'manager');
      const filled = [];
      for (const content of contents) filled.push(await fill(content));
      const { waiting } = await day();
      for (const one of filled) {
        const counted = Object.entries(await listed(one)).filter(([, count]) => count > 0);
        const lines = waiting.flatMap((kind) =>
          counts(kind).flatMap(([id, count]) => (id === one.companyId ? [[kind.kind, count]] : [])),
        );
        expect(lines).toEqual(counted);
      }
      for (const kind of waiting) {
        expect(counts(kind).reduce((sum, [, count]) => sum + Number(count), 0)).toBe(kind.count);
      }
    }),
    { numRuns: 4 },
  );
});

describe('the people of each company (DAY-11)', () => {
  it('the people are at work, late or not seen as on their own page (TODAY-2)', async () => {
    const company = await companyOf();
    const start = (minutes: number) => new Date(Date.parse(NOW) - 2 * HOUR_MS + minutes * 60_000);
    for (const minutes of [0, 5, 40]) {
      await createRecord(api, await employeeOf(company, 'Ana Ajú'), company._id, {
        startTime: start(minutes),
      });
    }
    await employeeOf(company, 'Beto Bac');
    const [own] = (await day()).companies;
    expect(own).toEqual({
      ...{ companyId: String(company._id), people: 4 },
      ...{ working: 3, lunch: 0, missing: 1, late: 1 },
    });
    const { people } = await api.as(owner).today.get({ params: { companyId: String(company._id) } });
    expect(people.filter(({ state }) => state === 'in')).toHaveLength(own?.working ?? -1);
    expect(people.filter(({ isLate }) => isLate)).toHaveLength(own?.late ?? -1);
  });
});

describe('the people of all companies (TODAY-9)', () => {
  const today = (as = owner) => api.as(as).ownerDay.today();

  it('are those of each own company, with the records por revisar of all, oldest first (TODAY-9)', async () => {
    const [luna, sol] = [await companyOf({ name: 'Luna' }), await companyOf({ name: 'Sol' })];
    const [ana, beto] = [await employeeOf(luna, 'Ana Ajú'), await employeeOf(sol, 'Beto Bac')];
    const older = await worked(beto, sol._id, 60, { needsReview: true });
    const newer = await worked(ana, luna._id, 30, { needsReview: true });
    await createRecord(api, ana, luna._id, { startTime: new Date(NOW) });
    const { companies, odd, oddInAll } = await today();
    expect(companies).toEqual([
      {
        ...{ _id: String(luna._id), name: 'Luna', color: luna.color, timezone: luna.timezone },
        people: [expect.objectContaining({ _id: ana.id, state: 'in' })],
      },
      {
        ...{ _id: String(sol._id), name: 'Sol', color: sol.color, timezone: sol.timezone },
        people: [expect.objectContaining({ _id: beto.id, state: 'missing' })],
      },
    ]);
    expect(odd.map(({ _id, companyId, fullname }) => [_id, companyId, fullname])).toEqual([
      [String(older._id), String(sol._id), 'Beto Bac'],
      [String(newer._id), String(luna._id), 'Ana Ajú'],
    ]);
    expect(oddInAll).toBe(2);
    for (const { _id, people } of companies) {
      const alone = await api.as(owner).today.get({ params: { companyId: _id } });
      expect(alone.people).toEqual(people);
      expect(alone.odd).toEqual(odd.filter(({ companyId }) => companyId === _id));
    }
  });

  it('take as many queries for six companies as for one, all on an index (TODAY-9)', async () => {
    const fill = async () => {
      const company = await companyOf();
      const ana = await employeeOf(company, 'Ana Ajú');
      for (const hours of [30, 60]) await worked(ana, company._id, hours, { needsReview: true });
    };
    await fill();
    const few = await profiler.watch(() => today());
    for (let count = 1; count < 6; count += 1) await fill();
    const many = await profiler.watch(() => today());
    expect(many.map(describeOperation)).toHaveLength(few.length);
    expect(many.map(faultOf).filter(Boolean)).toEqual([]);
    expect((await today()).companies).toHaveLength(6);
  });

  it('nobody has those of somebody else’s company, nor accepts its records (ACCESS-3)', async () => {
    const company = await companyOf();
    const ana = await employeeOf(company, 'Ana Ajú');
    await worked(ana, company._id, 30, { needsReview: true });
    const records = (await today()).odd.map(({ _id: id, version }) => ({ id, version }));
    for (const role of ['manager', 'admin'] as const) {
      expect(await today(await createPerson(api, role))).toMatchObject({
        companies: [],
        odd: [],
        oddInAll: 0,
        marks: [],
        marksInAll: 0,
      });
    }
    const stranger = await createPerson(api, 'manager');
    await expectRefused([api.as(stranger).record.confirmSeveral({ body: { records, reason: '' } })], {
      status: 404,
    });
    expect((await today()).oddInAll).toBe(1);
    await api.as(owner).record.confirmSeveral({ body: { records, reason: '' } });
    expect(await today()).toMatchObject({ odd: [], oddInAll: 0 });
  });
});

describe('the calendar of a manager', () => {
  const november = { startDate: '2026-11-01', endDate: '2026-11-30' };
  const calendar = (query: object = {}, as = owner) =>
    api.as(as).calendar.read({ query: { ...november, ...query } });
  const titles = async (query: object = {}, as = owner) =>
    (await calendar(query, as)).tasks.map(({ title }) => title);
  const due = (dueDay: string) => ({ dueDay, dueDate: new Date(`${dueDay}T12:00:00Z`) });
  const projectOf = (company: CompanyDoc, name: string, members: Person[] = []) =>
    createProject(api, company, members, { name, startDay: '2026-10-05', endDay: '2026-11-20' });

  it('has tasks by day of all that the caller sees, open ones of earlier days as overdue (CAL-2, CAL-9)', async () => {
    const [luna, other] = [await companyOf(), await createPerson(api, 'manager')];
    const abroad = await createCompany(api, other, { name: 'Ajena' });
    const ana = await employeeOf(luna, 'Ana Ajú');
    const muros = await projectOf(luna, 'Muros', [ana]);
    const joined = await projectOf(abroad, 'Puente', [owner]);
    const hidden = await projectOf(abroad, 'Oculto');
    await createTask(api, muros, { title: 'Repello', ...due('2026-11-30') });
    await createTask(api, muros, { title: 'Muro', ...due('2026-11-29'), assigneeIds: [ana._id] });
    await createTask(api, muros, { title: 'Losa', status: 'Done', ...due('2026-11-01') });
    await createTask(api, muros, { title: 'Después', ...due('2026-12-01') });
    await createTask(api, muros, { title: 'Sin fecha' });
    await createTask(api, joined, { title: 'Estribo', ...due('2026-11-30') });
    await createTask(api, hidden, { title: 'Oculta', ...due('2026-11-15') });
    const { today, tasks, isCut, people, companies, projects } = await calendar();
    expect(today).toBe('2026-11-30');
    expect(tasks.map(({ title, day: on, status, isLate }) => [title, on, status, isLate])).toEqual([
      ['Losa', '2026-11-01', 'Done', false],
      ['Muro', '2026-11-29', 'Backlog', true],
      ['Repello', '2026-11-30', 'Backlog', false],
      ['Estribo', '2026-11-30', 'Backlog', false],
    ]);
    expect([isCut, people]).toEqual([false, [{ _id: ana.id, fullname: 'Ana Ajú' }]]);
    expect(companies.map(({ _id }) => _id)).toEqual([String(luna._id), String(abroad._id)]);
    expect(
      projects.map(({ name, startDay, endDay, mayChange }) => [name, startDay, endDay, mayChange]),
    ).toEqual([
      ['Muros', '2026-10-05', '2026-11-20', true],
      ['Puente', '2026-10-05', '2026-11-20', false],
    ]);
    expect(await titles({}, other)).toEqual(['Oculta', 'Estribo']);
  });

  it('filters leave a company, a project, a person or kinds, and nothing of a thing out of reach (CAL-3)', async () => {
    const [luna, sol] = [await companyOf(), await companyOf()];
    const ana = await employeeOf(luna, 'Ana Ajú');
    const [muros, puente] = [await projectOf(luna, 'Muros', [ana]), await projectOf(sol, 'Puente')];
    await createTask(api, muros, { title: 'Muro', ...due('2026-11-10'), assigneeIds: [ana._id] });
    await createTask(api, muros, { title: 'Repello', ...due('2026-11-11') });
    await createTask(api, puente, { title: 'Estribo', ...due('2026-11-12') });
    expect(await titles({ companyId: String(sol._id) })).toEqual(['Estribo']);
    expect(await titles({ projectId: String(muros._id) })).toEqual(['Muro', 'Repello']);
    expect(await titles({ kinds: 'project,payday' })).toEqual([]);
    const ofAna = await calendar({ personId: ana.id });
    expect(ofAna.tasks.map(({ title }) => title)).toEqual(['Muro']);
    expect(ofAna.periods).toEqual([]);
    expect((await calendar({ companyId: String(sol._id) })).periods).toMatchObject([
      { companyId: String(sol._id), endDate: '2026-11-30' },
    ]);
    const stranger = await createPerson(api, 'manager');
    for (const query of [{ companyId: String(luna._id) }, { projectId: String(muros._id) }]) {
      const answer = await calendar(query, stranger);
      expect(answer).toMatchObject({ tasks: [], projects: [], periods: [], companies: [], people: [] });
    }
  });

  it('has closings and paydays of own companies, closed ones by their run (CAL-7)', async () => {
    const company = await companyOf();
    const abroad = await createCompany(api, await createPerson(api, 'manager'));
    await createProject(api, abroad, [owner]);
    await emptyRun(api, company, {
      ...{ number: 1, startDate: '2026-10-16', endDate: '2026-10-31', payday: '2026-11-03' },
    });
    expect((await calendar()).periods).toEqual([
      {
        ...{ companyId: String(company._id), startDate: '2026-10-16', endDate: '2026-10-31' },
        ...{ payday: '2026-11-03', isClosed: true },
      },
      {
        ...{ companyId: String(company._id), startDate: '2026-11-16', endDate: '2026-11-30' },
        ...{ payday: '2026-11-30', isClosed: false },
      },
    ]);
  });

  it('has the absences of own companies that touch its days, for nobody but their owner (CAL-23, ABSENCE-5)', async () => {
    const [luna, other] = [await companyOf(), await createPerson(api, 'manager')];
    // There a day begins 20 hours earlier than in Guatemala, and stays the same day.
    const sol = await companyOf({ timezone: 'Pacific/Kiritimati' });
    const abroad = await createCompany(api, other);
    const [ana, beto] = [await employeeOf(luna, 'Ana Ajú'), await employeeOf(sol, 'Beto Bac')];
    const carla = await createPerson(api, 'employee', { companyId: abroad._id, fullname: 'Carla Cun' });
    await projectOf(luna, 'Muros', [other]);
    await projectOf(abroad, 'Puente', [owner]);
    const absent = async (person: Person, startDate: string, endDate: string, as = owner) => {
      const body = { employeeId: person.id, kind: 'sickness', startDate, endDate, note: 'Gripe' } as const;
      const { note, ...shown } = await api.as(as).absence.create({ body });
      return shown;
    };
    await absent(ana, '2026-10-20', '2026-10-31');
    const first = await absent(ana, '2026-11-01', '2026-11-01');
    const last = await absent(beto, '2026-11-30', '2026-12-04');
    await absent(ana, '2026-12-01', '2026-12-02');
    await absent(carla, '2026-11-10', '2026-11-10', other);
    const { absences, people, companies } = await calendar();
    expect(absences).toEqual([first, last]);
    expect(people).toEqual([
      { _id: ana.id, fullname: 'Ana Ajú' },
      { _id: beto.id, fullname: 'Beto Bac' },
    ]);
    expect(companies.map(({ _id }) => _id)).toEqual(
      expect.arrayContaining([String(luna._id), String(sol._id)]),
    );
    expect((await calendar({}, other)).absences).toMatchObject([{ employeeId: carla.id }]);
    expect((await calendar({ companyId: String(luna._id) }, other)).absences).toEqual([]);
    expect((await calendar({ companyId: String(sol._id) })).absences).toEqual([last]);
    expect((await calendar({ personId: ana.id })).absences).toEqual([first]);
    const project = await projectOf(luna, 'Losa');
    for (const query of [
      { kinds: 'task,payday' },
      { projectId: String(project._id) },
      { personId: carla.id },
    ]) {
      expect((await calendar(query)).absences).toEqual([]);
    }
  });

  it('takes as many queries for the absences of six companies as of one, on an index (CAL-23)', async () => {
    const fill = async () => {
      const ana = await employeeOf(await companyOf(), 'Ana Ajú');
      const days = { startDate: '2026-11-09', endDate: '2026-11-13' };
      await api.as(owner).absence.create({ body: { employeeId: ana.id, kind: 'leave', ...days } });
    };
    await fill();
    const read = () => calendar({ kinds: 'absence' });
    const few = await profiler.watch(read);
    for (let count = 1; count < 6; count += 1) await fill();
    const many = await profiler.watch(read);
    expect(many.map(describeOperation)).toHaveLength(few.length);
    expect(many.map(faultOf).filter(Boolean)).toEqual([]);
    expect((await read()).absences).toHaveLength(6);
  });

  it('is refused for more than 62 days, a kind that does not exist, and everyone but a manager (CAL-21, CAL-9)', async () => {
    const company = await companyOf();
    const [ana, admin] = [await employeeOf(company, 'Ana Ajú'), await createPerson(api, 'admin')];
    await expectRefused([calendar({ endDate: '2027-01-02' }), calendar({ kinds: 'task,x' })], {
      status: 400,
    });
    await expectRefused([calendar({}, ana), calendar({}, admin)], { status: 403 });
    expect(await titles({ endDate: '2027-01-01' })).toEqual([]);
  });
});

describe('a feed of the calendar (CAL-17)', () => {
  const feeds = (as = owner) => api.as(as).calendarFeed;
  const make = async (body: object = {}, as = owner) =>
    feeds(as).make({ body: { name: 'Teléfono', ...body } });
  const read = (token: string, headers = {}) => api.request(`/calendar.ics?token=${token}`, { headers });
  const textOf = async (token: string) => (await read(token)).text();
  const due = (dueDay: string) => ({ dueDay, dueDate: new Date(`${dueDay}T12:00:00Z`) });
  const gone = async (token: string) => [(await read(token)).status, (await read(token)).status];

  it('has tasks, days of projects, closings and paydays as whole days, and no amount or absence (CAL-19)', async () => {
    const company = await companyOf({ name: 'Luna' });
    const project = await createProject(api, company, [], {
      ...{ name: 'Muros', startDay: '2026-10-05', endDay: '2026-11-20' },
    });
    const task = await createTask(api, project, { title: 'Losa, casa 7', ...due('2026-12-04') });
    await createTask(api, project, { title: 'Repello', status: 'Done', ...due('2026-11-02') });
    await createTask(api, project, { title: 'Antes', ...due('2026-08-31') });
    await createTask(api, project, { title: 'Después', ...due('2027-12-01') });
    const ana = await employeeOf(company, 'Ana Ajú');
    const days = { startDate: '2026-12-01', endDate: '2026-12-02' };
    await api.as(owner).absence.create({ body: { employeeId: ana.id, kind: 'sickness', ...days } });
    const { token, feed } = await make();
    expect(feed).toEqual({
      ...{ _id: feed._id, name: 'Teléfono', companyId: null, createdAt: NOW, lastUsedAt: null },
    });
    const answer = await read(token);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([
      200,
      'text/calendar; charset=utf-8',
    ]);
    const text = await answer.text();
    expect(text).toContain(
      [
        `UID:task-${task._id}@faena`,
        'DTSTAMP:20261130T000000Z',
        'DTSTART;VALUE=DATE:20261204',
        'DTEND;VALUE=DATE:20261205',
        'SUMMARY:Losa\\, casa 7',
        'LOCATION:Muros',
      ].join('\r\n'),
    );
    for (const title of ['✓ Repello', 'Muros', 'Cierre de Luna', 'Pago de Luna']) {
      expect(text).toContain(`SUMMARY:${title}\r\n`);
    }
    for (const title of ['Antes', 'Después']) expect(text).not.toContain(title);
    expect(text).not.toMatch(/Q ?\d/);
    expect(text).not.toMatch(/Ana Ajú|enfermedad|sickness/);
  });

  it('is answered 304 while it holds, and tells of a change at once', async () => {
    const project = await createProject(api, await companyOf(), []);
    const task = await createTask(api, project, due('2026-12-04'));
    const { token } = await make();
    const etag = (await read(token)).headers.get('etag') ?? '';
    const held = await read(token, { 'If-None-Match': etag });
    expect([held.status, await held.text()]).toEqual([304, '']);
    await api.as(owner).task.update({ params: { id: String(task._id) }, body: { dueDay: '2026-12-07' } });
    const changed = await read(token, { 'If-None-Match': etag });
    expect([changed.status, await changed.text()]).toEqual([200, expect.stringContaining('20261207')]);
  });

  it('for one company has nothing of another, and none is made of somebody else’s company', async () => {
    const [luna, sol] = [await companyOf({ name: 'Luna' }), await companyOf({ name: 'Sol' })];
    const { token } = await make({ companyId: String(luna._id) });
    const text = await textOf(token);
    expect(text).toContain('Pago de Luna');
    expect(text).not.toContain('Sol');
    const stranger = await createPerson(api, 'manager');
    await expectRefused([make({ companyId: String(sol._id) }, stranger)], { status: 404 });
  });

  it('is good for nothing once it is revoked, its password changed or its person gone (CAL-18)', async () => {
    const { token, feed } = await make();
    const other = await createPerson(api, 'manager');
    await expectRefused([feeds(other).revoke({ params: { id: feed._id } })], { status: 404 });
    expect((await read(token)).status).toBe(200);
    await feeds().revoke({ params: { id: feed._id } });
    expect(await gone(token)).toEqual([404, 404]);
    expect(await feeds().list()).toEqual([]);

    const second = await make({}, other);
    await PersonModel.updateOne({ _id: other._id }, { $inc: { sessionVersion: 1 } });
    expect((await read(second.token)).status).toBe(404);
    await PersonModel.updateOne({ _id: other._id }, { $inc: { sessionVersion: -1 }, roleId: ROLES.employee });
    expect((await read(second.token)).status).toBe(404);
    await PersonModel.updateOne({ _id: other._id }, { roleId: ROLES.manager });
    expect((await read(second.token)).status).toBe(200);
    await api.as(await createPerson(api, 'admin')).person.remove({ params: { id: other.id } });
    expect((await read(second.token)).status).toBe(404);
    expect(await CalendarFeedModel.countDocuments({ personId: other._id })).toBe(0);
  });

  it('loses the tasks of a project that its person has left (CAL-18)', async () => {
    const abroad = await createCompany(api, await createPerson(api, 'manager'));
    const project = await createProject(api, abroad, [owner]);
    await createTask(api, project, { title: 'Estribo', ...due('2026-12-04') });
    const { token } = await make();
    expect(await textOf(token)).toContain('Estribo');
    await ProjectModel.updateOne({ _id: project._id }, { memberIds: [] });
    expect(await textOf(token)).not.toContain('Estribo');
  });

  it('is guessed by nobody: a wrong, cut or long secret and a stored hash are refused alike', async () => {
    const { token } = await make();
    const [stored] = await CalendarFeedModel.find({ personId: owner._id }).lean();
    for (const guess of [`${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`, '', stored?.hash ?? '']) {
      expect((await read(guess)).status).toBe(404);
    }
    expect((await read(`${token}x`)).status).toBe(400);
    expect(JSON.stringify(stored)).not.toContain(token);
  });

  it('is one of five at most, also by two requests at once (CAL-17)', async () => {
    for (let count = 1; count < MAX_CALENDAR_FEEDS; count += 1) await make();
    const both = await Promise.allSettled([make(), make()]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    await expectRefused([make()], { status: 409 });
    expect(await feeds().list()).toHaveLength(MAX_CALENDAR_FEEDS);
  });
});
