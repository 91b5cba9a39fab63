import { TASK_STATUSES, viewParamsOf } from '@faena/shared/domain';
import mongoose from 'mongoose';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { estimateErrors } from '../../../test/estimate-errors.ts';
import { useApi } from '../../../test/harness.ts';
import { medianOf } from '../../../test/median.ts';
import { Stored } from '../../../test/stored.ts';
import { driverCollection } from '../../platform/database.ts';
import { CompanyModel } from '../company/model.ts';
import { ForemanModel } from '../crew/model.ts';
import { MarkModel } from '../mark/model.ts';
import { type Finding, verifyPayroll } from '../payroll/verify/verify-payroll.ts';
import { PersonModel } from '../person/model.ts';
import { TaskModel } from '../task-store/task-model.ts';
import { RecordModel } from '../working-time/model/record-model.ts';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from './accounts.ts';
import { dateIn } from './moments.ts';
import { seedDemoData } from './seed-demo-data.ts';
import { SeedMarkerModel } from './seed-marker-model.ts';
import { HISTORY_DAYS, shiftsOf } from './shifts.ts';

const SEEDING_MS = 90_000;
const api = useApi();
// The time is after lunch, when some people have begun their second shift of the day.
api.clock.set(new Date('2026-11-20T19:08:00Z'));
const seededAt = api.clock.now();
let seeded: Stored;

/** The first run dies in the middle of the history; then two processes start at the same time. */
beforeAll(async () => {
  const records = driverCollection(RecordModel);
  const bulkWrite = records.bulkWrite.bind(records);
  let people = 0;
  vi.spyOn(records, 'bulkWrite').mockImplementation(async (writes, options) => {
    people += 1;
    if (people > 5) throw new Error('the power is gone');
    return bulkWrite(writes, options);
  });
  await expect(seedDemoData(api.services)).rejects.toThrow('the power is gone');
  vi.restoreAllMocks();
  // Some people have all of their shifts, the others none.
  expect(await RecordModel.distinct('employeeId')).toHaveLength(5);
  await Promise.all([seedDemoData(api.services), seedDemoData(api.services)]);
  seeded = await Stored.now();
}, SEEDING_MS);

/** Each test begins with the seeded data at the time of the seeding, so that the order of the tests changes nothing. */
afterEach(async () => {
  api.clock.set(seededAt);
  await seeded.restore();
});

const idOf = async (username: string) =>
  String((await PersonModel.findOne({ username }).orFail().lean())._id);

async function signIn(username: string) {
  const credentials = { username, password: DEMO_PASSWORD };
  const { accessToken, userId } = await api.as(null).session.login({ body: credentials });
  return api.as({ id: userId, _id: new mongoose.Types.ObjectId(userId), username, token: accessToken });
}

/** The companies that keep hours since two months ago; the one that marks by button began a fortnight ago. */
async function longKept(manager: Awaited<ReturnType<typeof signIn>>) {
  return (await manager.company.mine()).filter(({ marking }) => marking === 'automatic');
}

