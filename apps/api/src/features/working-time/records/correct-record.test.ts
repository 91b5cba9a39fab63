import { beforeEach, describe, expect, it } from 'vitest';
import {
  createCompany,
  createPerson,
  createProject,
  createRecord,
  giveRate,
  missingId,
  type Person,
  rateOf,
} from '../../../../test/factories.ts';
import { useApi } from '../../../../test/harness.ts';
import { expectRefused } from '../../../../test/refused.ts';
import { createCrew } from '../../../../test/workers.ts';
import type { CompanyDoc } from '../../company/model.ts';
import { PersonModel } from '../../person/model.ts';
import { ProjectModel } from '../../project/model.ts';
import { RecordModel } from '../model/record-model.ts';

const api = useApi();
let manager: Person;
let worker: Person;
let company: CompanyDoc;

beforeEach(async () => {
  api.clock.set('2026-11-20T15:00:00.000Z');
  ({ manager, worker, company } = await createCrew(api, {
    rates: [rateOf(1_050, at(0)), rateOf(9_900, at(24))],
    fullname: 'Elena Xol',
  }));
});

const at = (hour: number) => new Date(Date.UTC(2026, 10, 19) + hour * 3_600_000);
/** A record of 19 November at 10.50 an hour, between two hours of the day. */
const worked = async (from: number, to: number, overrides = {}) => {
  const priced = { rateCents: 1_050, costCents: Math.round((to - from) * 1_050) };
  const times = { startTime: at(from), endTime: at(to) };
  return String((await createRecord(api, worker, company._id, { ...times, ...priced, ...overrides }))._id);
};
interface Change {
  startTime?: string;
  endTime?: string;
  projectId?: string | null;
  reason?: string;
}
const correct = (id: string, change: Change, as = manager) =>
  api.as(as).record.correct({ params: { id }, body: { reason: 'Se fue la luz.', ...change } });
const until = (hour: number) => ({ endTime: at(hour).toISOString() });
const earned = async () => (await PersonModel.findById(worker._id).lean())?.earnedCents;
const stored = () => RecordModel.find({ employeeId: worker._id }).sort({ startTime: 1 }).lean();

