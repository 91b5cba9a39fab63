import { DAY_MS, HOUR_MS, MINUTE_MS, textOfMark } from '@faena/shared/domain';
import type { Mark, WorkRecord } from '@faena/shared/schemas';
import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { closeThrough } from '../../../test/closing.ts';
import {
  createPerson,
  createProject,
  createRecord,
  createTask,
  type Person,
  withFreshToken,
} from '../../../test/factories.ts';
import { useApi } from '../../../test/harness.ts';
import { expectRefused } from '../../../test/refused.ts';
import { TestPhone } from '../../../test/test-phone.ts';
import { createCrew } from '../../../test/workers.ts';
import type { CompanyDoc } from '../company/model.ts';
import { PersonModel } from '../person/model.ts';
import { ProjectModel } from '../project/model.ts';
import { SessionModel } from '../session/index.ts';
import { TaskModel } from '../task-store/index.ts';
import { closeLostRecords } from '../working-time/index.ts';
import { MarkModel } from './model.ts';

const api = useApi();
let manager: Person;
let worker: Person;
let company: CompanyDoc;
let phone: TestPhone;

const SEVEN = Date.parse('2026-11-20T13:00:00.000Z');
const at = (hours: number) => api.clock.set(new Date(SEVEN + hours * HOUR_MS));

beforeEach(async () => {
  at(-1);
  ({ manager, worker, company } = await createCrew(api, { hourlyRateCents: 2_000 }));
  phone = await TestPhone.of(api, worker);
});

/** The person's records from the first on, in hours after seven; a question mark if one waits for review. */
async function hours(): Promise<string[]> {
  const records = (await api.as(worker).record.get({ params: { id: worker.id }, query: {} })) as WorkRecord[];
  const since = (time: string) => (Date.parse(time) - SEVEN) / HOUR_MS;
  return records
    .filter(({ voided }) => !voided)
    .toReversed()
    .map(({ startTime, endTime, needsReview }) => {
      return `${since(startTime)}–${endTime ? since(endTime) : ''}${needsReview ? '?' : ''}`;
    });
}

/** The titles of the tasks of the person's records, from the first on; null without one. */
async function tasksOfRecords(reader: Person, { id } = reader): Promise<(string | null)[]> {
  const records = (await api.as(reader).record.get({ params: { id }, query: {} })) as WorkRecord[];
  return records.toReversed().map(({ task }) => task?.title ?? null);
}

const results = ({ receipts }: Awaited<ReturnType<TestPhone['send']>>) =>
  receipts.map(({ result, reason }) => (reason ? `${result}: ${reason}` : result));

