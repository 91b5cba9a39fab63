import { calendarDateOf, DAY_MS, dateAfter, HOUR_MS, MINUTE_MS } from '@faena/shared/domain';
import type { WorkRecord } from '@faena/shared/schemas';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  createCompany,
  createPerson,
  createProject,
  createRecord,
  missingId,
  type Person,
} from '../../../test/factories.ts';
import { useApi } from '../../../test/harness.ts';
import { expectRefused } from '../../../test/refused.ts';
import { TestPhone } from '../../../test/test-phone.ts';
import { codeOf } from '../../../test/two-steps.ts';
import { createCrew } from '../../../test/workers.ts';
import { seal } from '../../platform/sealed.ts';
import { AuditEntryModel } from '../audit/model.ts';
import type { CompanyDoc } from '../company/model.ts';
import { MarkModel } from '../mark/model.ts';
import { closeLostRecords } from '../working-time/index.ts';
import { RecordModel } from '../working-time/model/record-model.ts';
import { ForemanModel } from './model.ts';
import { SiteCodeModel } from './site-code/model.ts';

const api = useApi();
let manager: Person;
let foreman: Person;
let ana: Person;
let beto: Person;
let company: CompanyDoc;
let site: string;
let phone: TestPhone;

const SEVEN = Date.parse('2026-11-20T13:00:00.000Z');
const at = (hours: number) => api.clock.set(new Date(SEVEN + hours * HOUR_MS));
const iso = (hours: number) => new Date(SEVEN + hours * HOUR_MS).toISOString();

beforeEach(async () => {
  at(-2);
  ({ manager, company, worker: foreman } = await createCrew(api));
  ana = await createPerson(api, 'employee', { companyId: company._id, fullname: 'Ana Ajú' });
  beto = await createPerson(api, 'employee', { companyId: company._id, fullname: 'Beto Batz' });
  site = String((await createProject(api, company, [foreman, ana, beto]))._id);
  await setForemen([foreman]);
  phone = await TestPhone.of(api, foreman);
});

const setForemen = (people: readonly Person[]) =>
  api.as(manager).crew.setForemen({ params: { id: site }, body: { personIds: people.map(({ id }) => id) } });

const press = (kind: Parameters<TestPhone['press']>[0], person: { id: string }, projectId = site) =>
  phone.press(kind, { personId: person.id, projectId });

async function recordsOf(person: Person): Promise<WorkRecord[]> {
  return (await api.as(person).record.get({ params: { id: person.id }, query: {} })) as WorkRecord[];
}

const results = ({ receipts }: Awaited<ReturnType<TestPhone['send']>>) =>
  receipts.map(({ result, reason }) => (reason ? `${result}: ${reason}` : result));

describe('the right to mark others (CREW-1)', () => {
  it('is given by the owner to members who work for the company, and each change is in the audit', async () => {
    const stranger = await createPerson(api, 'employee', {
      companyId: (await createCompany(api, await createPerson(api, 'manager')))._id,
    });
    const outside = await createPerson(api, 'employee', { companyId: company._id });
    for (const other of [stranger, outside]) {
      await expectRefused([setForemen([foreman, other])], { status: 409 });
    }
    await expectRefused(
      [
        api.as(foreman).crew.setForemen({ params: { id: site }, body: { personIds: [ana.id] } }),
        api.as(foreman).crew.foremen({ params: { id: site } }),
      ],
      { status: 403 },
    );
    expect((await api.as(manager).crew.foremen({ params: { id: site } })).map(({ _id }) => _id)).toEqual([
      foreman.id,
    ]);
    await setForemen([ana]);
    const acts = await AuditEntryModel.find({ action: /foreman/ })
      .sort({ _id: 1 })
      .lean();
    expect(acts.map(({ action, subject }) => [action, String(subject?._id)])).toEqual([
      ['foreman-set', foreman.id],
      ['foreman-set', ana.id],
      ['foreman-ended', foreman.id],
    ]);
  });

  it('ends with the membership, and stays without a gap where it is set again', async () => {
    await setForemen([foreman, ana]);
    expect(await ForemanModel.countDocuments({ personId: foreman._id })).toBe(1);
    await api.as(manager).project.removeMember({ body: { projectId: site, username: foreman.username } });
    expect(await api.as(foreman).crew.own()).toEqual([]);
    expect(await ForemanModel.countDocuments({ personId: foreman._id, endedAt: null })).toBe(0);
  });

  it('shows a foreman the others of their projects, and who works now (CREW-4)', async () => {
    at(0);
    press('in', ana);
    await phone.send();
    const [crew] = await api.as(foreman).crew.own();
    expect(crew?.project._id).toBe(site);
    expect(crew?.people).toMatchObject([
      { fullname: 'Ana Ajú', since: iso(0), at: { _id: site } },
      { fullname: 'Beto Batz', since: null, at: null },
    ]);
    expect(await api.as(ana).crew.own()).toEqual([]);
  });
});

