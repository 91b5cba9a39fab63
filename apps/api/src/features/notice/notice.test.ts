import { MAX_PUSH_DEVICES } from '@faena/shared/domain';
import type { NoticeChoice, TaskStatus } from '@faena/shared/schemas';
import { Types } from 'mongoose';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import {
  createCompany,
  createPerson,
  createProject,
  createRecord,
  createSession,
  createTask,
  missingId,
  type Person,
  proveAddress,
} from '../../../test/factories.ts';
import { useApi } from '../../../test/harness.ts';
import { startMailServer } from '../../../test/mail-server.ts';
import { startPushServer } from '../../../test/push-server.ts';
import { expectRefused } from '../../../test/refused.ts';
import { createRun } from '../../../test/runs.ts';
import { createCrew } from '../../../test/workers.ts';
import { driverCollection, transaction } from '../../platform/database.ts';
import { JobModel } from '../../platform/jobs/job-model.ts';
import { askForJob } from '../../platform/jobs/queue-job.ts';
import { JobRunner } from '../../platform/jobs/run-jobs.ts';
import { smtpMailer } from '../../platform/mail.ts';
import { emit } from '../../platform/outbox/emit.ts';
import { OutboxCursorModel } from '../../platform/outbox/outbox-cursor.ts';
import { OutboxEventModel } from '../../platform/outbox/outbox-event.ts';
import { outboxJobs } from '../../platform/outbox/outbox-jobs.ts';
import type { CompanyDoc } from '../company/model.ts';
import { LEDGER_EVENTS } from '../ledger/index.ts';
import { findActor, isDeclined } from '../person/index.ts';
import { PersonModel } from '../person/model.ts';
import { type ProjectDoc, ProjectModel } from '../project/model.ts';
import { forgetEndedJob, pushKeys } from '../push/index.ts';
import { PushBrowserModel, PushKeysModel } from '../push/model.ts';
import { SessionModel } from '../session/index.ts';
import { TaskChangeModel } from '../task-change/index.ts';
import { TaskModel } from '../task-store/index.ts';
import { KIND_NAMES, KINDS } from './kinds.ts';
import { noticeMailJobs } from './mail-notices.ts';
import { noticeConsumer } from './make-notices.ts';
import { NoticeDayModel, NoticeModel } from './model.ts';
import { noticePushJob } from './push-notices.ts';
import { readableBy } from './reach.ts';
import { clockReminderJob } from './remind-of-clock.ts';
import { dueTasksJob } from './tell-of-due-tasks.ts';
import { movedTasksJob } from './tell-of-moved-tasks.ts';

// The push server of these tests is on this machine.
const api = useApi({ ALLOW_PRIVATE_ADDRESSES: 'true' });
let manager: Person;
let worker: Person;
let other: Person;
let company: CompanyDoc;
let project: ProjectDoc;

beforeEach(async () => {
  api.clock.set('2026-11-20T15:00:00.000Z');
  await Promise.all([OutboxEventModel.deleteMany(), OutboxCursorModel.deleteMany()]);
  ({ manager, worker, company } = await createCrew(api, { hourlyRateCents: 1_000 }));
  other = await createPerson(api, 'employee', { companyId: company._id });
  project = await createProject(api, company, [worker, other], { name: 'Puente' });
  // A consumer hears of what is committed after its first start.
  await consume();
});

/** One process with the consumer of notices. */
async function consume() {
  const runner = new JobRunner(api.services, outboxJobs([noticeConsumer(api.services)], api.services));
  await askForJob('outbox', api.clock.now());
  await runner.poll();
  await runner.idle();
}
const list = (as: Person, query = {}) => api.as(as).notice.list({ query });
async function told(person: Person) {
  await consume();
  return (await list(person)).notices.map(({ kind, things }) => (things === 1 ? kind : `${kind} ${things}`));
}
const write = (people: Person[], title = 'Medir la zanja', as = manager) =>
  api.as(as).task.create({
    body: { title, project: String(project._id), assignedTo: people.map(({ id }) => id) },
  });
const add = () =>
  api.as(manager).record.add({
    body: {
      ...{ employeeId: worker.id, reason: 'Olvidado.' },
      ...{ startTime: '2026-11-19T14:00:00.000Z', endTime: '2026-11-19T18:00:00.000Z' },
    },
  });
const ask = () =>
  api.as(worker).recordRequest.ask({
    body: {
      ...{ startTime: '2026-11-18T14:00:00.000Z', endTime: '2026-11-18T18:00:00.000Z' },
      reason: 'Olvidé marcar.',
    },
  });
async function tell(action: string, subject: Types.ObjectId, actor = manager._id) {
  const event = { company: company._id, type: LEDGER_EVENTS, at: api.clock.now(), subject, actor };
  await transaction((session) => emit({ ...event, data: { action, things: 1 } }, session));
}