describe('marks that a device sends (MARK-10)', () => {
  it('begin and end a record at the time of the press, without a session', async () => {
    at(0);
    phone.press('in');
    const begun = await phone.send();
    expect(begun.open).toMatchObject({ startTime: new Date(SEVEN).toISOString(), endTime: null });
    expect(results(begun)).toEqual(['recorded']);
    at(8.3);
    phone.press('out');
    expect((await phone.send()).open).toBeNull();
    expect(await hours()).toEqual(['0–8.3']);
  });

  it('count for the minute when they come hours later, from a phone whose clock is wrong', async () => {
    for (const wrong of [0, 3 * HOUR_MS, -3 * HOUR_MS]) {
      const other = await createPerson(api, 'employee', { companyId: company._id });
      at(-1);
      const theirs = await TestPhone.of(api, other);
      theirs.aheadMs = wrong;
      await theirs.send();
      at(0);
      theirs.press('in');
      theirs.restart();
      at(8.3);
      theirs.press('out');
      at(12);
      expect(results(await theirs.send())).toEqual(['recorded', 'recorded']);
      const [record] = (await api
        .as(other)
        .record.get({ params: { id: other.id }, query: {} })) as WorkRecord[];
      expect(record).toMatchObject({
        startTime: new Date(SEVEN).toISOString(),
        endTime: new Date(SEVEN + 8.3 * HOUR_MS).toISOString(),
        needsReview: false,
      });
      expect(record?.evidence?.marks).toMatchObject([
        { kind: 'in', isExact: true, isOffline: true, deviceName: 'Teléfono de Ana' },
        { kind: 'out', isExact: true, isOffline: true },
      ]);
    }
  });

  it('wait for review without an earlier mark, and no longer once it has arrived (MARK-18) (MARK-39)', async () => {
    for (const [hour, kind] of [
      [0, 'in'],
      [5, 'pause'],
      [6, 'back'],
      [10, 'out'],
    ] as const) {
      at(hour);
      phone.press(kind);
    }
    const [entrada, pausa, ...afternoon] = phone.waiting as Mark[];
    const missing = async () => {
      const records = await api.as(worker).record.get({ params: { id: worker.id }, query: {} });
      const [afternoon] = records as WorkRecord[];
      return afternoon?.evidence?.marks.map(({ missingNumber }) => missingNumber);
    };
    expect(results(await phone.send(afternoon))).toEqual(['to_review: mark_missing', 'recorded']);
    expect(await hours()).toEqual(['6–10?']);
    expect(await missing()).toEqual([2, null]);
    await phone.send([entrada as Mark, pausa as Mark]);
    expect(await hours()).toEqual(['0–5', '6–10']);
    expect(await missing()).toEqual([null, null]);
  });

  it('wait for review between their bounds when the clock was set meanwhile, and pay the certain time', async () => {
    at(0);
    phone.press('in');
    await phone.send();
    at(8);
    phone.restart();
    phone.aheadMs = 3 * HOUR_MS;
    phone.press('out');
    phone.restart();
    phone.aheadMs = 0;
    at(9);
    const answer = await phone.send();
    expect(results(answer)).toEqual(['to_review: time_uncertain']);
    expect(await hours()).toEqual(['0–0?']);
    const [record] = (await api
      .as(worker)
      .record.get({ params: { id: worker.id }, query: {} })) as WorkRecord[];
    expect(record?.evidence?.marks[1]).toMatchObject({
      isExact: false,
      earliest: new Date(SEVEN).toISOString(),
      latest: new Date(SEVEN + 9 * HOUR_MS).toISOString(),
    });
  });

  it('are the same day in any order, doubled, and cut into requests', async () => {
    const presses: [number, Parameters<TestPhone['press']>[0]][] = [
      [0, 'in'],
      [5, 'pause'],
      [6, 'back'],
      [10, 'out'],
    ];
    for (const [hour, kind] of presses) {
      at(hour);
      phone.press(kind);
    }
    at(11);
    const [entrada, pausa, vuelve, salida] = phone.waiting as [Mark, Mark, Mark, Mark];
    await phone.send([salida, vuelve]);
    await phone.send([vuelve, entrada]);
    expect(results(await phone.send([pausa, pausa, entrada]))).toEqual(['recorded', 'recorded', 'already']);
    expect(await hours()).toEqual(['0–5', '6–10']);
    const stored = await MarkModel.find({ personId: worker._id }).lean();
    expect(stored.map(({ result }) => result)).toEqual(['recorded', 'recorded', 'recorded', 'recorded']);
  });

  it('open the same record again after an undone Salida, without a gap', async () => {
    at(0);
    phone.press('in');
    const { open } = await phone.send();
    at(8);
    const { id } = phone.press('out');
    await phone.send();
    phone.press('undo', { undoes: id });
    expect((await phone.send()).open?._id).toBe(open?._id);
    at(9);
    phone.press('out');
    await phone.send();
    expect(await hours()).toEqual(['0–9']);
  });

  it('leave nothing that counts after an undone Entrada', async () => {
    at(0);
    const { id } = phone.press('in');
    await phone.send();
    phone.press('undo', { undoes: id });
    expect((await phone.send()).open).toBeNull();
    expect(await hours()).toEqual([]);
  });

  it('change the project at the same instant', async () => {
    const project = await createProject(api, company, [worker]);
    at(0);
    phone.press('in');
    await phone.send();
    at(3);
    phone.press('project', { projectId: String(project._id) });
    const { open } = await phone.send();
    expect(open).toMatchObject({
      projectId: String(project._id),
      startTime: new Date(SEVEN + 3 * HOUR_MS).toISOString(),
    });
    expect(await hours()).toEqual(['0–3', '3–']);
  });

  it('change the task at the same instant, and the record keeps it with its title (MARK-58)', async () => {
    const project = await createProject(api, company, [worker]);
    const [one, two] = [await createTask(api, project), await createTask(api, project)];
    const projectId = String(project._id);
    at(0);
    phone.press('in', { projectId });
    at(2);
    phone.press('project', { projectId, taskId: String(one._id) });
    await phone.send();
    at(4);
    phone.press('project', { projectId, taskId: String(two._id) });
    const { open } = await phone.send();
    expect(open).toMatchObject({ projectId, task: { _id: String(two._id), title: two.title } });
    at(8);
    phone.press('out');
    await phone.send();
    expect(await hours()).toEqual(['0–2', '2–4', '4–8']);
    for (const reader of [worker, manager]) {
      expect(await tasksOfRecords(reader, worker)).toEqual([null, one.title, two.title]);
    }
  });

  it('without a task, as an older page signs them, still verify (MARK-58)', async () => {
    const project = await createProject(api, company, [worker]);
    at(0);
    const { signature: _, ...mark } = phone.press('in', { projectId: String(project._id) });
    const { id, kind, counter, previous, wall, mono, epoch, stamp, projectId, undoes } = mark;
    const stamped = stamp && [stamp.token, stamp.wall, stamp.mono, stamp.epoch];
    const text = [id, kind, counter, previous, wall, mono, epoch, stamped, projectId, undoes];
    const sent = { ...mark, signature: phone.sign(JSON.stringify(text)) };
    expect(results(await phone.send([sent]))).toEqual(['recorded']);
    expect(results(await phone.send([{ ...sent, id, taskId: String(project._id) }]))).toEqual([
      'refused: not_signed',
    ]);
  });

  it('count for the project alone with a task that the person cannot open (MARK-59)', async () => {
    const project = await createProject(api, company, [worker]);
    const closed = await createTask(api, await createProject(api, company, []));
    const elsewhere = await createTask(api, await createProject(api, company, [worker]));
    const abroad = await createCrew(api, { hourlyRateCents: 2_000 });
    const foreign = await createTask(api, await createProject(api, abroad.company, [abroad.worker]));
    const unknown = { _id: project._id };
    at(0);
    phone.press('in', { projectId: String(project._id) });
    for (const [index, { _id }] of [closed, elsewhere, foreign, unknown].entries()) {
      at(index + 1);
      phone.press('project', { projectId: String(project._id), taskId: String(_id) });
    }
    at(8);
    phone.press('project', { projectId: String(closed.projectId), taskId: String(closed._id) });
    expect(results(await phone.send())).toEqual(Array(6).fill('recorded'));
    expect(await tasksOfRecords(worker)).toEqual(Array(6).fill(null));
    expect(await hours()).toEqual(['0–1', '1–2', '2–3', '3–4', '4–8', '8–']);
  });

  it('leave the record its task when that is deleted, renamed or moved before the Salida (MARK-59)', async () => {
    for (const change of ['delete', 'rename', 'move'] as const) {
      const project = await createProject(api, company, [worker]);
      const task = await createTask(api, project, { title: `Zanja, ${change}` });
      at(0);
      const other = await createPerson(api, 'employee', { companyId: company._id });
      await ProjectModel.updateOne({ _id: project._id }, { $push: { memberIds: other._id } });
      const theirs = await TestPhone.of(api, other);
      theirs.press('in', { projectId: String(project._id), taskId: String(task._id) });
      await theirs.send();
      const next = await createProject(api, company, [other]);
      if (change === 'delete') await TaskModel.deleteOne({ _id: task._id });
      else {
        const to = change === 'move' ? { projectId: next._id } : { title: 'Otra' };
        await TaskModel.updateOne({ _id: task._id }, { $set: to });
      }
      at(8);
      theirs.press('out');
      await theirs.send();
      expect(await tasksOfRecords(other)).toEqual([task.title]);
    }
  });

  it('lose their task with the project by a correction, and keep it in one of the time (MARK-59)', async () => {
    const project = await createProject(api, company, [worker]);
    const task = await createTask(api, project);
    at(0);
    phone.press('in', { projectId: String(project._id), taskId: String(task._id) });
    at(8);
    phone.press('out');
    const { receipts } = await phone.send();
    const params = { id: receipts[0]?.recordId ?? '' };
    const startTime = new Date(SEVEN + HOUR_MS).toISOString();
    const moved = await api
      .as(manager)
      .record.correct({ params, body: { startTime, reason: 'Llegó tarde' } });
    expect(moved.task).toEqual({ _id: String(task._id), title: task.title });
    const next = await createProject(api, company, [worker]);
    const body = { projectId: String(next._id), reason: 'Otra obra' };
    expect(await api.as(manager).record.correct({ params, body })).not.toHaveProperty('task');
  });

  it('choose from the projects worked on last, the newest after them, and no others (MARK-25)', async () => {
    const [one, two, three, four] = [
      await createProject(api, company, [worker]),
      await createProject(api, company, [worker]),
      await createProject(api, company, [worker]),
      await createProject(api, company, [worker]),
    ].map(({ _id }) => String(_id)) as [string, string, string, string];
    const foreign = await createProject(api, company, []);
    at(0);
    phone.press('in', { projectId: one });
    at(1);
    phone.press('project', { projectId: two });
    at(2);
    phone.press('project', { projectId: String(foreign._id) });
    await phone.send();
    const { recentProjects } = await api.as(worker).home.get();
    expect(recentProjects.map(({ _id }) => _id)).toEqual([two, one, four]);
    expect(recentProjects.map(({ _id }) => _id)).not.toContain(three);
    expect(
      (await api.as(manager).record.get({ params: { id: worker.id }, query: {} })) as WorkRecord[],
    ).toMatchObject([
      { projectId: null, startTime: new Date(SEVEN + 2 * HOUR_MS).toISOString(), endTime: null },
      { projectId: two, endTime: new Date(SEVEN + 2 * HOUR_MS).toISOString() },
      { projectId: one, endTime: new Date(SEVEN + HOUR_MS).toISOString() },
    ]);
  });

  it('pay lunch by the rule of the company when the Almuerzo arrives, even if it changes later (MARK-24)', async () => {
    const params = { id: String(company._id) };
    await api.as(manager).company.update({ params, body: { paysLunch: true } });
    at(0);
    phone.press('in');
    at(5);
    phone.press('pause');
    expect((await phone.send()).open?.evidence?.marks.map(({ kind }) => kind)).toEqual(['in', 'pause']);
    await api.as(manager).company.update({ params, body: { paysLunch: false } });
    at(6);
    phone.press('back');
    at(10);
    phone.press('out');
    expect(results(await phone.send())).toEqual(['recorded', 'recorded']);
    expect(await hours()).toEqual(['0–10']);
    for (const [hour, kind] of [
      [24, 'in'],
      [29, 'pause'],
      [30, 'back'],
      [34, 'out'],
    ] as const) {
      at(hour);
      phone.press(kind);
      await phone.send();
    }
    expect(await hours()).toEqual(['0–10', '24–29', '30–34']);
  });

  it('count once if two phones make them: the earlier Entrada begins the record', async () => {
    const other = await TestPhone.of(api, worker, 'Tableta');
    at(0);
    other.press('in');
    at(0.5);
    phone.press('in');
    await phone.send();
    at(1);
    await other.send();
    at(8);
    phone.press('out');
    await phone.send();
    expect(await hours()).toEqual(['0–8']);
  });

  it('of which one is missing wait for review', async () => {
    at(0);
    phone.press('in');
    await phone.send();
    at(4);
    phone.press('pause');
    phone.waiting = [];
    at(8);
    phone.press('out');
    expect(results(await phone.send())).toEqual(['to_review: mark_missing']);
    expect(await hours()).toEqual(['0–8?']);
  });

  it('end the record that a manager started', async () => {
    at(0);
    await api.as(manager).record.start({ body: { employeeId: worker.id } });
    at(8);
    phone.press('out');
    await phone.send();
    expect(await hours()).toEqual(['0–8']);
  });

  it('go on in the record of a browser that keeps no marks', async () => {
    await PersonModel.updateOne({ _id: worker._id }, { marking: 'button' });
    at(0);
    await api.as(worker).record.start({ body: { employeeId: worker.id, marked: true } });
    at(1);
    phone.press('in');
    expect(results(await phone.send())).toEqual(['recorded']);
    expect(await hours()).toEqual(['0–']);
    at(8);
    phone.press('out');
    await phone.send();
    expect(await hours()).toEqual(['0–8']);
  });

  it('are not ended by silence, only by the longest shift', async () => {
    at(0);
    phone.press('in');
    await phone.send();
    at(11);
    await closeLostRecords(api.services);
    expect(await hours()).toEqual(['0–']);
    at(13);
    await closeLostRecords(api.services);
    expect(await hours()).toEqual(['0–12?']);
    at(24);
    phone.press('in');
    await phone.send();
    expect(await hours()).toEqual(['0–12?', '24–']);
  });

  it('pay up to the earliest likely end when the Salida was forgotten, with the others beside it (MARK-21)', async () => {
    for (const daysAgo of [21, 14, 7]) {
      await createRecord(api, worker, company._id, {
        startTime: new Date(SEVEN - daysAgo * DAY_MS),
        endTime: new Date(SEVEN - daysAgo * DAY_MS + 10 * HOUR_MS),
      });
    }
    at(0);
    phone.press('in');
    await phone.send();
    for (const hour of [9.5, 9]) {
      const other = await createPerson(api, 'employee', { companyId: company._id });
      const times = { startTime: new Date(SEVEN), endTime: new Date(SEVEN + hour * HOUR_MS) };
      await createRecord(api, other, company._id, times);
    }
    at(13);
    await closeLostRecords(api.services);
    expect((await hours()).at(-1)).toBe('0–9?');
    const [record] = (await api
      .as(worker)
      .record.get({ params: { id: worker.id }, query: {} })) as WorkRecord[];
    const hour = (hours: number) => new Date(SEVEN + hours * HOUR_MS).toISOString();
    expect(record).toMatchObject({
      endReason: 'longest_shift',
      evidence: { forgotten: { until: hour(12), usual: hour(10), crew: hour(9), lastSign: null } },
    });
    const { forgotten } = await api.as(worker).home.get();
    expect(forgotten).toMatchObject({ recordId: record?._id, usual: hour(10), crew: hour(9) });
    // The Salida arrived late: it settles the end, even after the certain one.
    at(10.5);
    const late = phone.press('out');
    at(14);
    await phone.send([late]);
    expect((await hours()).at(-1)).toBe('0–10.5');
    expect((await api.as(worker).home.get()).forgotten).toBeNull();
  });

  it('tell the first screen when the record ends by itself and usually, whatever lunch that day (MARK-26)', async () => {
    for (const daysAgo of [21, 14, 7]) {
      await createRecord(api, worker, company._id, {
        startTime: new Date(SEVEN - daysAgo * DAY_MS),
        endTime: new Date(SEVEN - daysAgo * DAY_MS + 10 * HOUR_MS),
      });
    }
    expect((await api.as(worker).home.get()).expectedEnds).toBeNull();
    for (const [hour, kind] of [
      [0, 'in'],
      [5, 'pause'],
      [6, 'back'],
    ] as const) {
      at(hour);
      phone.press(kind);
    }
    const { open } = await phone.send();
    const hour = (hours: number) => new Date(SEVEN + hours * HOUR_MS).toISOString();
    expect((await api.as(worker).home.get()).expectedEnds).toEqual({
      recordId: open?._id,
      longest: hour(18),
      usual: hour(10),
    });
  });

  it('that arrive after the longest shift ended their record end it where they were made', async () => {
    at(0);
    phone.press('in');
    await phone.send();
    at(8);
    phone.press('out');
    at(13);
    await closeLostRecords(api.services);
    await phone.send();
    expect(await hours()).toEqual(['0–8']);
  });
});