describe('correcting a record (TIME-17)', () => {
  it('stores author, time, reason and the former record; the employee sees them', async () => {
    const project = await createProject(api, company, [], { name: 'Muelle' });
    const muelle = { _id: String(project._id), name: 'Muelle' };
    const id = await worked(8, 12, { endReason: 'lost_signal', needsReview: true });
    const first = await correct(id, until(17));
    api.clock.advance(60_000);
    const second = await correct(id, { projectId: muelle._id, reason: '  Era del muelle. ' });
    const was = { startTime: at(8).toISOString(), endTime: at(12).toISOString(), project: null };
    const by = { _id: manager.id, fullname: expect.any(String), username: manager.username };
    const correction = { kind: 'corrected', by, reason: 'Se fue la luz.', at: '2026-11-20T15:00:00.000Z' };
    const kept = { ...correction, before: was, after: { ...was, ...until(17) } };
    expect(first).toMatchObject({ ...until(17), durationHours: 9, corrections: [kept] });
    expect(first).toMatchObject({ needsReview: false, endReason: 'lost_signal' });
    const moved = { before: kept.after, after: { ...kept.after, project: muelle } };
    const reason = 'Era del muelle.';
    expect(second.corrections).toEqual([
      kept,
      { ...correction, ...moved, reason, at: '2026-11-20T15:01:00.000Z' },
    ]);
    expect(second).toMatchObject({ projectId: muelle._id, projectName: 'Muelle', ...until(17) });
    for (const person of [worker, manager, await createPerson(api, 'admin')]) {
      expect(await api.as(person).record.get({ params: { id } })).toEqual(second);
      expect(await api.as(person).record.get({ params: { id: worker.id } })).toEqual([second]);
    }
  });

  it('names its author by their present name, and by their last one after a deletion', async () => {
    const admin = await createPerson(api, 'admin', { fullname: 'Ana Gómez' });
    const id = await worked(8, 12);
    await correct(id, until(13), admin);
    const by = async () => {
      const record = await api.as(worker).record.get({ params: { id } });
      return record && !Array.isArray(record) ? record.corrections[0]?.by : undefined;
    };
    await api.as(admin).person.edit({ body: { fullname: 'Ana Díaz' } });
    const name = { _id: admin.id, fullname: 'Ana Díaz', username: admin.username };
    expect(await by()).toEqual(name);
    await createPerson(api, 'admin');
    const other = await createPerson(api, 'admin');
    await api.as(other).person.remove({ params: { id: admin.id } });
    expect(await by()).toEqual(name);
  });

  it('reprices it at the rate of its time, and the earnings of its person', async () => {
    const id = await worked(8, 12);
    await worked(13, 14);
    expect(await correct(id, until(8.5))).toMatchObject({ cost: 5.25, hourlyRate: 10.5, durationHours: 0.5 });
    expect(await earned()).toBe(525 + 1_050);
    expect(await correct(id, until(13))).toMatchObject({ cost: 52.5, hourlyRate: 10.5 });
    expect(await earned()).toBe(5_250 + 1_050);
    expect(await correct(id, { startTime: at(12.99).toISOString() })).toMatchObject({ cost: 0.11 });
    expect(await earned()).toBe(11 + 1_050);
  });

  it('leaves time without a rate unpriced, for the first rate to price as corrected', async () => {
    await giveRate(worker, 0);
    const id = await worked(8, 12, { rateCents: null, costCents: null });
    expect(await correct(id, until(10))).toMatchObject({ cost: 0, hourlyRate: null, durationHours: 2 });
    expect(await earned()).toBe(0);
    await api.as(manager).employee.update({ params: { id: worker.id }, body: { hourlyRate: 3.33 } });
    expect(await api.as(worker).record.get({ params: { id } })).toMatchObject({ cost: 6.66 });
    expect(await earned()).toBe(666);
  });

  it('stores nothing without a change, after any number of requests', async () => {
    const id = await worked(8, 12);
    const corrected = await correct(id, until(13));
    expect(await correct(id, until(13))).toEqual(corrected);
    expect(await correct(id, {})).toEqual(corrected);
    expect(await correct(id, { projectId: null, startTime: at(8).toISOString() })).toEqual(corrected);
  });

  it('moves the record to another project of the company, or to none; a deleted one stays', async () => {
    const project = await createProject(api, company);
    const projectId = String(project._id);
    const id = await worked(8, 12, { projectId: project._id, projectName: 'Muelle viejo' });
    await ProjectModel.deleteOne({ _id: project._id });
    expect(await correct(id, { ...until(13), projectId })).toMatchObject({
      projectId,
      projectName: 'Muelle viejo',
    });
    expect(await correct(id, { projectId: null })).toMatchObject({ projectId: null, projectName: '' });
    const foreign = await createCrew(api);
    const unknown = [String((await createProject(api, foreign.company))._id), missingId(), projectId];
    await expectRefused(
      unknown.map((other) => correct(id, { projectId: other })),
      { status: 404, message: 'Project not found' },
    );
    const second = await createProject(api, await createCompany(api, manager));
    await expectRefused([correct(id, { projectId: String(second._id) })], {
      status: 400,
      errors: [{ path: 'body.projectId', message: 'The project is of another company.' }],
    });
  });

  it('refuses times that cannot be, an absent reason and an open record, and changes nothing', async () => {
    const id = await worked(8, 12);
    const open = await createRecord(api, worker, company._id);
    const before = await stored();
    const future = new Date(+api.clock.now() + 1).toISOString();
    await expectRefused(
      [
        correct(id, until(8)),
        correct(id, { startTime: at(12).toISOString() }),
        correct(id, { startTime: at(12.5).toISOString() }),
        correct(id, { startTime: at(14).toISOString(), endTime: future }),
        correct(id, { startTime: '1999-12-31T10:00:00Z', endTime: '1999-12-31T12:00:00Z' }),
        correct(id, { startTime: '2026-11-18T11:59:59Z' }),
        correct(id, { ...until(13), reason: ' \u200b ' }),
        correct(id, { ...until(13), reason: 'x'.repeat(501) }),
      ],
      { status: 400, code: 'validation_failed' },
    );
    const ends = { endTime: api.clock.now().toISOString() };
    await expectRefused([correct(String(open._id), ends)], {
      status: 409,
      message: 'The time record is still open.',
    });
    expect(await stored()).toEqual(before);
    expect(await earned()).toBe(4_200);
  });

  it('never makes it overlap another record of the person, nor the running one', async () => {
    const id = await worked(8, 12);
    await worked(4, 6);
    await worked(13, 14);
    await createRecord(api, worker, company._id, { startTime: at(20) });
    const before = await stored();
    const to = (from: number, end: number) => ({ startTime: at(from).toISOString(), ...until(end) });
    await expectRefused(
      [
        correct(id, to(5.5, 7)),
        correct(id, to(3, 7)),
        correct(id, to(4.5, 5)),
        correct(id, to(8, 13.01)),
        correct(id, to(13, 14)),
        correct(id, to(12, 16)),
        correct(id, to(20, 21)),
        correct(id, to(19, 22)),
        correct(id, to(22, 23)),
      ],
      { status: 409, code: 'conflict', message: 'It overlaps another time record.' },
    );
    expect(await stored()).toEqual(before);
    expect(await correct(id, to(6, 13))).toMatchObject({ durationHours: 7 });
    expect(await correct(id, to(14, 20))).toMatchObject({ durationHours: 6 });
  });

  it('ignores other people’s records at that time', async () => {
    const colleague = await createPerson(api, 'employee', { companyId: company._id });
    await createRecord(api, colleague, company._id, { startTime: at(12), endTime: at(14) });
    expect(await correct(await worked(8, 12), until(13))).toMatchObject({ durationHours: 5 });
  });

  it('keeps a reload from reopening it', async () => {
    const { record: records } = api.as(worker);
    const body = { employeeId: worker.id };
    const { _id: id } = await records.start({ body });
    api.clock.advance(3_600_000);
    await records.stop({ body: { timesheetId: id, reason: 'unload' } });
    const corrected = await correct(id, { startTime: '2026-11-20T14:00:00.000Z' });
    api.clock.advance(10_000);
    expect((await records.start({ body: { ...body, resume: true } }))._id).not.toBe(id);
    expect(await records.get({ params: { id } })).toEqual(corrected);
  });
});