describe('marks for others (CREW-2)', () => {
  it('made without a signal begin and end their records to the minute, in the project, with their maker', async () => {
    at(0);
    press('in', ana);
    press('in', beto);
    phone.press('in');
    at(9);
    press('out', ana);
    press('out', beto);
    at(12);
    expect(results(await phone.send())).toEqual(Array(5).fill('recorded'));
    for (const person of [ana, beto]) {
      expect(await recordsOf(person)).toMatchObject([
        { startTime: iso(0), endTime: iso(9), projectId: site, needsReview: false },
      ]);
    }
    const [record] = await recordsOf(ana);
    expect(record?.evidence?.marks).toMatchObject([
      { kind: 'in', markedBy: { _id: foreman.id }, isDenied: false, isOffline: true },
      { kind: 'out', markedBy: { _id: foreman.id } },
    ]);
    expect((await recordsOf(foreman))[0]).toMatchObject({ startTime: iso(0), endTime: null });
    const kept = await api.as(ana).mark.ofPerson({ params: { id: ana.id }, query: {} });
    expect(kept.map(({ markedBy }) => markedBy?._id)).toEqual([foreman.id, foreman.id]);
  });

  it('count once when two processes take them at once, beside the marks of their own phone', async () => {
    const own = await TestPhone.of(api, ana, 'Propio');
    at(0);
    press('in', ana);
    at(0.5);
    own.press('in');
    const batch = phone.batch();
    const send = () => api.as(null).mark.send({ params: { id: phone.id }, body: batch });
    await Promise.all([send(), send(), own.send()]);
    expect(await recordsOf(ana)).toMatchObject([{ startTime: iso(0), endTime: null }]);
    expect(await MarkModel.countDocuments({ personId: ana._id })).toBe(2);
    expect(results(await send())).toEqual(['already']);
  });

  it('are withdrawn by their maker, and marks by others stay', async () => {
    at(0);
    const { id } = press('in', ana);
    press('in', beto);
    phone.press('undo', { personId: ana.id, projectId: site, undoes: id });
    await phone.send();
    expect((await recordsOf(ana)).filter(({ voided }) => !voided)).toEqual([]);
    expect(await recordsOf(beto)).toMatchObject([{ startTime: iso(0), endTime: null }]);
  });
});