describe('marks in records that other people changed (MARK-16)', () => {
  it('become a request when a manager has ended the record since', async () => {
    at(0);
    phone.press('in');
    const { open } = await phone.send();
    at(8);
    phone.press('out');
    at(9);
    await api.as(manager).record.stopOpen({ params: { id: open?._id ?? '' }, body: { reason: 'Se fue.' } });
    expect(results(await phone.send())).toEqual(['request: changed_since']);
    expect(await hours()).toEqual(['0–9']);
    const [request] = await api.as(manager).recordRequest.list({ query: { companyId: String(company._id) } });
    expect(request).toMatchObject({
      proposed: {
        startTime: new Date(SEVEN).toISOString(),
        endTime: new Date(SEVEN + 8 * HOUR_MS).toISOString(),
      },
    });
  });

  it('become a request for a later end when they come after the manager has ended it (MARK-56)', async () => {
    at(0);
    phone.press('in');
    const { open } = await phone.send();
    at(7.5);
    await api.as(manager).record.stopOpen({ params: { id: open?._id ?? '' }, body: { reason: 'Se fue.' } });
    at(8);
    phone.press('pause');
    at(9);
    phone.press('back');
    at(10);
    const [pausa, ...afternoon] = phone.waiting as [Mark, Mark];
    expect(results(await phone.send([pausa]))).toEqual(['request: changed_since']);
    expect(results(await phone.send(afternoon))).toEqual(['recorded']);
    expect(await hours()).toEqual(['0–7.5', '9–']);
    const requests = await api.as(manager).recordRequest.list({ query: { companyId: String(company._id) } });
    expect(requests).toMatchObject([{ proposed: { endTime: new Date(SEVEN + 8 * HOUR_MS).toISOString() } }]);
    const kept = await api.as(manager).mark.ofPerson({ params: { id: worker.id }, query: {} });
    expect(kept.map(({ result }) => result)).toEqual(['recorded', 'request', 'recorded']);
  });

  it('are cut where another record has the time', async () => {
    await createRecord(api, worker, company._id, {
      startTime: new Date(SEVEN + 4 * HOUR_MS),
      endTime: new Date(SEVEN + 5 * HOUR_MS),
    });
    at(0);
    phone.press('in');
    at(8);
    phone.press('out');
    expect(results(await phone.send())).toEqual(['to_review: time_taken', 'to_review: time_taken']);
    expect(await hours()).toEqual(['0–4?', '4–5']);
  });

  it.each([
    ['an ended device', 'device_ended', () => api.as(worker).device.end({ params: { id: phone.id } })],
    [
      'somebody without a company',
      'no_company',
      () => PersonModel.updateOne({ _id: worker._id }, { companyId: null }),
    ],
  ])('of %s are kept for a manager, and change no record', async (_, reason, happen) => {
    at(0);
    phone.press('in');
    await happen();
    expect(results(await phone.send())).toEqual([`to_review: ${reason}`]);
    expect(await MarkModel.countDocuments({ personId: worker._id })).toBe(1);
  });
});