describe('the demo data (START-10)', () => {
  it('lets one sign in as each of the four roles', async () => {
    const accounts = await Promise.all(
      DEMO_ACCOUNTS.map(async ({ username }) => (await signIn(username)).person.account()),
    );
    expect(accounts.map(({ rol }) => rol)).toEqual(['Administrador', 'Gestor', 'Empleado', 'Cliente']);
  });

  it('has employees who read Spanish and one who reads English; the accounts offered to visitors take theirs (LANG-12)', async () => {
    const people = await PersonModel.find({ companyId: { $ne: null } }).lean();
    const offered = DEMO_ACCOUNTS.map(({ username }) => username);
    const languages = people.filter(({ username }) => !offered.includes(username)).map((one) => one.language);
    expect(languages.filter((language) => language === 'en')).toHaveLength(1);
    expect(languages.filter((language) => language === 'es')).toHaveLength(languages.length - 1);
    const visitors = await PersonModel.find({ username: { $in: offered } }).lean();
    expect(visitors.map(({ language }) => language)).toEqual([null, null, null, null]);
  });

  it('has four companies of one manager, in colours of their own, one of which marks by button, and the lists they choose from', async () => {
    const manager = await signIn('gestor');
    const companies = await manager.company.mine();
    expect(new Set(companies.map(({ color }) => color)).size).toBe(4);
    expect(companies.map(({ currency }) => currency)).toEqual(['GTQ', 'GTQ', 'GTQ', 'GTQ']);
    expect(companies.map(({ marking }) => marking).sort()).toEqual([
      'automatic',
      'automatic',
      'automatic',
      'button',
    ]);
    expect(await manager.plan.list()).toHaveLength(3);
    const lines = (await manager.lineOfBusiness.all()).map(({ name }) => name);
    for (const { line_of_business } of companies) expect(lines).toContain(line_of_business);
  });

  it('invites its client to a project, and has them in none', async () => {
    const client = await signIn('cliente');
    expect(await client.projectInvitation.received()).toMatchObject([
      {
        project: expect.any(String),
        company: expect.any(String),
        invitedBy: expect.stringMatching(/^Mariana/),
      },
    ]);
    expect(await client.project.memberships()).toEqual([]);
  });

  it('has five projects around today, their tasks in all columns and in order', async () => {
    const manager = await signIn('gestor');
    const projects = await manager.project.list();
    expect(projects).toHaveLength(5);
    const today = api.clock.now().toISOString();
    const boards = await Promise.all(
      projects.map(async ({ _id, start_date, end_date, createdAt }) => {
        expect([start_date < today, end_date > today]).toEqual([true, true]);
        const tasks = await manager.task.board({ params: { projectId: _id } });
        for (const status of TASK_STATUSES) {
          const column = tasks.filter((task) => task.status === status);
          expect(column.map(({ order }) => order)).toEqual(column.map((_task, index) => index));
          expect(column.length).toBeGreaterThan(0);
        }
        expect(tasks.every((task) => task.createdAt >= createdAt && task.createdAt < today)).toBe(true);
        return tasks;
      }),
    );
    const tasks = boards.flat();
    expect(tasks.length).toBeGreaterThanOrEqual(40);
    expect(new Set(tasks.map(({ title }) => title)).size).toBe(tasks.length);
    expect(new Set(tasks.map(({ priority }) => priority)).size).toBe(4);
  });

  it('has two templates of tasks, with checklists (TEMPLATE-1)', async () => {
    const manager = await signIn('gestor');
    const companies = await manager.company.mine();
    const lists = companies.map(({ _id }) => manager.taskTemplate.list({ query: { companyId: _id } }));
    const templates = (await Promise.all(lists)).flat();
    expect(templates).toHaveLength(2);
    for (const { checklist } of templates) expect(checklist.length).toBeGreaterThan(2);
  });

  it('has saved views of a board, of its manager and of an employee, each wholly understood (VIEW-1, VIEW-2)', async () => {
    for (const [username, count] of [
      ['gestor', 2],
      ['empleado', 1],
    ] as const) {
      const person = await signIn(username);
      const projects = await person.project.list({ query: {} });
      const lists = projects.map(({ _id }) => person.boardView.list({ params: { projectId: _id } }));
      const views = (await Promise.all(lists)).flatMap((list) => list.views);
      expect(views).toHaveLength(count);
      for (const { params } of views) expect(viewParamsOf(params)).toBe(params);
    }
  });

  it('has conversations on five tasks, whose mentions are people of the project (COMMENT-4)', async () => {
    const manager = await signIn('gestor');
    const projects = await manager.project.list({ query: {} });
    const boards = await Promise.all(
      projects.map(({ _id }) => manager.task.board({ params: { projectId: _id }, query: {} })),
    );
    const told = boards.flat().filter(({ comments }) => (comments?.total ?? 0) > 1);
    expect(told).toHaveLength(5);
    for (const { id } of told) {
      const { comments } = await manager.taskComment.list({ params: { id }, query: {} });
      const names = comments.flatMap(({ text }) => [...text.matchAll(/@(\w+)/g)].map(([, name]) => name));
      expect(comments.flatMap(({ mentions }) => mentions.map(({ username }) => username)).toSorted()).toEqual(
        names.toSorted(),
      );
    }
  });

  it('has photos in its conversations, drawn for them, with previews (FILE-9, COMMENT-19)', async () => {
    const manager = await signIn('gestor');
    const attached = await TaskModel.find({ 'attachments.total': { $gt: 0 } }).lean();
    const shown = attached.map(async ({ _id }) => {
      const params = { id: String(_id) };
      const [file] = await manager.taskAttachment.list({ params });
      const { comments } = await manager.taskComment.list({ params, query: {} });
      expect(comments.flatMap(({ attachmentIds = [] }) => attachmentIds)).toEqual([file?._id]);
      return [file?.name, file?.type, file?.preview !== undefined];
    });
    expect((await Promise.all(shown)).toSorted()).toEqual([
      ['bodega-casa-6.jpg', 'image/jpeg', true],
      ['esquina-norte.jpg', 'image/jpeg', true],
    ]);
  });

  it('has two months of priced time, with nothing running, to be paid in full', async () => {
    const manager = await signIn('gestor');
    const people = (await longKept(manager)).map(({ _id }) =>
      manager.employee.list({ query: { companyId: _id } }),
    );
    const employees = (await Promise.all(people)).flat();
    expect(employees.length).toBeGreaterThanOrEqual(8);
    for (const { _id, hourlyRate, totalToPay, totalGenerated, projects } of employees) {
      expect([hourlyRate > 0, projects.length > 0, totalToPay > 1_000]).toEqual([true, true, true]);
      expect(totalToPay).toBe(totalGenerated);
      const records = await RecordModel.find({ employeeId: _id }).sort({ startTime: 1 }).lean();
      expect(records.length).toBeGreaterThan(40);
      expect(records.reduce((sum, { costCents }) => sum + (costCents ?? 0), 0) / 100).toBe(totalGenerated);
      expect(records.every(({ open, rateCents, voided }) => !open && (voided || (rateCents ?? 0) > 0))).toBe(
        true,
      );
      const [ends, starts] = [
        records.map(({ endTime }) => endTime),
        records.map(({ startTime }) => startTime),
      ];
      expect(starts.slice(1).every((start, index) => start >= (ends[index] ?? start))).toBe(true);
    }
  });

  it('is what an unbroken run would have made, shift by shift', async () => {
    // Nobody has changed these records.
    const { _id } = await PersonModel.findOne({ username: 'kbarrera' }).orFail().lean();
    const records = await RecordModel.find({ employeeId: _id }).sort({ startTime: 1 }).lean();
    expect(
      records.map(({ startTime, endTime, endReason }) => ({
        from: startTime,
        to: endTime,
        reason: endReason,
      })),
    ).toEqual(shiftsOf(4, api.clock.now(), 'America/Guatemala'));
  });

  it('shows what happens to rates and records: a raise within a month, and what a manager corrected, voided and split', async () => {
    const employee = await signIn('empleado');
    const rates = await employee.rate.list({ params: { id: await idOf('empleado') } });
    expect(rates.map(({ hourlyRate }) => hourlyRate).sort()).toEqual([6.5, 7.25]);
    const raised = await RecordModel.find({ employeeId: await idOf('empleado') }).lean();
    expect(new Set(raised.map(({ rateCents }) => rateCents))).toEqual(new Set([650, 725]));
    const kinds = async (username: string) => {
      const records = await RecordModel.find({ employeeId: await idOf(username) }).lean();
      return records.flatMap(({ corrections = [] }) => corrections.map(({ kind }) => kind));
    };
    expect(await kinds('empleado')).toEqual(['corrected']);
    expect(await kinds('mcumez')).toEqual(['voided']);
    expect(await kinds('oreyes')).toEqual(['split', 'split']);
  });

  it('has a request without an answer, and a former employee with unpaid hours', async () => {
    const manager = await signIn('gestor');
    const [company] = await manager.company.mine();
    const query = { companyId: company?._id ?? '' };
    expect(await manager.recordRequest.list({ query: { ...query, open: 'true' } })).toMatchObject([
      { employee: { username: 'empleado' }, status: 'open' },
    ]);
    const [asked] = await manager.recordRequest.list({ query: { ...query, open: 'true' } });
    const accepted = await manager.recordRequest.accept({ params: { id: asked?._id ?? '' }, body: {} });
    expect(accepted.status).toBe('accepted');
    const today = api.clock.now().toISOString().slice(0, 10);
    const people = await manager.payroll.people({
      query: { ...query, startDate: '2026-01-01', endDate: today },
    });
    const leavers = people.filter(({ left }) => left !== null);
    expect(leavers).toMatchObject([{ username: 'rtzunun', left: 'deleted' }]);
    expect(leavers[0]?.totalCost).toBeGreaterThan(500);
  });

  it('has four closed runs of each company of two months, with payments, one paid in part, a claim and an open fortnight', async () => {
    const manager = await signIn('gestor');
    for (const { _id: companyId } of await longKept(manager)) {
      const runs = await manager.run.list({ query: { companyId } });
      expect(runs.map(({ number, state }) => [number, state])).toEqual(
        [4, 3, 2, 1].map((number) => [number, 'closed']),
      );
      const [last, ...others] = runs;
      expect(others.every(({ net, paid }) => net > 0 && paid === net)).toBe(true);
      expect(last?.paid).toBeGreaterThan(0);
      const period = await manager.payPeriod.get({ query: { companyId } });
      expect(period).toMatchObject({ state: 'closable', endDate: period.today });
      expect(period.people.every(({ net }) => net > 0)).toBe(true);
    }
    const [company] = await manager.company.mine();
    const query = { companyId: company?._id ?? '' };
    const [last] = await manager.run.list({ query });
    expect(last?.paid).toBeLessThan(last?.net ?? 0);
    const { points } = await manager.payPeriod.get({ query });
    expect(points.map(({ kind }) => kind).sort()).toEqual(['request', 'review']);
    const slips = await manager.run.slips({ params: { id: last?._id ?? '' } });
    expect(slips.map(({ answer }) => answer).sort()).toEqual([
      'accepted',
      'accepted',
      'claimed',
      ...slips.slice(3).map(() => 'none'),
    ]);
  });

  it('would have estimated each payday on each day before it, half of the times within 3 % (NEED-2)', async () => {
    const companies = await RecordModel.aggregate<{ days: { date: string; cents: number }[] }>([
      { $unwind: '$pieces' },
      {
        $group: {
          _id: { companyId: '$companyId', date: '$pieces.date' },
          cents: { $sum: '$pieces.costCents' },
        },
      },
      { $group: { _id: '$_id.companyId', days: { $push: { date: '$_id.date', cents: '$cents' } } } },
    ]);
    const dateOf = (days: number) => dateIn(days, seededAt, 'America/Guatemala');
    const months = { startDate: dateOf(1 - HISTORY_DAYS), endDate: dateOf(-1) };
    const errors = companies.map(({ days }) =>
      estimateErrors(new Map(days.map(({ date, cents }) => [date, cents])), months),
    );
    const median = medianOf(errors.flatMap(({ ofPeriods }) => ofPeriods));
    const medianOfRest = medianOf(errors.flatMap(({ ofRests }) => ofRests));
    const count = errors.flatMap(({ ofPeriods }) => ofPeriods).length;
    process.stdout.write(
      `${count} estimates, median error ${median.toFixed(4)}, of the rest alone ${medianOfRest.toFixed(4)}\n`,
    );
    expect(count).toBeGreaterThan(80);
    expect(median).toBeLessThan(0.03);
    expect(medianOfRest).toBeLessThan(0.08);
  });

  it('has a company that marks by button, with a foreman, a crew of eight, two questions and one contradiction (START-19)', async () => {
    const manager = await signIn('gestor');
    const company = (await manager.company.mine()).find(({ marking }) => marking === 'button');
    const companyId = company?._id ?? '';
    const people = await manager.employee.list({ query: { companyId } });
    expect(people).toHaveLength(9);
    const [foreman] = await ForemanModel.find().lean();
    expect(people.map(({ _id }) => _id)).toContain(String(foreman?.personId));
    const marks = await MarkModel.find().lean();
    const counted = marks.filter(({ result }) => result === 'recorded');
    expect(marks.length - counted.length).toBe(marks.filter(({ deniedAt }) => deniedAt).length);
    expect(marks.every(({ isExact }) => isExact)).toBe(true);
    const later = marks.filter(({ at, receivedAt }) => +receivedAt - +at > 3_600_000);
    expect(new Set(later.map(({ deviceName }) => deviceName)).size).toBe(4);
    expect(new Set(marks.flatMap(({ markedBy }) => (markedBy ? [String(markedBy)] : [])))).toEqual(
      new Set([String(foreman?.personId)]),
    );
    const questions = await Promise.all(
      people.map(async ({ username }) => (await (await signIn(username)).home.get({})).forgotten),
    );
    expect(questions.filter((question) => question !== null)).toHaveLength(2);
    const records = await RecordModel.find({ companyId }).lean();
    expect(records.every(({ open, marked }) => !open && marked)).toBe(true);
    const reviewed = records.filter(({ needsReview }) => needsReview);
    expect(reviewed.map(({ evidence }) => (evidence?.forgotten ? 'forgotten' : 'denied')).sort()).toEqual([
      'denied',
      'forgotten',
      'forgotten',
    ]);
    const period = await manager.payPeriod.get({ query: { companyId } });
    expect(period.people).toHaveLength(9);
    expect(period.people.every(({ net }) => net > 0)).toBe(true);
  });

  it('holds together: every price and the chain of every company can be verified', async () => {
    const faults: Finding[] = [];
    const verified = await verifyPayroll((finding) => {
      if (finding.kind === 'fault') faults.push(finding);
    });
    expect(faults).toEqual([]);
    expect(verified.events).toBeGreaterThan(10);
  });

  it('is seeded once: a later start changes nothing', async () => {
    api.clock.advance(24 * 3_600_000);
    await seedDemoData(api.services);
    await seeded.expectUnchanged('a later start');
  });
});