describe('a foreman who cheats (CREW-3)', () => {
  it('marks nobody of another company, and learns nothing about them', async () => {
    const elsewhere = await createCompany(api, await createPerson(api, 'manager'));
    const foreign = await createPerson(api, 'employee', { companyId: elsewhere._id });
    at(0);
    press('in', foreign);
    press('in', { id: missingId() });
    phone.press('in');
    const answer = await phone.send();
    expect(results(answer)).toEqual(['to_review: not_in_crew', 'to_review: not_in_crew', 'recorded']);
    expect(await RecordModel.countDocuments({ employeeId: foreign._id })).toBe(0);
    expect(await MarkModel.countDocuments({ personId: foreign._id })).toBe(0);
    expect(await MarkModel.countDocuments({ personId: foreman._id })).toBe(3);
  });

  it('marks nobody who is not in the project, though a manager sees the mark', async () => {
    const colleague = await createPerson(api, 'employee', { companyId: company._id });
    at(0);
    press('in', colleague);
    expect(results(await phone.send())).toEqual(['to_review: not_in_crew']);
    expect(await RecordModel.countDocuments({ employeeId: colleague._id })).toBe(0);
    const kept = await api.as(manager).mark.ofPerson({ params: { id: colleague.id }, query: {} });
    expect(kept).toMatchObject([{ reason: 'not_in_crew', markedBy: { _id: foreman.id }, recordId: null }]);
  });

  it('marks nobody without a right, in no project and in another one', async () => {
    const other = String((await createProject(api, company, [foreman, ana]))._id);
    const own = await TestPhone.of(api, ana);
    own.press('in', { personId: beto.id, projectId: site });
    expect(results(await own.send())).toEqual(['refused: no_right']);
    press('in', ana, other);
    phone.press('in', { personId: ana.id });
    expect(results(await phone.send())).toEqual(['refused: no_right', 'refused: no_right']);
    expect(await RecordModel.countDocuments({ employeeId: { $in: [ana._id, beto._id] } })).toBe(0);
  });

  it('keeps the marks made before the right ended, and a manager decides about later ones', async () => {
    at(0);
    press('in', ana);
    at(4);
    press('out', ana);
    at(5);
    await setForemen([]);
    at(6);
    press('in', beto);
    at(8);
    expect(results(await phone.send())).toEqual(['recorded', 'recorded', 'to_review: no_right']);
    expect(await recordsOf(ana)).toMatchObject([{ startTime: iso(0), endTime: iso(4), needsReview: false }]);
    expect(await recordsOf(beto)).toEqual([]);
    expect(await MarkModel.countDocuments({ personId: beto._id, counts: false })).toBe(1);
  });

  it('brings no ended right back by setting the clock', async () => {
    at(0);
    await phone.send();
    at(1);
    await setForemen([]);
    at(5);
    phone.restart();
    phone.aheadMs = -4.5 * HOUR_MS;
    press('in', ana);
    phone.restart();
    phone.aheadMs = 0;
    at(5 + MINUTE_MS / HOUR_MS);
    phone.restart();
    phone.aheadMs = 10 * MINUTE_MS;
    expect(results(await phone.send())).toEqual(['to_review: no_right']);
    expect(await recordsOf(ana)).toEqual([]);
  });
});

describe('somebody who says that they were not there (CREW-5)', () => {
  it('has the record wait for review, also when a later mark ends it, and nobody else can say it', async () => {
    at(0);
    press('in', ana);
    await phone.send();
    const [record] = await recordsOf(ana);
    const params = { id: record?._id ?? '' };
    await expectRefused([api.as(beto).mark.deny({ params })], { status: 404 });
    expect(await api.as(ana).mark.deny({ params })).toMatchObject({
      needsReview: true,
      evidence: { marks: [{ isDenied: true }] },
    });
    at(9);
    press('out', ana);
    await phone.send();
    expect(await recordsOf(ana)).toMatchObject([{ startTime: iso(0), endTime: iso(9), needsReview: true }]);
    await api.as(manager).record.void({ params, body: { reason: 'No estaba.' } });
    await expectRefused([api.as(ana).mark.deny({ params })], { status: 409 });
  });

  it('is refused for a record that only its own person marked', async () => {
    const own = await TestPhone.of(api, ana);
    at(0);
    own.press('in');
    const { open } = await own.send();
    await expectRefused([api.as(ana).mark.deny({ params: { id: open?._id ?? '' } })], { status: 409 });
    expect(await recordsOf(ana)).toMatchObject([{ needsReview: false }]);
  });
});