describe('marks that are none (MARK-12)', () => {
  it('are refused by themselves, and the others count', async () => {
    at(0);
    const forged = { ...phone.press('in'), wall: SEVEN - HOUR_MS };
    const honest = phone.press('in');
    expect(results(await phone.send([forged, honest]))).toEqual([
      'refused: not_signed',
      'to_review: mark_missing',
    ]);
  });

  it('are refused when the same id had another content', async () => {
    at(0);
    const { id } = phone.press('in');
    await phone.send();
    const { signature: _, ...second } = phone.press('out');
    const forged = { ...second, id };
    expect(results(await phone.send([{ ...forged, signature: phone.sign(textOfMark(forged)) }]))).toEqual([
      'refused: other_content',
    ]);
    expect(await hours()).toEqual(['0–']);
  });

  it('come from nobody when the batch is not signed by the device', async () => {
    phone.press('in');
    const stranger = new TestPhone(api);
    stranger.id = phone.id;
    const refused = stranger.send(phone.waiting);
    await expectRefused([refused], { status: 401 });
    expect(await MarkModel.countDocuments({ personId: worker._id })).toBe(0);
  });

  it('are not found if the device is unknown', async () => {
    phone.id = String(worker._id);
    await expectRefused([phone.send([])], { status: 404 });
  });
});