describe('the shifts of the demo data', () => {
  it('lie within five times two weeks, on working days and in the past', () => {
    const now = api.clock.now();
    for (const person of [0, 1, 2, 7]) {
      const shifts = shiftsOf(person, now, 'America/Guatemala');
      const first = shifts[0]?.from ?? now;
      expect((+now - +first) / 86_400_000).toBeLessThan(HISTORY_DAYS);
      expect(shifts.every(({ from, to }) => from < to && to < now && from.getUTCDay() > 0)).toBe(true);
    }
  });
});

describe('seeding', () => {
  it('waits for another process that seeds, and leaves the rest to it', async () => {
    const leaseUntil = new Date(+api.clock.now() + 5_000);
    await CompanyModel.deleteMany();
    await SeedMarkerModel.updateOne({ _id: 'demo' }, { $set: { state: 'running', leaseUntil, runner: 'x' } });
    const looks = vi.spyOn(SeedMarkerModel, 'findById');
    let ended = false;
    const seeding = seedDemoData(api.services).then(() => {
      ended = true;
    });
    await vi.waitFor(() => expect(looks.mock.calls.length).toBeGreaterThanOrEqual(3), { timeout: 30_000 });
    vi.restoreAllMocks();
    expect(ended).toBe(false);
    await SeedMarkerModel.updateOne({ _id: 'demo' }, { $set: { state: 'done' } });
    await seeding;
    expect(await CompanyModel.countDocuments()).toBe(0);
  });

  it(
    'goes on at once when the other one has died',
    async () => {
      const leaseUntil = new Date(+api.clock.now() - 1);
      await SeedMarkerModel.updateOne(
        { _id: 'demo' },
        { $set: { state: 'running', leaseUntil, runner: 'x' } },
      );
      await seedDemoData(api.services);
      expect(await SeedMarkerModel.findById('demo').lean()).toMatchObject({ state: 'done' });
      expect(await CompanyModel.countDocuments()).toBe(4);
    },
    SEEDING_MS,
  );

  it('leaves a database alone that has people of its own', async () => {
    await Promise.all([SeedMarkerModel.deleteMany(), CompanyModel.deleteMany()]);
    await seedDemoData(api.services);
    expect(await CompanyModel.countDocuments()).toBe(0);
    expect(await SeedMarkerModel.findById('demo').lean()).toMatchObject({ state: 'done' });
  });
});