describe('a notice tells a person what others did that concerns them (NOTICE-1)', () => {
  it('tells the people of a new task, with its present names, and nobody else', async () => {
    const task = await write([worker]);
    expect(await told(worker)).toEqual(['task-assigned']);
    expect(await told(other)).toEqual([]);
    expect((await list(worker)).notices).toMatchObject([
      {
        ...{ kind: 'task-assigned', isRead: false, things: 1, at: '2026-11-20T15:00:00.000Z' },
        ...{ project: { name: 'Puente' }, company: { _id: String(company._id) } },
        task: { _id: task._id, name: 'Medir la zanja' },
      },
    ]);
    await api.as(manager).task.remove({ params: { id: task._id } });
    expect((await list(worker)).notices).toMatchObject([{ task: null, project: { name: 'Puente' } }]);
  });

  it('tells a person who joins a task, once for several tasks of one act, and not those who were on it', async () => {
    const task = await write([worker]);
    const next = await createTask(api, project);
    await consume();
    const ids = [task._id, String(next._id)];
    await api.as(manager).task.batch({ body: { ids, change: { assign: [worker.id, other.id] } } });
    expect(await told(worker)).toEqual(['task-assigned', 'task-assigned']);
    expect(await told(other)).toEqual(['task-assigned 2']);
  });

  it('tells the people of a task of a comment, and those whom it mentions once', async () => {
    const task = await write([worker, other]);
    await consume();
    await api.as(worker).taskComment.create({
      params: { id: task._id },
      body: { text: `@${manager.username} falta arena`, mentions: [other.id] },
    });
    expect(await told(worker)).toEqual(['task-assigned']);
    expect(await told(other)).toEqual(['task-mentioned', 'task-assigned']);
    expect((await list(other)).notices[0]).toMatchObject({
      task: { name: 'Medir la zanja' },
      by: expect.any(String),
    });
    const { comment } = await api.as(other).taskComment.create({
      params: { id: task._id },
      body: { text: 'Ya viene', mentions: [] },
    });
    expect(await told(worker)).toEqual(['task-commented', 'task-assigned']);
    await api.as(other).taskComment.change({
      params: { id: task._id, commentId: comment._id },
      body: { text: 'Ya llegó', mentions: [worker.id] },
    });
    expect(await told(worker)).toEqual(['task-commented', 'task-assigned']);
  });

  it('tells the followers of a task of a comment, by choice or an earlier comment, and none who stopped (FOLLOW-5)', async () => {
    const task = await write([worker]);
    const params = { id: task._id };
    const say = (as: Person) => api.as(as).taskComment.create({ params, body: { text: 'Ya viene' } });
    await say(manager);
    await api.as(other).taskFollow.set({ params, body: { follows: true } });
    await api.as(worker).taskFollow.set({ params, body: { follows: false } });
    await consume();
    const before = [await told(manager), await told(worker), await told(other)];
    await say(worker);
    expect(await told(manager)).toEqual(['task-commented', ...(before[0] ?? [])]);
    expect(await told(other)).toEqual(['task-commented', ...(before[2] ?? [])]);
    await say(manager);
    expect(await told(worker)).toEqual(before[1]);
    await ProjectModel.updateOne({ _id: project._id }, { $pull: { memberIds: other._id } });
    expect(await told(other)).toEqual([]);
  });

  it('tells an employee of changes to their records and answers to their requests, each act once', async () => {
    await add();
    expect(await told(worker)).toEqual(['record-changed']);
    api.clock.advance(1_000);
    const { _id } = await ask();
    expect(await told(manager)).toEqual(['request-asked']);
    expect((await list(manager)).notices).toMatchObject([
      { employee: { _id: worker.id }, company: { _id: String(company._id) } },
    ]);
    api.clock.advance(1_000);
    await api.as(manager).recordRequest.accept({ params: { id: _id }, body: {} });
    expect(await told(worker)).toEqual(['request-answered', 'record-changed']);
    expect(await told(manager)).toEqual(['request-asked']);
  });

  it('tells the paid people that their slips are ready, and takes that back with the run', async () => {
    const { run } = await createRun(api, company, [{ person: worker, netCents: 100 }]);
    await tell('run-closed', run._id);
    expect([await told(worker), await told(other)]).toEqual([['slip-ready'], []]);
    await tell('run-reopened', run._id);
    expect(await told(worker)).toEqual([]);
  });

  it('tells the owner of a claim, and the employee of its answer', async () => {
    await tell('slip-claimed', worker._id, worker._id);
    await tell('claim-answered', worker._id);
    expect([await told(manager), await told(worker)]).toEqual([['slip-claimed'], ['claim-answered']]);
  });

  it('tells an invited person, without a name that the invitation shortens', async () => {
    const guest = await createPerson(api, 'manager');
    const body = { projectId: String(project._id), username: guest.username };
    await api.as(manager).project.addMember({ body });
    await consume();
    expect((await list(guest)).notices).toMatchObject([
      { kind: 'project-invited', by: '', company: null, project: null, task: null },
    ]);
  });
});

it('nobody hears of their own act (NOTICE-2)', async () => {
  await write([manager, worker]);
  await api.as(worker).record.start({ body: { employeeId: worker.id } });
  expect(await told(manager)).toEqual([]);
  expect(await told(worker)).toEqual(['task-assigned']);
});

describe('each act makes a notice once (NOTICE-3)', () => {
  it('also when its event is handled again, and by two processes at once', async () => {
    await write([worker]);
    await Promise.all([consume(), consume()]);
    const events = await OutboxEventModel.find({ type: 'tasks-assigned' }).lean();
    const { handle } = noticeConsumer(api.services);
    for (const event of events) await Promise.all([handle(event), handle(event)]);
    expect(await told(worker)).toEqual(['task-assigned']);
  });

  it('never after an act that was refused', async () => {
    await expectRefused([write([worker], '')], { status: 400 });
    expect(await told(worker)).toEqual([]);
    expect(await OutboxEventModel.countDocuments({ type: 'tasks-assigned' })).toBe(0);
  });
});