describe('marks with impossible statements', () => {
  const YEAR_MS = 365 * DAY_MS;

  it.each([YEAR_MS, -YEAR_MS])(
    'by a clock that is %i ms ahead meanwhile wait between the last contact and the arrival (MARK-13)',
    async (aheadMs) => {
      at(0);
      await phone.send();
      phone.restart();
      phone.aheadMs = aheadMs;
      phone.press('in');
      phone.restart();
      phone.aheadMs = 0;
      at(1);
      const answer = await phone.send();
      expect(results(answer)).toEqual(['to_review: time_uncertain']);
      const time = Date.parse(answer.receipts[0]?.at ?? '');
      expect([time >= SEVEN, time <= SEVEN + HOUR_MS]).toEqual([true, true]);
      expect(await hours()).toEqual(['1–?']);
    },
  );

  it('that arrive after 45 days are kept for the manager, and change no record (MARK-16)', async () => {
    at(0);
    phone.press('in');
    at(8);
    phone.press('out');
    at(46 * 24);
    worker = withFreshToken(api, worker);
    expect(results(await phone.send())).toEqual(['to_review: too_old', 'to_review: too_old']);
    expect(await hours()).toEqual([]);
    expect(await MarkModel.countDocuments({ personId: worker._id })).toBe(2);
  });

  it('with the hash of another mark before them wait for review (MARK-18)', async () => {
    at(0);
    phone.press('in');
    await phone.send();
    at(8);
    const { signature: _, ...out } = phone.press('out');
    const broken = { ...out, previous: 'f'.repeat(64) };
    const sent = { ...broken, signature: phone.sign(textOfMark(broken)) };
    expect(results(await phone.send([sent]))).toEqual(['to_review: mark_missing']);
    expect(await hours()).toEqual(['0–8?']);
  });

  it('beyond 200 in a request are refused with all of it, and beyond 1,000 a day wait (LIMIT-29)', async () => {
    at(0);
    const marks = Array.from({ length: 201 }, () => phone.press('in'));
    await expectRefused([phone.send()], { status: 400 });
    await expectRefused([phone.send(Array.from({ length: 10_000 }, () => marks[0] as Mark))], {
      status: 413,
    });
    expect(await MarkModel.countDocuments({ personId: worker._id })).toBe(0);
    const batch = marks.slice(0, 200);
    for (let sent = 0; sent < 5; sent += 1) await phone.send(batch);
    await expectRefused([phone.send(marks.slice(200))], { status: 429 });
    expect(await MarkModel.countDocuments({ personId: worker._id })).toBe(200);
    expect(await hours()).toEqual(['0–']);
    // Without marks it still learns the time and the state of the clock.
    expect((await phone.send([])).open).toMatchObject({ endTime: null });
  });
});

it('a mark is never earlier than its stamp, whatever its clock shows', async () => {
  at(0);
  await phone.send();
  phone.restart();
  phone.aheadMs = -2 * HOUR_MS;
  phone.press('in');
  phone.restart();
  phone.aheadMs = 0;
  at(1);
  const { receipts } = await phone.send();
  expect(Date.parse(receipts[0]?.at ?? '')).toBeGreaterThanOrEqual(SEVEN - MINUTE_MS);
});

it('a mark of another device is refused by this one, and its replay counts once', async () => {
  at(0);
  phone.press('in');
  const [theirs] = phone.waiting as [Mark];
  const other = await TestPhone.of(api, worker, 'Tableta');
  expect(results(await other.send([theirs]))).toEqual(['refused: not_signed']);
  await phone.send([theirs]);
  at(1);
  expect(results(await phone.send([theirs]))).toEqual(['already']);
  expect(await hours()).toEqual(['0–']);
});

it('a clock that is set and restored around a press moves it only between the last contact and the arrival', async () => {
  at(0);
  phone.press('in');
  await phone.send();
  at(8);
  phone.restart();
  phone.aheadMs = 2 * HOUR_MS;
  phone.press('out');
  phone.restart();
  phone.aheadMs = 0;
  at(9);
  await phone.send();
  // The wall time of ten o'clock is after the arrival, so it is not trusted.
  expect(await hours()).toEqual(['0–0?']);
});

describe('a manager sees', () => {
  const hour = (hours: number) => new Date(SEVEN + hours * HOUR_MS).toISOString();
  /** The details of the person's last record, as the manager sees them. */
  const seen = async () => {
    const as = api.as(withFreshToken(api, manager));
    const [record] = (await as.record.get({ params: { id: worker.id }, query: {} })) as WorkRecord[];
    return record;
  };
  const pressed = async (hours: number, kind: Mark['kind'], aheadHours = 0) => {
    at(hours);
    phone.aheadMs = aheadHours * HOUR_MS;
    phone.press(kind);
  };

  it.each([
    ['forward', 2],
    ['back', -2],
  ])('that the clock was set %s and left so: both bounds, and pay for the certain time', async (_, set) => {
    await pressed(0, 'in');
    await phone.send();
    phone.restart();
    await pressed(8, 'out', set);
    phone.restart();
    at(9);
    await phone.send();
    expect(await seen()).toMatchObject({
      needsReview: true,
      durationHours: 0,
      evidence: { marks: [{}, { isExact: false, earliest: hour(0), latest: hour(9) }] },
    });
  });

  it('nothing to review where the clock was set and restored on a page that stays awake: the true time', async () => {
    await pressed(0, 'in', -2);
    phone.aheadMs = 0;
    await phone.send();
    await pressed(8, 'out', 2);
    phone.aheadMs = 0;
    at(9);
    await phone.send();
    expect(await seen()).toMatchObject({ startTime: hour(0), endTime: hour(8), needsReview: false });
  });

  it('that a mark came without a connection from that phone, where the clock was set and restored between two lives', async () => {
    await pressed(0, 'in');
    await phone.send();
    phone.restart();
    await pressed(7, 'out', 1);
    phone.restart();
    phone.aheadMs = 0;
    at(9);
    await phone.send();
    const last = { kind: 'out', isOffline: true, isExact: true, deviceName: 'Teléfono de Ana' };
    expect(await seen()).toMatchObject({ endTime: hour(8), evidence: { marks: [{}, last] } });
  });

  it('each of two phones by its name', async () => {
    const other = await TestPhone.of(api, worker, 'Teléfono de Beto');
    await pressed(0, 'in');
    await phone.send();
    at(8);
    other.press('out');
    await other.send();
    const names = (await seen())?.evidence?.marks.map(({ deviceName }) => deviceName);
    expect(names).toEqual(['Teléfono de Ana', 'Teléfono de Beto']);
  });

  it('the phone to which a link was forwarded, and ends it; a copy of the link is none (MARK-20)', async () => {
    await SessionModel.updateMany({ personId: manager._id }, { confirmedAt: api.clock.now() });
    const { token } = await api.as(manager).device.makeLink({ params: { id: worker.id } });
    const redeem = async (device: TestPhone) => {
      const body = { token, name: 'Teléfono de Beto', publicKey: device.publicKey };
      const { _id, stamp } = await api.as(null).device.redeemLink({ body });
      device.id = _id;
      device.keep(stamp);
    };
    const forwarded = new TestPhone(api);
    await redeem(forwarded);
    await expectRefused([redeem(new TestPhone(api))], { status: 404, reason: 'device_link_not_found' });
    at(0);
    forwarded.press('in');
    await forwarded.send();
    expect((await seen())?.evidence?.marks).toMatchObject([{ deviceName: 'Teléfono de Beto' }]);
    const as = api.as(withFreshToken(api, manager));
    const theirs = await as.device.ofPerson({ params: { id: worker.id } });
    expect(theirs.map(({ name }) => name)).toContain('Teléfono de Beto');
    await as.device.end({ params: { id: forwarded.id } });
    at(1);
    forwarded.press('out');
    expect(results(await forwarded.send())).toEqual(['to_review: device_ended']);
    expect(await hours()).toEqual(['0–']);
  });
});