describe('the code of a site (MARK-27)', () => {
  const KNOWN = Buffer.from('12345678901234567890');
  const params = () => ({ id: site });
  const turn = (on: boolean, as = manager) => api.as(as).crew.setSiteCode({ params: params(), body: { on } });
  const secretOf = async (as = foreman) => (await api.as(as).crew.showSiteCode({ params: params() })).secret;

  /** Starts the site code with a known secret, so that each run of the test has the same codes. */
  async function turnOn(): Promise<void> {
    await turn(true);
    const secret = seal(KNOWN.toString('base64url'), site, api.services.config.jwtSecret);
    await SiteCodeModel.updateOne({ projectId: site }, { $set: { secret } });
  }

  /** The digits that an app of the standard shows at that hour, as an oracle. */
  const shownAt = (hour: number) => codeOf(KNOWN, new Date(SEVEN + hour * HOUR_MS));

  /** A phone of Ana three hours ahead, whose clock is set right before it sends, so that only a code tells the minute. */
  async function unsteadyPhone(): Promise<TestPhone> {
    const own = await TestPhone.of(api, ana);
    own.aheadMs = 3 * HOUR_MS;
    await own.send();
    own.restart();
    return own;
  }

  const sentUnsteady = (own: TestPhone) => {
    own.restart();
    own.aheadMs = 0;
    return own.send();
  };

  it('is turned on by the manager, handed to foremen alone, and each is in the audit (MARK-28)', async () => {
    expect(await api.as(manager).crew.siteCode({ params: params() })).toEqual({ on: false, since: null });
    await expectRefused([secretOf()], { status: 403 });
    expect(await turn(true)).toEqual({ on: true, since: iso(-2) });
    const first = await secretOf();
    await expectRefused([secretOf(ana), secretOf(manager), turn(false, foreman)], { status: 403 });
    await turn(true);
    expect(await secretOf()).toBe(first);
    await turn(false);
    await turn(true);
    expect(await secretOf()).not.toBe(first);
    const stored = await SiteCodeModel.findOne({ projectId: site, until: null }).lean();
    expect(stored?.secret).not.toContain(first);
    const entries = await AuditEntryModel.find({ action: /site-code/ })
      .sort({ _id: 1 })
      .lean();
    const acts = entries.filter(({ subject }) => String(subject?._id) === site);
    expect(acts.map(({ action }) => action.replace('site-code-', ''))).toEqual([
      'on',
      'shown',
      'shown',
      'off',
      'on',
      'shown',
    ]);
    expect((await api.as(foreman).crew.own())[0]?.usesCode).toBe(true);
    expect((await api.as(ana).home.get()).recentProjects[0]).toMatchObject({ _id: site, usesCode: true });
  });

  it('gives no secret to a foreman whose right ended, nor to one who left the project (MARK-28)', async () => {
    await turn(true);
    await secretOf();
    await setForemen([]);
    await expectRefused([secretOf()], { status: 403 });
    await setForemen([foreman]);
    await secretOf();
    await api.as(manager).project.removeMember({ body: { projectId: site, username: foreman.username } });
    await expectRefused([secretOf()], { status: 403 });
    const shown = await AuditEntryModel.find({ action: 'site-code-shown' }).lean();
    expect(shown.filter(({ subject }) => String(subject?._id) === site)).toHaveLength(2);
  });

  it('makes a mark exact in its project whatever the clock said, without a review (MARK-31)', async () => {
    await turnOn();
    const own = await unsteadyPhone();
    at(0);
    own.press('in', { projectId: site, code: shownAt(0) });
    at(9);
    own.press('out', { projectId: site, code: shownAt(9) });
    at(10);
    expect(results(await sentUnsteady(own))).toEqual(['recorded', 'recorded']);
    const [record] = await recordsOf(ana);
    expect(record).toMatchObject({ projectId: site, needsReview: false });
    expect(record?.evidence?.marks).toMatchObject([{ code: 'proven' }, { code: 'proven' }]);
    for (const [time, hour] of [
      [record?.startTime, 0],
      [record?.endTime, 9],
    ] as const) {
      expect(Math.abs(Date.parse(time ?? '') - (SEVEN + hour * HOUR_MS))).toBeLessThanOrEqual(2 * MINUTE_MS);
    }
  });

  it('that the site did not show leaves the mark its time, for review with the reason (MARK-32)', async () => {
    await turnOn();
    const own = await unsteadyPhone();
    at(0);
    own.press('in', { projectId: site, code: shownAt(-20) });
    at(10);
    expect(results(await sentUnsteady(own))).toEqual(['to_review: code_wrong']);
    expect(await recordsOf(ana)).toMatchObject([
      {
        startTime: iso(10),
        needsReview: true,
        evidence: { marks: [{ code: 'refuted', earliest: iso(-2) }] },
      },
    ]);
  });

  it('copied by somebody who presses later is of another minute, and the manager sees that (MARK-34)', async () => {
    await turnOn();
    const own = await TestPhone.of(api, ana);
    const copied = shownAt(0);
    at(2);
    own.press('in', { projectId: site, code: copied });
    expect(results(await own.send())).toEqual(['to_review: code_wrong']);
    expect(await recordsOf(ana)).toMatchObject([{ startTime: iso(2), needsReview: true }]);
    const kept = await api.as(manager).mark.ofPerson({ params: { id: ana.id }, query: {} });
    expect(kept).toMatchObject([{ code: 'refuted', reason: 'code_wrong', deviceName: 'Teléfono de Ana' }]);
  });

  it('of another site proves nothing here (MARK-32)', async () => {
    await turnOn();
    const own = await TestPhone.of(api, ana);
    at(0);
    const elsewhere = codeOf(Buffer.from('09876543210987654321'), new Date(SEVEN));
    own.press('in', { projectId: site, code: elsewhere });
    expect(results(await own.send())).toEqual(['to_review: code_wrong']);
  });

  it('is not found by guessing: after ten wrong ones in a day even the right one decides nothing (MARK-37)', async () => {
    await turnOn();
    const own = await unsteadyPhone();
    at(0);
    for (let guess = 0; guess < 8; guess += 1) {
      own.press('in', { projectId: site, code: shownAt(-30 - guess) });
    }
    at(1);
    expect(results(await sentUnsteady(own))).toEqual(Array(8).fill('to_review: code_wrong'));
    own.aheadMs = 3 * HOUR_MS;
    own.restart();
    at(2);
    for (const hour of [-40, -41, 2]) own.press('in', { projectId: site, code: shownAt(hour) });
    at(3);
    await sentUnsteady(own);
    const codes = async () => {
      const marks = await MarkModel.find({ personId: ana._id }).sort({ counter: 1 }).lean();
      return marks.slice(8).map(({ code, isExact }) => [code ?? null, isExact]);
    };
    expect(await codes()).toEqual([
      ['refuted', false],
      ['refuted', false],
      [null, false],
    ]);
    at(3 + 24);
    own.press('in', { projectId: site, code: shownAt(3 + 24) });
    await own.send();
    expect((await codes()).at(-1)).toEqual(['proven', true]);
  });

  it('counts nothing where the project uses none, and a late one still counts after it was turned off (MARK-35)', async () => {
    const other = await TestPhone.of(api, beto, 'Otro');
    at(-1);
    other.press('in', { projectId: site, code: '123456' });
    expect(results(await other.send())).toEqual(['recorded']);
    await turnOn();
    const own = await unsteadyPhone();
    at(0);
    own.press('in', { projectId: site, code: shownAt(0) });
    at(1);
    await turn(false);
    at(10);
    expect(results(await sentUnsteady(own))).toEqual(['recorded']);
  });

  it('goes with its project, and its marks stay (PROJECT-6)', async () => {
    await turn(true);
    await api.as(manager).project.remove({ query: { project_id: site } });
    expect(await SiteCodeModel.countDocuments({ projectId: site })).toBe(0);
  });
});