describe('a notice is answered to those alone who see what it is about (NOTICE-4)', () => {
  /** One notice of each kind, of one person. */
  async function leaveAll(person: Person) {
    const { _id: task } = await createTask(api, project);
    await NoticeModel.deleteMany({ personId: person._id });
    await NoticeModel.create(
      KIND_NAMES.map((kind) => ({
        ...{ personId: person._id, eventId: new Types.ObjectId(), kind, at: api.clock.now(), isRead: false },
        ...{ actorId: null, companyId: company._id, things: 1 },
        ...(KINDS[kind].right === 'member' && { projectId: project._id, subjectId: task }),
        ...(KINDS[kind].right === 'invited' && { subjectId: new Types.ObjectId() }),
      })),
    );
  }
  const kindsOf = (...rights: string[]) => KIND_NAMES.filter((kind) => rights.includes(KINDS[kind].right));
  const read = async (person: Person) => {
    const { notices, unread } = await list(person);
    expect(unread).toBe(notices.length);
    return notices.map(({ kind }) => kind).toSorted();
  };
  const elsewhere = async () => (await createCompany(api, await createPerson(api, 'manager')))._id;

  it.each<[string, string[], () => Promise<Person>]>([
    ['the owner', ['owner', 'member'], async () => manager],
    ['an employee in the project', ['employee', 'member'], async () => worker],
    [
      'an employee outside the project',
      ['employee'],
      () => createPerson(api, 'employee', { companyId: company._id }),
    ],
    [
      'an employee who left the company',
      [],
      async () => createPerson(api, 'employee', { companyId: await elsewhere() }),
    ],
    ['the owner of another company', [], () => createPerson(api, 'manager')],
    ['an administrator', ['owner', 'member'], () => createPerson(api, 'admin')],
    [
      'a manager who is a member',
      ['member'],
      async () => {
        const member = await createPerson(api, 'manager');
        await ProjectModel.updateOne({ _id: project._id }, { $push: { memberIds: member._id } });
        return member;
      },
    ],
    [
      'a client who is a member',
      [],
      async () => {
        const client = await createPerson(api, 'client');
        await ProjectModel.updateOne({ _id: project._id }, { $push: { memberIds: client._id } });
        return client;
      },
    ],
  ])('%s reads kinds of the right %j', async (_, rights, who) => {
    const person = await who();
    await leaveAll(person);
    expect(await read(person)).toEqual(kindsOf(...rights, 'self').toSorted());
  });

  it('a person who leaves the project or the company finds its notices no more', async () => {
    await leaveAll(worker);
    await ProjectModel.updateOne({ _id: project._id }, { $pull: { memberIds: worker._id } });
    expect(await read(worker)).toEqual(kindsOf('employee', 'self').toSorted());
    const [hidden] = await NoticeModel.find({ personId: worker._id, kind: 'task-assigned' }).lean();
    const id = String(hidden?._id);
    const { notice } = api.as(worker);
    await expectRefused([notice.read({ params: { id } }), notice.readAll({ body: { upTo: id } })], {
      status: 404,
    });
    await PersonModel.updateOne({ _id: worker._id }, { companyId: await elsewhere() });
    expect(await read(worker)).toEqual(kindsOf('self').toSorted());
  });

  it('tells no title of a task that moved out of the project', async () => {
    await leaveAll(worker);
    const foreign = await createProject(api, company, []);
    const hidden = await NoticeModel.findOne({ personId: worker._id, kind: 'task-assigned' }).orFail();
    await TaskModel.updateOne({ _id: hidden.subjectId ?? missingId() }, { projectId: foreign._id });
    const { notices } = await list(worker);
    expect(notices.find(({ kind }) => kind === 'task-assigned')).toMatchObject({ task: null });
  });
});

describe('reading (NOTICE-5)', () => {
  const leave = (count: number, values = {}) =>
    NoticeModel.create(
      Array.from({ length: count }, (_, nth) => ({
        ...{
          personId: worker._id,
          eventId: new Types.ObjectId(),
          kind: 'record-changed' as const,
          isRead: false,
        },
        ...{ at: new Date(+api.clock.now() - nth * 1_000), companyId: company._id, things: 1, ...values },
      })),
    );
  const unread = async () => {
    const { unread: count } = await api.as(worker).notice.unread();
    expect((await list(worker)).unread).toBe(count);
    return count;
  };

  it('marks one as read, or all up to one that was seen, for every device', async () => {
    await leave(4);
    const [newest, second, third] = (await list(worker)).notices;
    const { notice } = api.as(worker);
    await notice.read({ params: { id: third?._id ?? '' } });
    expect(await unread()).toBe(3);
    await notice.readAll({ body: { upTo: second?._id ?? '' } });
    expect((await list(worker)).notices.map(({ isRead }) => isRead)).toEqual([false, true, true, true]);
    await expectRefused([api.as(other).notice.read({ params: { id: newest?._id ?? '' } })], { status: 404 });
    expect(await unread()).toBe(1);
  });

  it('goes by pages that a new notice does not shift, and counts to 100', async () => {
    await leave(120);
    const first = await list(worker, { limit: 100 });
    expect([first.notices.length, first.unread]).toEqual([100, 100]);
    await leave(1, { at: new Date(+api.clock.now() + 5_000) });
    const rest = await list(worker, { limit: 100, before: first.next ?? '' });
    expect([rest.notices.length, rest.next]).toEqual([20, null]);
  });

  it('reads a page of 10,000 by an index, without looking at the others', async () => {
    await leave(1);
    const [one] = await NoticeModel.find({ personId: worker._id }).lean();
    await NoticeModel.insertMany(
      Array.from({ length: 10_000 }, (_, nth) => ({
        ...{ ...one, _id: new Types.ObjectId(), eventId: new Types.ObjectId(), isRead: true },
        at: new Date(+api.clock.now() - nth),
      })),
    );
    const readable = await readableBy((await findActor({ _id: worker._id })) ?? expect.fail());
    const notices = driverCollection(NoticeModel);
    const page = notices
      .find({ $and: [readable, {}] })
      .sort({ at: -1, _id: -1 })
      .limit(51);
    const count = notices.find({ ...readable, isRead: false });
    for (const [query, most] of [
      [page, 51],
      [count, 1],
    ] as const) {
      const { executionStats } = (await query.explain('executionStats')) as {
        executionStats: { totalDocsExamined: number };
      };
      expect(executionStats.totalDocsExamined).toBeLessThanOrEqual(most);
    }
  });
});