describe('lunch by rule (LUNCH-1)', () => {
  const params = () => ({ id: String(company._id) });
  /** Lunch from twelve to a quarter to one: five hours after seven. */
  beforeEach(() => api.as(manager).company.update({ params: params(), body: { lunchFrom: '12:00' } }));

  const day = async (...presses: [hour: number, kind: Mark['kind']][]) => {
    for (const [hour, kind] of presses) {
      at(hour);
      phone.press(kind);
    }
    return phone.waiting as Mark[];
  };
  const list = async (as = worker) =>
    ((await api.as(as).record.get({ params: { id: worker.id }, query: {} })) as WorkRecord[]).toReversed();
  const workedLunch = (id = '') =>
    api.as(worker).record.workedLunch({ params: { id }, body: { reason: 'Colada de losa.' } });
  const paidHours = async () => (await list()).reduce((sum, { durationHours }) => sum + durationHours, 0);

  it('is cut from a record that spans it, and written on it', async () => {
    await day([0, 'in'], [10, 'out']);
    expect(results(await phone.send())).toEqual(['recorded', 'recorded']);
    expect(await hours()).toEqual(['0–5', '5.75–10']);
    const [morning, rest] = await list(manager);
    expect(morning).toMatchObject({
      endReason: 'lunch',
      marked: true,
      lunch: { from: '2026-11-20T18:00:00.000Z', until: '2026-11-20T18:45:00.000Z', isWorked: false },
    });
    expect(rest).toMatchObject({ endReason: 'manual', lunch: null });
    expect((morning?.cost ?? 0) + (rest?.cost ?? 0)).toBe(9.25 * 20);
  });

  it('is not cut from a day with an Almuerzo, whichever of its marks arrives first (LUNCH-3)', async () => {
    const [entrada, pausa, vuelve, salida] = await day([0, 'in'], [6, 'pause'], [6.5, 'back'], [10, 'out']);
    await phone.send([salida as Mark]);
    await phone.send([entrada as Mark]);
    expect(await hours()).toEqual(['0–5', '5.75–10?']);
    await phone.send([pausa as Mark, vuelve as Mark]);
    expect(await hours()).toEqual(['0–6', '6.5–10']);
  });

  it('is not cut from a record that spans only a part of it', async () => {
    await day([0, 'in'], [5.5, 'out'], [24, 'in'], [29.75, 'out']);
    await phone.send();
    expect(await hours()).toEqual(['0–5.5', '24–29.75']);
  });

  it('is cut from the record in which it lies, whatever the projects, and over midnight', async () => {
    const project = await createProject(api, company, [worker]);
    await day([0, 'in']);
    at(3);
    phone.press('project', { projectId: String(project._id) });
    await day([10, 'out'], [17, 'in'], [28.9, 'out']);
    await phone.send();
    expect(await hours()).toEqual(['0–3', '3–5', '5.75–10', '17–28.9']);
    await api
      .as(manager)
      .company.update({ params: params(), body: { lunchFrom: '00:30', lunchMinutes: 60 } });
    await day([41, 'in'], [49, 'out'], [63, 'in'], [73, 'out']);
    await phone.send();
    expect((await hours()).slice(4)).toEqual(['41–41.5', '42.5–49', '63–65.5', '66.5–73']);
  });

  it('goes with the Salida that is undone, and returns with the next one', async () => {
    await day([0, 'in'], [6, 'out']);
    const { id } = phone.waiting[1] as Mark;
    await phone.send();
    expect(await hours()).toEqual(['0–5', '5.75–6']);
    phone.press('undo', { undoes: id });
    const { open } = await phone.send();
    expect(open).toMatchObject({ startTime: new Date(SEVEN).toISOString(), endTime: null });
    expect(await hours()).toEqual(['0–']);
    await day([10, 'out']);
    await phone.send();
    expect(await hours()).toEqual(['0–5', '5.75–10']);
  });

  it('is cut at a stop, by a manager and at the longest shift, also without marks', async () => {
    at(0);
    const { _id } = await api.as(worker).record.start({ body: { employeeId: worker.id } });
    at(8);
    expect(await api.as(worker).record.stop({ body: { timesheetId: _id } })).toMatchObject({
      _id,
      startTime: new Date(SEVEN + 5.75 * HOUR_MS).toISOString(),
    });
    await api.as(worker).record.undoStop({ params: { id: _id } });
    expect(await hours()).toEqual(['0–5', '5.75–']);
    at(9);
    await api.as(manager).record.stopOpen({ params: { id: _id }, body: { reason: 'Fin de obra.' } });
    expect(await hours()).toEqual(['0–5', '5.75–9']);
    at(24);
    phone.press('in');
    await phone.send();
    at(37);
    await closeLostRecords(api.services);
    expect((await hours()).slice(2)).toEqual(['24–29', '29.75–36?']);
  });

  it('follows the rule at the start of the record, and none where the company pays lunch (LUNCH-2)', async () => {
    await day([0, 'in']);
    await phone.send();
    await api.as(manager).company.update({ params: params(), body: { lunchFrom: '' } });
    await day([10, 'out'], [24, 'in']);
    await phone.send();
    expect(await hours()).toEqual(['0–5', '5.75–10', '24–']);
    await api.as(manager).company.update({ params: params(), body: { lunchFrom: '12:00', paysLunch: true } });
    await day([34, 'out'], [48, 'in'], [58, 'out']);
    await phone.send();
    expect((await hours()).slice(2)).toEqual(['24–34', '48–58']);
  });

  it('is deducted from the pay of the running record once it is over (PHONE-9)', async () => {
    at(0);
    phone.press('in');
    await phone.send();
    at(5);
    expect((await api.as(worker).home.get()).pay).toMatchObject({ ms: 5 * HOUR_MS, gross: 100 });
    at(8);
    expect((await api.as(worker).home.get()).pay).toMatchObject({ ms: 7.25 * HOUR_MS, gross: 145 });
  });

  it('is told to the clock of the running record, unless an Almuerzo was marked (LUNCH-7)', async () => {
    const lunch = async () => (await api.as(worker).home.get()).lunch;
    at(0);
    expect(await lunch()).toBeNull();
    phone.press('in');
    await phone.send();
    const twelve = { from: '2026-11-20T18:00:00.000Z', until: '2026-11-20T18:45:00.000Z' };
    expect(await lunch()).toEqual(twelve);
    at(8);
    expect(await lunch()).toEqual(twelve);
    await day([9, 'out'], [24, 'in'], [28, 'pause'], [28.5, 'back']);
    await phone.send();
    worker = withFreshToken(api, worker);
    expect(await lunch()).toBeNull();
  });

  describe('on a day with a forgotten Salida (LUNCH-8)', () => {
    const hour = (hours: number) => new Date(SEVEN + hours * HOUR_MS).toISOString();
    /** The last sign of a forgotten day is at ten, and its person answers that they left at five. */
    const answered = async () => {
      await day([0, 'in'], [3, 'in']);
      await phone.send();
      at(13);
      await closeLostRecords(api.services);
      expect(await hours()).toEqual(['0–3?']);
      const [record] = await list();
      const recordId = record?._id ?? '';
      const asked = { recordId, startTime: hour(0), endTime: hour(10), reason: 'Olvidé marcar la salida.' };
      const { _id: id } = await api.as(worker).recordRequest.ask({ body: asked });
      return { id, recordId };
    };
    const accept = (id: string) => api.as(manager).recordRequest.accept({ params: { id }, body: {} });
    const reopen = (id: string) => api.as(manager).recordRequest.reopen({ params: { id }, body: {} });

    it('is deducted from the accepted answer as from a Salida', async () => {
      const { id, recordId } = await answered();
      expect(await accept(id)).toMatchObject({ result: { startTime: hour(0), endTime: hour(10) } });
      expect(await hours()).toEqual(['0–5', '5.75–10']);
      const [morning, rest] = await list();
      expect(morning).toMatchObject({ endReason: 'lunch', corrections: [], lunch: { from: hour(5) } });
      expect(rest).toMatchObject({
        _id: recordId,
        corrections: [{ before: { endTime: hour(3) }, after: { startTime: hour(5.75), endTime: hour(10) } }],
      });
      expect((morning?.cost ?? 0) + (rest?.cost ?? 0)).toBe(9.25 * 20);
      expect((await PersonModel.findById(worker._id).lean())?.earnedCents).toBe(18_500);
    });

    it('goes with the acceptance that is undone, and returns with the next one (REQUEST-9)', async () => {
      const { id } = await answered();
      await accept(id);
      await reopen(id);
      expect(await hours()).toEqual(['0–3?']);
      expect((await PersonModel.findById(worker._id).lean())?.earnedCents).toBe(6_000);
      await accept(id);
      expect(await hours()).toEqual(['0–5', '5.75–10']);
      await workedLunch((await list()).find(({ lunch, voided }) => lunch && !voided)?._id);
      await expectRefused([reopen(id)], { status: 409, reason: 'record_changed' });
    });

    it('is whole where the manager states the times (LUNCH-5)', async () => {
      const { recordId } = await answered();
      const body = { startTime: hour(0), endTime: hour(10), reason: 'Estuvo.' };
      await api.as(manager).record.correct({ params: { id: recordId }, body });
      expect(await hours()).toEqual(['0–10']);
    });
  });

  it('counts again, por revisar, once its person says that they worked: once, in any process (LUNCH-6)', async () => {
    await day([0, 'in'], [10, 'out']);
    await phone.send();
    const [morning, rest] = await list();
    const answers = await Promise.all([workedLunch(morning?._id), workedLunch(morning?._id)]);
    expect(new Set(answers.map(({ _id }) => _id)).size).toBe(1);
    expect(await hours()).toEqual(['0–5', '5–5.75?', '5.75–10']);
    expect((await list())[1]).toMatchObject({
      corrections: [{ kind: 'added', reason: 'Colada de losa.', by: { _id: worker.id } }],
      cost: 15,
    });
    expect((await list())[0]?.lunch).toMatchObject({ isWorked: true });
    await expectRefused([workedLunch(rest?._id)], { status: 409, reason: 'no_lunch_deducted' });
    // A later Salida moves the afternoon alone.
    at(11);
    phone.press('out');
    await phone.send();
    expect(await hours()).toEqual(['0–5', '5–5.75?', '5.75–10']);
  });

  it('counts again in the next run if the last one has paid the day', async () => {
    await day([0, 'in'], [10, 'out']);
    await phone.send();
    const [morning] = await list();
    await closeThrough(company._id, '2026-11-30');
    at(24 * 12);
    await workedLunch(morning?._id);
    expect((await list()).map(({ closedBy }) => closedBy)).toEqual([[1], [], [1]]);
    expect(await hours()).toEqual(['0–5', '5–5.75?', '5.75–10']);
  });

  it('refuses a lunch of somebody else, an old one, and one whose time is taken', async () => {
    await day([0, 'in'], [10, 'out']);
    await phone.send();
    const [morning] = await list();
    const other = await createPerson(api, 'employee', { companyId: company._id });
    const theirs = api.as(other).record.workedLunch({
      params: { id: morning?._id ?? '' },
      body: { reason: 'No es mío.' },
    });
    await expectRefused([theirs], { status: 404 });
    const added = await api.as(manager).record.add({
      body: {
        ...{ employeeId: worker.id, reason: 'Estuvo.', startTime: '2026-11-20T18:10:00.000Z' },
        endTime: '2026-11-20T18:20:00.000Z',
      },
    });
    await expectRefused([workedLunch(morning?._id)], { status: 409, reason: 'record_overlaps' });
    await api.as(manager).record.void({ params: { id: added._id }, body: { reason: 'Error.' } });
    expect(await paidHours()).toBeCloseTo(9.25);
    at(24 * 46);
    worker = withFreshToken(api, worker);
    await expectRefused([workedLunch(morning?._id)], { status: 409, reason: 'too_late_to_undo' });
  });

  it('a random day pays what its oracle pays, in any order of arrival (LUNCH-1) (LUNCH-3)', async () => {
    const minutes = fc.uniqueArray(fc.integer({ min: 0, max: 11 * 60 }), { minLength: 4, maxLength: 4 });
    const lived = fc.record({
      minutes,
      takesLunch: fc.boolean(),
      order: fc.shuffledSubarray([0, 1, 2, 3], { minLength: 4 }),
      batches: fc.integer({ min: 1, max: 4 }),
    });
    await fc.assert(
      fc.asyncProperty(lived, async ({ minutes, takesLunch, order, batches }) => {
        const someone = await createPerson(api, 'employee', { companyId: company._id });
        at(-1);
        const theirs = await TestPhone.of(api, someone);
        const times = minutes.toSorted((a, b) => a - b).map((minute) => minute / 60);
        const kinds = ['in', takesLunch ? 'pause' : 'out', takesLunch ? 'back' : 'in', 'out'] as const;
        for (const [index, kind] of kinds.entries()) {
          at(times[index] ?? 0);
          theirs.press(kind);
        }
        const marks = [...theirs.waiting];
        at(12);
        for (let batch = 0; batch < batches; batch += 1) {
          await theirs.send(
            order.filter((_, index) => index % batches === batch).map((of) => marks[of] as Mark),
          );
        }
        const [one = 0, two = 0, three = 0, four = 0] = times;
        const stretches = [
          [one, two],
          [three, four],
        ] as const;
        const worked = stretches.reduce((sum, [from, until]) => sum + until - from, 0);
        const isCut = !takesLunch && stretches.some(([from, until]) => from < 5 && until > 5.75);
        const records = (await api
          .as(someone)
          .record.get({ params: { id: someone.id }, query: {} })) as WorkRecord[];
        const paid = records.reduce((sum, { durationHours }) => sum + durationHours, 0);
        expect(paid).toBeCloseTo(worked - (isCut ? 0.75 : 0), 6);
      }),
      { numRuns: 12 },
    );
  });
});