describe('the right to correct a record (ACCESS-3)', () => {
  it('covers records of one’s companies; an employee corrects none, not even their own', async () => {
    const id = await worked(8, 12);
    const before = await stored();
    const stranger = await createCrew(api);
    const foreign = [correct(id, until(13), stranger.manager), correct(missingId(), until(13))];
    await expectRefused(foreign, { status: 404, message: 'Time record not found' });
    const client = await createPerson(api, 'client');
    await expectRefused([correct(id, until(13), worker), correct(id, until(13), client)], { status: 403 });
    expect(await stored()).toEqual(before);
    expect(await correct(id, until(13), await createPerson(api, 'admin'))).toMatchObject({ cost: 52.5 });
  });

  it('does not follow from the id of the employee', async () => {
    await worked(8, 12);
    await expectRefused([correct(worker.id, until(13))], { status: 404 });
  });

  it('covers deleted people, whose records still do not overlap, with any simultaneous changes', async () => {
    const ids = [await worked(8, 9), await worked(12, 13)];
    await api.as(manager).employee.remove({ params: { id: worker.id } });
    const both = ids.map((id, n) => correct(id, { startTime: at(9.5 + n).toISOString(), ...until(12) }));
    const outcomes = await Promise.allSettled(both);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const overlap = { reason: expect.objectContaining({ status: 409 }) };
    expect(outcomes.find(({ status }) => status === 'rejected')).toMatchObject(overlap);
  });
});