it('a kind that a person switched off makes no notice for them (NOTICE-6)', async () => {
  const { notice } = api.as(worker);
  const mailable = false;
  const usual = {
    ...{ off: [], mailOff: [], pushOff: [], mailDaily: [], mailable },
    ...{ noticeHour: 7, quietFrom: null, quietTo: null },
  };
  expect(await notice.preferences()).toEqual(usual);
  const off = ['task-assigned', 'task-assigned'] as const;
  expect(await notice.prefer({ body: { off: [...off], mailOff: [] } })).toEqual({
    ...usual,
    off: ['task-assigned'],
  });
  await write([worker, other]);
  await add();
  expect([await told(worker), await told(other)]).toEqual([['record-changed'], ['task-assigned']]);
});

describe('a notice that nobody reads is mailed (NOTICE-9)', async () => {
  const server = await startMailServer();
  const NOWHERE = 'smtp://127.0.0.1:1';
  const MINUTE_MS = 60_000;

  beforeEach(async () => {
    await JobModel.deleteMany({ name: /^notice-mail/ });
    await proveAddress(worker);
    server.taken.length = 0;
  });
  afterAll(() => server.stop());

  /** Minutes pass, and one process mails what is due. @returns the receivers, and the mails as their readers see them */
  async function mail(minutes: number, smtpUrl = server.url) {
    api.clock.advance(minutes * MINUTE_MS);
    const mailer = smtpMailer({ smtpUrl, smtpFrom: undefined, publicUrl: 'https://faena.example.com' });
    const services = { ...api.services, mailer };
    const runner = new JobRunner(services, noticeMailJobs(services, isDeclined));
    for (let time = 0; time < 3; time += 1) {
      await askForJob('notice-mails', api.clock.now());
      await runner.poll();
      await runner.idle();
    }
    const taken = server.taken.splice(0);
    const bytes = taken
      .join('\n')
      .replace(/=\n/g, '')
      .replace(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
    return {
      to: taken.filter((line) => line.startsWith('RCPT')),
      text: Buffer.from(bytes, 'latin1').toString('utf8'),
    };
  }
  const toWorker = () => [`RCPT TO:<${worker.username}@example.com>`];

  it('five minutes later, with all others that wait, in one mail of the person’s language', async () => {
    await PersonModel.updateOne({ _id: worker._id }, { language: 'en' });
    const { _id: task } = await write([worker]);
    await consume();
    expect((await mail(4)).to).toEqual([]);
    await add();
    await consume();
    const { to, text } = await mail(1);
    expect(to).toEqual(toWorker());
    expect(text).toContain('Subject: Faena: 2 notices');
    expect(text).toContain('Task assigned · Puente');
    expect(text).toContain(`https://faena.example.com/projects/${project._id}?task=${task}`);
    expect(text).toContain('A time record was changed');
    expect(text).toContain('https://faena.example.com/settings');
    expect(text).not.toContain('Medir');
    expect((await mail(10)).to).toEqual([]);
  });

  it.each<[string, () => Promise<unknown>]>([
    [
      'was read',
      async () => {
        const [one] = (await list(worker)).notices;
        await api.as(worker).notice.read({ params: { id: one?._id ?? '' } });
      },
    ],
    ['is out of reach', () => ProjectModel.updateOne({ _id: project._id }, { $set: { memberIds: [] } })],
    ['has no verified address', () => PersonModel.updateOne({ _id: worker._id }, { verifiedEmailKey: null })],
  ])('never when it %s by then', async (_, change) => {
    await write([worker]);
    await consume();
    await change();
    expect((await mail(5)).to).toEqual([]);
  });

  it('never of a kind that the person switched off by mail, though the bell has it', async () => {
    const { notice } = api.as(worker);
    const chosen = await notice.prefer({ body: { off: [], mailOff: ['task-assigned'] } });
    expect(chosen).toMatchObject({ off: [], mailOff: ['task-assigned'], pushOff: [], mailable: true });
    await write([worker]);
    expect(await told(worker)).toEqual(['task-assigned']);
    expect((await mail(5)).to).toEqual([]);
  });

  /** The company is six hours behind: it is 9:00 at first. */
  const choose = (body: Partial<NoticeChoice>) =>
    api.as(worker).notice.prefer({ body: { off: [], mailOff: [], ...body } });

  it('in one summary a day, at the person’s hour, while other kinds go at once (NOTICE-20)', async () => {
    await choose({ mailDaily: ['task-assigned'], noticeHour: 18 });
    // A program from before the summary leaves it out.
    expect(await choose({})).toMatchObject({ mailDaily: ['task-assigned'], noticeHour: 18 });
    await write([worker]);
    await add();
    await consume();
    const { to, text } = await mail(5);
    expect(to).toEqual(toWorker());
    expect(text).not.toContain('Tarea asignada');
    await write([worker], 'Regar');
    await consume();
    // 18:19, and then 18:20.
    expect((await mail(9 * 60 + 14)).to).toEqual([]);
    expect((await mail(1)).text).toContain('Subject: Faena: 2 avisos');
    expect((await mail(24 * 60)).to).toEqual([]);
  });

  it('never in a summary when it was read before that (NOTICE-20)', async () => {
    await choose({ mailDaily: ['task-assigned'], noticeHour: 18 });
    await write([worker]);
    await consume();
    const [one] = (await list(worker)).notices;
    await api.as(worker).notice.readAll({ body: { upTo: one?._id ?? '' } });
    expect((await mail(10 * 60)).to).toEqual([]);
  });

  it('in the summary of the same hour when it tells of due tasks (NOTICE-20)', async () => {
    await JobModel.deleteMany({ name: 'due-tasks' });
    await NoticeDayModel.deleteMany();
    await choose({ mailDaily: ['tasks-overdue'], noticeHour: 10 });
    const values = { dueDay: '2026-11-18', dueDate: new Date('2026-11-18T06:00:00.000Z') };
    await createTask(api, project, { ...values, assigneeIds: [worker._id] });
    api.clock.set('2026-11-20T16:14:00.000Z');
    const publicUrl = 'https://faena.example.com';
    const mailer = smtpMailer({ smtpUrl: server.url, smtpFrom: undefined, publicUrl });
    const runner = new JobRunner(api.services, [dueTasksJob({ ...api.services, mailer })]);
    await runner.poll();
    await runner.idle();
    expect((await mail(5)).to).toEqual([]);
    expect((await mail(1)).text).toContain('Subject: Faena: Tarea vencida');
  });

  it('after the quiet hours, once and with all that they held (NOTICE-21)', async () => {
    await choose({ quietFrom: 9, quietTo: 11 });
    await write([worker]);
    await consume();
    expect((await mail(5)).to).toEqual([]);
    await write([worker], 'Regar');
    await consume();
    expect((await mail(5)).to).toEqual([]);
    expect((await mail(109)).to).toEqual([]);
    expect((await mail(1)).text).toContain('Subject: Faena: 2 avisos');
    expect((await mail(10)).to).toEqual([]);
  });

  it('after the quiet hours, also when a mail server that was down is back in them (NOTICE-21)', async () => {
    await choose({ quietFrom: 10, quietTo: 12 });
    await write([worker]);
    await consume();
    expect((await mail(55, NOWHERE)).to).toEqual([]);
    expect((await mail(20)).to).toEqual([]);
    expect((await mail(104)).to).toEqual([]);
    expect((await mail(1)).to).toEqual(toWorker());
  });

  it('late and once when the mail server was down, and once after a kill before the job was noted', async () => {
    await write([worker]);
    await consume();
    expect((await mail(5, NOWHERE)).to).toEqual([]);
    expect(await JobModel.countDocuments({ name: 'notice-mail' })).toBe(1);
    expect((await mail(60)).to).toEqual(toWorker());
    expect(await JobModel.countDocuments({ name: 'notice-mail' })).toBe(0);
    // The state after a kill between the queue and the note that it is queued.
    await NoticeModel.updateMany({ personId: worker._id }, { mailAt: api.clock.now() });
    expect((await mail(1)).to).toEqual([]);
  });
});

describe('a notice is pushed to the browsers that its person chose', async () => {
  const server = await startPushServer();
  let browser: ReturnType<typeof server.subscribe>;
  const subscriptionsOf = ({ _id: personId }: Person) => PushBrowserModel.find({ personId }).lean();

  beforeEach(async () => {
    await PushBrowserModel.deleteMany();
    await JobModel.deleteMany({ name: /^(notice-pushes|push-ends|clock-reminders)$/ });
    server.state.status = 201;
    server.taken.length = 0;
    browser = server.subscribe();
    ({ publicKey: server.state.serverKey } = await api.as(worker).push.get());
    await api.as(worker).push.subscribe({ body: browser });
  });
  afterAll(() => server.stop());

  /** One process pushes what waits. @returns what the browsers show */
  async function push(services: typeof api.services = api.services) {
    await consume();
    const runner = new JobRunner(services, [noticePushJob(services), forgetEndedJob(services)]);
    await runner.poll();
    await runner.idle();
    return server.taken.splice(0);
  }
  /** The same person in another session. */
  const sessionOf = async (person: Person) => ({
    ...person,
    token: await createSession(api, await PersonModel.findById(person._id).orFail()),
  });
  const titles = async () => (await push()).map(({ message }) => message.title);
  const later = (minutes: number) => {
    api.clock.advance(minutes * 60_000);
    return askForJob('notice-pushes', api.clock.now());
  };

  it('encrypted and signed, in the language of the person, with a link and no title of a task (NOTICE-14)', async () => {
    await PersonModel.updateOne({ _id: worker._id }, { language: 'en' });
    const { _id: task } = await write([worker]);
    const [first, ...others] = await push();
    expect(others).toEqual([]);
    expect(first?.headers).toMatchObject({ ttl: '86400', 'content-encoding': 'aes128gcm', topic: 'notices' });
    expect(first?.message).toMatchObject({
      ...{ title: 'Task assigned', body: `Puente · ${company.name}`, lang: 'en' },
      url: `/projects/${project._id}?task=${task}`,
    });
    await write([worker], 'Regar');
    await add();
    expect((await push()).map(({ message }) => message)).toMatchObject([
      { title: 'Faena: 2 notices', body: 'A time record was changed\nTask assigned', url: '/start' },
    ]);
  });

  it('once to each browser, also by two processes at once (NOTICE-15)', async () => {
    const second = server.subscribe();
    const phone = await sessionOf(worker);
    await api.as(phone).push.subscribe({ body: second });
    await write([worker, other]);
    await consume();
    server.taken.length = 0;
    const [one, two] = await Promise.all([push(), push()]);
    const paths = [...one, ...two].map(({ path }) => path).toSorted();
    expect(paths).toEqual([browser, second].map(({ endpoint }) => new URL(endpoint).pathname).toSorted());
    await later(1);
    expect(await titles()).toEqual([]);
  });

  it('late and once when the push server was down, and with pauses that grow (NOTICE-15)', async () => {
    await write([worker]);
    server.state.status = 503;
    await push();
    const [failing] = await subscriptionsOf(worker);
    expect(failing).toMatchObject({ failures: 1, retryAt: new Date(+api.clock.now() + 60_000) });
    server.state.status = 201;
    await write([worker], 'Regar');
    expect(await titles()).toEqual([]);
    await later(1);
    expect(await titles()).toEqual(['Faena: 2 avisos']);
    expect(await subscriptionsOf(worker)).toMatchObject([{ failures: 0, retryAt: null, waiting: null }]);
  });

  it.each<[string, () => Promise<unknown>]>([
    [
      'was read',
      async () => {
        const [one] = (await list(worker)).notices;
        await api.as(worker).notice.read({ params: { id: one?._id ?? '' } });
      },
    ],
    ['is out of reach', () => ProjectModel.updateOne({ _id: project._id }, { $set: { memberIds: [] } })],
    ['is a day old', async () => api.clock.advance(24 * 3_600_000 + 1)],
    ['has a browser that no longer wants it', () => api.as(worker).push.unsubscribe()],
  ])('never when it %s by then (NOTICE-15)', async (_, change) => {
    await write([worker]);
    await consume();
    await change();
    expect(await titles()).toEqual([]);
  });

  it('never of a kind that the person switched off by push, though the bell has it (NOTICE-6)', async () => {
    const { notice } = api.as(worker);
    await notice.prefer({ body: { off: [], mailOff: [], pushOff: ['task-assigned'] } });
    // A program from before push leaves the choice out.
    expect(await notice.prefer({ body: { off: [], mailOff: [] } })).toMatchObject({
      pushOff: ['task-assigned'],
    });
    await write([worker]);
    expect(await titles()).toEqual([]);
    expect(await told(worker)).toEqual(['task-assigned']);
  });

  it('after the quiet hours, in one message, and at once when they are ended before (NOTICE-21)', async () => {
    const { notice } = api.as(worker);
    const choose = (hours: Partial<NoticeChoice>) =>
      notice.prefer({ body: { off: [], mailOff: [], ...hours } });
    await choose({ quietFrom: 8, quietTo: 10 });
    await write([worker]);
    expect(await titles()).toEqual([]);
    await write([worker], 'Regar');
    await later(59);
    expect(await titles()).toEqual([]);
    await later(1);
    expect(await titles()).toEqual(['Faena: 2 avisos']);
    expect(await subscriptionsOf(worker)).toMatchObject([{ failures: 0, retryAt: null, waiting: null }]);
    await choose({ quietFrom: 10, quietTo: 12 });
    await write([worker], 'Podar');
    expect(await titles()).toEqual([]);
    await choose({ quietFrom: null, quietTo: null });
    await later(1);
    expect(await titles()).toEqual(['Tarea asignada']);
  });

  it.each<[string, () => Promise<unknown>]>([
    ['a sign-out', () => api.as(worker).session.logout()],
    [
      'an end of all sessions',
      () => PersonModel.updateOne({ _id: worker._id }, { $inc: { sessionVersion: 1 } }),
    ],
    [
      'an unused session',
      () => SessionModel.updateMany({ personId: worker._id }, { expiresAt: api.clock.now() }),
    ],
  ])('never after %s, and the subscription goes (NOTICE-16)', async (_, end) => {
    await write([worker]);
    await end();
    expect(await titles()).toEqual([]);
    expect(await subscriptionsOf(worker)).toEqual([]);
  });

  it('no longer after a sign-out by which nothing waited, or with the account (NOTICE-16)', async () => {
    await api.as(other).push.subscribe({ body: server.subscribe() });
    await api.as(worker).session.logout();
    expect(await titles()).toEqual([]);
    expect(await PushBrowserModel.distinct('personId')).toEqual([other._id]);
    await api.as(await createPerson(api, 'admin')).person.remove({ params: { id: other.id } });
    expect(await subscriptionsOf(other)).toEqual([]);
  });

  it('no longer once its push server answers that the browser is gone (NOTICE-16)', async () => {
    server.leave(browser.endpoint);
    await write([worker]);
    expect(await titles()).toEqual([]);
    expect(await subscriptionsOf(worker)).toEqual([]);
    expect(await api.as(worker).push.get()).toMatchObject({ isOn: false });
  });

  it('for one person alone on a shared browser, and on ten at most (NOTICE-12, LIMIT-49)', async () => {
    await api.as(other).push.subscribe({ body: browser });
    expect(await subscriptionsOf(worker)).toEqual([]);
    for (let nth = 0; nth <= MAX_PUSH_DEVICES; nth += 1) {
      api.clock.advance(1_000);
      await api.as(await sessionOf(worker)).push.subscribe({ body: server.subscribe() });
    }
    expect(await subscriptionsOf(worker)).toHaveLength(MAX_PUSH_DEVICES);
  });

  it('with one pair of keys of all processes, whose private half is sealed (NOTICE-13)', async () => {
    await PushKeysModel.deleteMany();
    const pairs = await Promise.all(Array.from({ length: 4 }, () => pushKeys(api.services)));
    expect(new Set(pairs.map(({ privateKey }) => privateKey)).size).toBe(1);
    const stored = JSON.stringify(await PushKeysModel.find().lean());
    expect(stored).not.toContain(pairs[0]?.privateKey);
    const config = { ...api.services.config, jwtSecret: 'another secret for tests, long enough' };
    const fresh = await pushKeys({ config });
    expect(fresh.publicKey).not.toBe(pairs[0]?.publicKey);
    expect(await subscriptionsOf(worker)).toEqual([]);
  });
});

describe('a running record reminds its person by push (MARK-26)', async () => {
  const server = await startPushServer();
  /** 17:00 in the company: the end of five Fridays. */
  const USUAL = '2026-11-20T23:00:00.000Z';
  const WEEK_MS = 7 * 24 * 3_600_000;

  beforeEach(async () => {
    await PushBrowserModel.deleteMany();
    await JobModel.deleteMany({ name: /^(notice-pushes|clock-reminders)$/ });
    server.taken.length = 0;
    ({ publicKey: server.state.serverKey } = await api.as(worker).push.get());
    await api.as(worker).push.subscribe({ body: server.subscribe() });
    for (const weeks of [1, 2, 3, 4, 5]) {
      await createRecord(api, worker, company._id, {
        startTime: new Date(+api.clock.now() - weeks * WEEK_MS),
        endTime: new Date(Date.parse(USUAL) - weeks * WEEK_MS),
      });
    }
  });
  afterAll(() => server.stop());

  /** Two processes look at the clock at this time. @returns the titles of what the phone shows */
  async function at(time: string) {
    api.clock.set(time);
    const processes = [1, 2].map(
      () => new JobRunner(api.services, [clockReminderJob(api.services), noticePushJob(api.services)]),
    );
    for (let round = 0; round < 3; round += 1) {
      await Promise.all(processes.map((runner) => runner.poll()));
      await Promise.all(processes.map((runner) => runner.idle()));
      await askForJob(round === 0 ? 'clock-reminders' : 'notice-pushes', api.clock.now());
    }
    return server.taken.splice(0).map(({ message: { title, body, url } }) => `${title} · ${body} · ${url}`);
  }
  const run = (values = {}) => createRecord(api, worker, company._id, { marked: true, ...values });

  it('half an hour after the usual end and before the longest shift, once each', async () => {
    await run();
    expect(await at('2026-11-20T23:29:00.000Z')).toEqual([]);
    const usual = `El registro sigue después de la salida habitual · ${company.name} · /start`;
    expect(await at('2026-11-20T23:31:00.000Z')).toEqual([usual]);
    expect(await at('2026-11-21T02:29:00.000Z')).toEqual([]);
    const longest = `El registro llega pronto a la jornada máxima · ${company.name} · /start`;
    expect(await at('2026-11-21T02:31:00.000Z')).toEqual([longest]);
    expect(await at('2026-11-21T02:50:00.000Z')).toEqual([]);
    expect((await list(worker)).notices.map(({ kind }) => kind)).toEqual([
      ...['clock-longest-shift', 'clock-usual-end'],
    ]);
  });

  it.each<[string, () => Promise<unknown>]>([
    ['that no button began', () => run({ marked: false })],
    ['that has ended', () => run({ endTime: new Date('2026-11-20T22:00:00.000Z') })],
    [
      'whose person does not want it by push',
      async () => {
        await run();
        const pushOff = ['clock-usual-end' as const];
        await api.as(worker).notice.prefer({ body: { off: [], mailOff: [], pushOff } });
      },
    ],
    [
      'whose person has no browser that takes push',
      async () => {
        await run();
        await api.as(worker).push.unsubscribe();
      },
    ],
  ])('never of a record %s', async (_, begin) => {
    await begin();
    expect(await at('2026-11-20T23:31:00.000Z')).toEqual([]);
  });
});

describe('a new status of a task is told to its followers (NOTICE-23)', () => {
  /** Two processes look for untold changes. */
  async function look() {
    await askForJob('moved-tasks', api.clock.now());
    const processes = [1, 2].map(() => new JobRunner(api.services, [movedTasksJob(api.services)]));
    await Promise.all(processes.map((runner) => runner.poll()));
    await Promise.all(processes.map((runner) => runner.idle()));
  }
  const moves = async (person: Person) => {
    await look();
    const { notices } = await list(person);
    return notices.flatMap(({ kind, things }) => (kind === 'task-moved' ? things : []));
  };
  const move = (id: string, as = manager, status: TaskStatus = 'Doing') =>
    api.as(as).task.setStatus({ params: { id }, body: { status } });

  it('once for each act, also after a kill before the change was marked, and never to its author', async () => {
    const { _id: id } = await write([worker, other]);
    await move(id, worker);
    expect([await moves(worker), await moves(other), await moves(manager)]).toEqual([[], [1], []]);
    expect((await list(other)).notices[0]).toMatchObject({
      ...{ kind: 'task-moved', task: { name: 'Medir la zanja' }, project: { name: 'Puente' } },
    });
    await TaskChangeModel.updateMany({ projectId: project._id }, { isUntold: true });
    expect(await moves(other)).toEqual([1]);
    expect(await TaskChangeModel.countDocuments({ isUntold: true })).toBe(0);
    await move(id, manager, 'Done');
    expect([await moves(worker), await moves(other)]).toEqual([[1], [1, 1]]);
  });

  it('with their number, and not to a person whom the same act put on the task', async () => {
    const ids = [(await write([worker]))._id, (await write([worker], 'Cavar'))._id];
    const change = { status: 'Testing' as const, assign: [other.id] };
    await api.as(manager).task.batch({ body: { ids, change } });
    expect([await moves(worker), await moves(other)]).toEqual([[2], []]);
  });

  it('not after a move within its column, an undo, or a stop of following', async () => {
    const { _id: id } = await write([worker]);
    await write([], 'Cavar');
    const { task, taskFollow } = api.as(manager);
    await task.reorder({ body: { tasks: [{ id, status: 'Backlog', order: 1 }] } });
    expect(await moves(worker)).toEqual([]);
    const idempotencyKey = 'a-key-of-the-move';
    await task.setStatus({ params: { id }, body: { status: 'Done' } }, { idempotencyKey });
    expect(await moves(worker)).toEqual([1]);
    await task.undo({ body: { key: idempotencyKey } });
    await taskFollow.set({ params: { id }, body: { follows: true } });
    await api.as(worker).taskFollow.set({ params: { id }, body: { follows: false } });
    await move(id, other);
    expect([await moves(worker), await moves(manager)]).toEqual([[1], [1]]);
  });
});

describe('due tasks are told of each morning (NOTICE-18)', () => {
  beforeEach(async () => {
    await JobModel.deleteMany({ name: 'due-tasks' });
    await NoticeDayModel.deleteMany();
  });

  /** Two processes look at the clock at this time; the company is six hours behind. */
  async function at(time: string) {
    api.clock.set(time);
    await askForJob('due-tasks', api.clock.now());
    const processes = [1, 2].map(() => new JobRunner(api.services, [dueTasksJob(api.services)]));
    await Promise.all(processes.map((runner) => runner.poll()));
    await Promise.all(processes.map((runner) => runner.idle()));
  }
  const due = (dueDay: string, values = {}, place = project) =>
    createTask(api, place, {
      ...{ dueDay, dueDate: new Date(`${dueDay}T06:00:00.000Z`) },
      ...{ assigneeIds: [worker._id], ...values },
    });
  const kinds = async (person: Person) =>
    (await list(person)).notices.map(({ kind, things }) => `${kind} ${things}`).toSorted();

  it('from 7:00 by the clock of the person, once a day, with their number over all projects', async () => {
    const second = await createProject(api, company, [worker]);
    await due('2026-11-21');
    await due('2026-11-21', {}, second);
    await due('2026-11-19', { assigneeIds: [worker._id, other._id] });
    // Today, in two days, and long ago.
    for (const day of ['2026-11-20', '2026-11-22', '2026-08-01']) await due(day);
    await at('2026-11-20T12:59:00.000Z');
    expect(await kinds(worker)).toEqual([]);
    await at('2026-11-20T13:01:00.000Z');
    expect(await kinds(worker)).toEqual(['tasks-due-tomorrow 2', 'tasks-overdue 1']);
    expect(await kinds(other)).toEqual(['tasks-overdue 1']);
    expect((await list(worker)).notices).toMatchObject([
      { company: null, project: null, task: null, by: '' },
      { company: null, project: null, task: null, by: '' },
    ]);
    await at('2026-11-20T20:00:00.000Z');
    // After a kill before the day was noted.
    await NoticeDayModel.deleteMany();
    await at('2026-11-20T20:15:00.000Z');
    expect(await kinds(worker)).toHaveLength(2);
    await at('2026-11-21T13:01:00.000Z');
    expect(await kinds(worker)).toEqual([
      ...['tasks-due-tomorrow 1', 'tasks-due-tomorrow 2', 'tasks-overdue 1', 'tasks-overdue 2'],
    ]);
  });

  it('from the hour that the person chose, once that day also after another choice (NOTICE-22)', async () => {
    const choose = (noticeHour: number) =>
      api.as(worker).notice.prefer({ body: { off: [], mailOff: [], noticeHour } });
    await choose(18);
    await due('2026-11-19', { assigneeIds: [worker._id, other._id] });
    await at('2026-11-20T23:59:00.000Z');
    expect([await kinds(worker), await kinds(other)]).toEqual([[], ['tasks-overdue 1']]);
    await at('2026-11-21T00:01:00.000Z');
    expect(await kinds(worker)).toEqual(['tasks-overdue 1']);
    await choose(19);
    await at('2026-11-21T01:01:00.000Z');
    expect(await kinds(worker)).toHaveLength(1);
    await at('2026-11-22T01:01:00.000Z');
    expect(await kinds(worker)).toHaveLength(2);
  });

  it.each<[string, () => Promise<unknown>]>([
    ['that is done', () => due('2026-11-19', { status: 'Done' })],
    [
      'in a project that the person no longer sees',
      async () => {
        await due('2026-11-19');
        await ProjectModel.updateOne({ _id: project._id }, { $pull: { memberIds: worker._id } });
      },
    ],
    [
      'that is deleted',
      async () => {
        const { _id } = await due('2026-11-19');
        await api.as(manager).task.remove({ params: { id: String(_id) } });
      },
    ],
    ['of somebody else', () => due('2026-11-19', { assigneeIds: [other._id] })],
    [
      'of a kind that the person switched off',
      async () => {
        await due('2026-11-19');
        await api.as(worker).notice.prefer({ body: { off: ['tasks-overdue'], mailOff: [] } });
      },
    ],
  ])('never a task %s', async (_, make) => {
    await make();
    await at('2026-11-20T14:00:00.000Z');
    expect(await kinds(worker)).toEqual([]);
  });
});

it('notices go with their company, project and person, and after 90 days (NOTICE-7)', async () => {
  await write([worker, other]);
  await consume();
  await api.as(manager).project.remove({ query: { project_id: String(project._id) } });
  expect(await NoticeModel.countDocuments({ projectId: project._id })).toBe(0);
  await add();
  await consume();
  await api.as(await createPerson(api, 'admin')).person.remove({ params: { id: worker.id } });
  expect(await NoticeModel.countDocuments({ personId: worker._id })).toBe(0);
  const indexes = await NoticeModel.collection.indexes();
  expect(indexes.find(({ expireAfterSeconds }) => expireAfterSeconds !== undefined)).toMatchObject({
    ...{ key: { at: 1 }, expireAfterSeconds: 90 * 24 * 3_600 },
  });
});