const PRESSES = ['in', 'pause', 'back', 'out'] as const;

/**
 * A day on two devices, which send or wait after each press. The manager may end, correct or confirm a record after one
 * of them. They may close the period before the last marks arrive.
 */
const dayOfTwo = fc.record({
  steps: fc.array(
    fc.record({
      minutes: fc.integer({ min: 10, max: 180 }),
      device: fc.constantFrom('phone' as const, 'tablet' as const),
      isSent: fc.boolean(),
    }),
    { minLength: 4, maxLength: 4 },
  ),
  ahead: fc.record({
    phone: fc.integer({ min: -180, max: 180 }),
    tablet: fc.integer({ min: -180, max: 180 }),
  }),
  hand: fc.option(
    fc.record({
      after: fc.integer({ min: 0, max: 3 }),
      kind: fc.constantFrom('stop' as const, 'correct' as const, 'confirm' as const),
      minutes: fc.constantFrom(0, 5),
    }),
  ),
  isClosed: fc.boolean(),
});

it('a day on two devices, with a manager and a closing in between, pays the minutes worked, or the difference waits for somebody (MARK-14) (MARK-16)', async () => {
  await fc.assert(
    fc.asyncProperty(dayOfTwo, async ({ steps, ahead, hand, isClosed }) => {
      let now = SEVEN;
      const pass = (minutes: number) => {
        now += minutes * MINUTE_MS;
        api.clock.set(new Date(now));
      };
      pass(0);
      const { manager, worker, company } = await createCrew(api, { hourlyRateCents: 2_000 });
      const devices = {
        phone: await TestPhone.of(api, worker),
        tablet: await TestPhone.of(api, worker, 'Tableta'),
      };
      for (const name of ['phone', 'tablet'] as const) {
        devices[name].aheadMs = ahead[name] * MINUTE_MS;
        await devices[name].send();
      }
      const asManager = () => api.as(withFreshToken(api, manager));
      const list = async () =>
        (await asManager().record.get({ params: { id: worker.id }, query: {} })) as WorkRecord[];
      /** The time that the manager took off a record by a correction. */
      let said = 0;
      const act = async (kind: NonNullable<typeof hand>['kind'], minutes: number) => {
        const records = await list();
        const open = records.find(({ endTime }) => endTime === null);
        const [ended] = records.filter(({ endTime, voided }) => endTime !== null && !voided);
        const why = { reason: 'Lo vi en la obra.' };
        if (kind === 'stop' && open) {
          pass(minutes);
          await asManager().record.stopOpen({ params: { id: open._id }, body: why });
        }
        if (kind === 'correct' && ended?.endTime && minutes > 0) {
          const endTime = new Date(Date.parse(ended.endTime) - minutes * MINUTE_MS).toISOString();
          const body = { startTime: ended.startTime, endTime, projectId: null, ...why };
          await asManager().record.correct({ params: { id: ended._id }, body });
          said = minutes * MINUTE_MS;
        }
        if (kind === 'confirm' && ended?.needsReview)
          await asManager().record.confirm({ params: { id: ended._id }, body: why });
      };

      const truths: number[] = [];
      for (const [index, { minutes, device, isSent }] of steps.entries()) {
        pass(minutes);
        truths.push(now);
        devices[device].press(PRESSES[index] ?? 'out');
        if (isSent) await devices[device].send();
        if (hand?.after === index) await act(hand.kind, hand.minutes);
      }
      pass(60);
      const mayClose = (await list()).every(({ endTime, needsReview }) => endTime !== null && !needsReview);
      if (isClosed && mayClose) await closeThrough(company._id, '2026-11-20');
      await devices.tablet.send();
      await devices.phone.send();

      const [entrada = 0, pausa = 0, vuelve = 0, salida = 0] = truths;
      const worked = pausa - entrada + salida - vuelve;
      const records = await list();
      const paid = records.reduce((sum, { durationHours }) => sum + durationHours * HOUR_MS, 0);
      const requests = await asManager().recordRequest.list({ query: { companyId: String(company._id) } });
      const isNamed = records.some(({ needsReview }) => needsReview) || requests.length > 0;
      const off = Math.min(Math.abs(paid - worked), Math.abs(paid - (worked - said)));
      if (!isNamed) expect(off).toBeLessThanOrEqual(MINUTE_MS);
    }),
    { numRuns: 20 },
  );
});