describe('the day of a company (TODAY-1)', () => {
  const today = () => api.as(manager).today.get({ params: { companyId: String(company._id) } });
  const states = (people: Awaited<ReturnType<typeof today>>['people']) =>
    people.map(({ _id, state, isLate, site }) => [_id, state, isLate, site?._id ?? null]);

  it('reports who works, is at lunch, has left, is late or was not seen, with their project (TODAY-2)', async () => {
    const carla = await createPerson(api, 'employee', { companyId: company._id, fullname: 'Carla Cun' });
    await api.as(manager).project.addMember({ body: { projectId: site, username: carla.username } });
    at(0);
    press('in', ana);
    press('in', beto);
    at(1);
    press('in', carla);
    at(5);
    press('pause', ana);
    press('out', beto);
    await phone.send();
    const { people } = await today();
    expect(states(people)).toEqual([
      [ana.id, 'lunch', false, site],
      [beto.id, 'left', false, site],
      [carla.id, 'in', true, site],
      [foreman.id, 'missing', false, null],
    ]);
  });

  it('names the absence of somebody who is not there or came late, and no other day’s (TODAY-12)', async () => {
    const carla = await createPerson(api, 'employee', { companyId: company._id, fullname: 'Carla Cun' });
    await api.as(manager).project.addMember({ body: { projectId: site, username: carla.username } });
    const day = calendarDateOf(api.clock.now(), company.timezone);
    const announce = (employeeId: string, startDate: string, endDate: string) =>
      api.as(manager).absence.create({ body: { employeeId, kind: 'leave', startDate, endDate } });
    at(0);
    press('in', ana);
    press('in', beto);
    at(1);
    press('in', carla);
    await phone.send();
    await announce(carla.id, day, day);
    await announce(foreman.id, dateAfter(day, -3), dateAfter(day, -1));
    const absences = async () => {
      const { people } = await today();
      return people.map(({ _id, state, isLate, absence }) => [_id, state, isLate, absence]);
    };
    const present = [
      [ana.id, 'in', false, null],
      [beto.id, 'in', false, null],
      [carla.id, 'in', false, 'leave'],
    ];
    expect(await absences()).toEqual([...present, [foreman.id, 'missing', false, null]]);
    await announce(foreman.id, day, dateAfter(day, 4));
    expect(await absences()).toEqual([...present, [foreman.id, 'absent', false, 'leave']]);
  });

  it('lists forgotten Salidas with their cause; one confirmation accepts them, and one click reverses it (TODAY-4)', async () => {
    at(0);
    press('in', ana);
    press('in', beto);
    const carla = await createPerson(api, 'employee', { companyId: company._id });
    for (const person of [carla, foreman]) {
      await createRecord(api, person, company._id, {
        startTime: new Date(SEVEN),
        endTime: new Date(SEVEN + 10 * HOUR_MS),
      });
    }
    await phone.send();
    at(13);
    await closeLostRecords(api.services);
    const { odd, oddInAll } = await today();
    expect(oddInAll).toBe(2);
    expect(odd.map(({ employeeId, cause, endTime }) => [employeeId, cause, endTime])).toEqual(
      [ana.id, beto.id].map((id) => [id, 'crew', iso(10)]),
    );
    const asked = (records: readonly { _id: string; version: string }[]) => ({
      body: { records: records.map(({ _id, version }) => ({ id: _id, version })) },
    });
    const confirmed = await api.as(manager).record.confirmSeveral(asked(odd));
    expect((await today()).odd).toEqual([]);
    await api.as(manager).record.unconfirm(asked(confirmed));
    expect((await today()).odd).toHaveLength(2);
  });

  it('has the 200 oldest of 201 records por revisar, and the number of all (TODAY-6)', async () => {
    // The newest is stored first, so that the order of storing is another.
    for (let day = 0; day <= 200; day += 1) {
      const startTime = new Date(SEVEN - day * DAY_MS - DAY_MS);
      const endTime = new Date(+startTime + HOUR_MS);
      await createRecord(api, ana, company._id, { startTime, endTime, needsReview: true });
    }
    await createRecord(api, beto, company._id, {
      startTime: new Date(SEVEN - 300 * DAY_MS),
      needsReview: true,
    });
    const { odd, oddInAll } = await today();
    expect(oddInAll).toBe(201);
    expect(odd.map(({ startTime }) => Date.parse(startTime))).toEqual(
      Array.from({ length: 200 }, (_, index) => SEVEN - (201 - index) * DAY_MS),
    );
  });

  it('is not found for another company (ACCESS-3)', async () => {
    const stranger = await createPerson(api, 'manager');
    const params = { companyId: String(company._id) };
    await expectRefused([api.as(stranger).today.get({ params })], { status: 404 });
  });
});
