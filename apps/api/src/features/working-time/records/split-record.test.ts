import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  createCompany,
  createProject,
  createRecord,
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
const HOUR_MS = 3_600_000;
let manager: Person;
let worker: Person;
let company: CompanyDoc;

beforeEach(async () => {
  api.clock.set('2026-11-20T23:00:00.000Z');
  ({ manager, worker, company } = await createCrew(api, { hourlyRateCents: 1_000 }));
});

/** An hour of 19 November in Guatemala. */
const at = (hour: number) => new Date(Date.UTC(2026, 10, 19, 6) + hour * HOUR_MS);
const worked = async (from: number, to: number, overrides = {}) => {
  const times = { startTime: at(from), endTime: at(to) };
  return String((await createRecord(api, worker, company._id, { ...times, ...overrides }))._id);
};
const add = async (from: number, to: number) => {
  const times = { startTime: at(from).toISOString(), endTime: at(to).toISOString(), reason: 'Olvidado.' };
  return (await api.as(manager).record.add({ body: { employeeId: worker.id, ...times } }))._id;
};
interface SplitBody {
  firstProjectId?: string | null;
  secondProjectId?: string | null;
  reason?: string;
}
const split = (id: string, hour: number, asked: SplitBody = {}, as = manager) =>
  api.as(as).record.split({
    params: { id },
    body: { at: at(hour).toISOString(), reason: 'Eran dos obras.', ...asked },
  });
const stored = () => RecordModel.find({ employeeId: worker._id }).sort({ startTime: 1 }).lean();
const earned = async () => (await PersonModel.findById(worker._id).lean())?.earnedCents;

describe('splitting a record (TIME-41)', () => {
  it('makes two of it, each with its project; the first keeps the id and the history', async () => {
    const [muelle, bodega] = [await createProject(api, company), await createProject(api, company)];
    const id = await add(8, 12);
    const projects = { firstProjectId: String(muelle._id), secondProjectId: String(bodega._id) };
    const { first, second } = await split(id, 9.5, projects);
    const whole = { startTime: at(8).toISOString(), endTime: at(12).toISOString(), project: null };
    const named = ({ _id, name }: typeof muelle) => ({ _id: String(_id), name });
    const entry = { kind: 'split', reason: 'Eran dos obras.', before: whole };
    expect(first).toMatchObject({
      _id: id,
      startTime: whole.startTime,
      endTime: at(9.5).toISOString(),
      projectName: muelle.name,
      durationHours: 1.5,
      cost: 15,
      endReason: 'manager',
      corrections: [
        { kind: 'added' },
        { ...entry, after: { ...whole, endTime: at(9.5).toISOString(), project: named(muelle) } },
      ],
    });
    expect(second).toMatchObject({
      startTime: at(9.5).toISOString(),
      endTime: whole.endTime,
      projectName: bodega.name,
      durationHours: 2.5,
      cost: 25,
      corrections: [
        { ...entry, after: { ...whole, startTime: at(9.5).toISOString(), project: named(bodega) } },
      ],
    });
    expect(await api.as(worker).record.get({ params: { id: worker.id } })).toEqual([second, first]);
    expect(await earned()).toBe(4_000);
  });

  it('leaves a part the project it had, a deleted one too, or gives it none', async () => {
    const project = await createProject(api, company);
    const id = await worked(8, 12, { projectId: project._id, projectName: 'Muelle viejo' });
    await ProjectModel.deleteOne({ _id: project._id });
    const { first, second } = await split(id, 9, { secondProjectId: null });
    expect([first.projectName, second.projectName]).toEqual(['Muelle viejo', '']);
  });

  it('keeps the cost of the day, at any instant (PAY-41)', async () => {
    const rates = [rateOf(333, new Date(0)), rateOf(777, at(20))];
    await PersonModel.updateOne({ _id: worker._id }, { rates });
    const days = async () => {
      const query = { type: 'day', startDate: '2026-11-18', endDate: '2026-11-21' } as const;
      return api.as(manager).record.history({ params: { id: worker.id }, query });
    };
    const property = fc.asyncProperty(
      fc.array(fc.integer({ min: 1, max: 86_399 }), { maxLength: 4 }),
      async (cuts) => {
        await RecordModel.deleteMany({ employeeId: worker._id });
        await PersonModel.updateOne({ _id: worker._id }, { earnedCents: 0 });
        await add(13, 37);
        const before = await days();
        const total = await earned();
        for (const second of cuts) {
          const cut = new Date(+at(13) + second * 1_000 + 1);
          const record = (await stored()).find(
            ({ startTime, endTime }) => startTime < cut && endTime && endTime > cut,
          );
          if (!record) continue;
          const body = { at: cut.toISOString(), reason: 'Eran dos.' };
          await api.as(manager).record.split({ params: { id: String(record._id) }, body });
        }
        expect(await days()).toEqual(before);
        expect(await earned()).toBe(total);
        const records = await stored();
        expect(records.reduce((ms, { durationMs }) => ms + durationMs, 0)).toBe(24 * HOUR_MS);
        expect(records.reduce((cents, { costCents }) => cents + (costCents ?? 0), 0)).toBe(total);
      },
    );
    await fc.assert(property, { numRuns: 12 });
  });

  it('keeps the cents of each day of a price from before days were the unit (PAY-43)', async () => {
    const id = await worked(13, 37, { costCents: 12_345, rateCents: 777 });
    const query = { type: 'day', startDate: '2026-11-18', endDate: '2026-11-21' } as const;
    const days = () => api.as(manager).record.history({ params: { id: worker.id }, query });
    const before = await days();
    await split(id, 15.123_4);
    expect(await days()).toEqual(before);
    expect(await earned()).toBe(12_345);
    const records = await stored();
    expect(records).toMatchObject([{ hasPriorPrice: true }, { hasPriorPrice: true }]);
    for (const { pieces, costCents } of records) {
      expect(pieces.reduce((cents, piece) => cents + (piece.costCents ?? 0), 0)).toBe(costCents);
    }
  });

  it('keeps the review on the part with its cause: the gap, or the lost end', async () => {
    const gap = { from: at(9), until: at(10), used: true };
    const lost = { needsReview: true, endReason: 'lost_signal' };
    const parts = async (hour: number, overrides: object) => {
      await RecordModel.deleteMany({ employeeId: worker._id });
      const { first, second } = await split(await worked(8, 12, overrides), hour);
      return [first, second].map(({ needsReview, gaps, endReason }) => [needsReview, gaps.length, endReason]);
    };
    expect(await parts(11, lost)).toEqual([
      [false, 0, 'manager'],
      [true, 0, 'lost_signal'],
    ]);
    expect(await parts(11, { needsReview: true, endReason: 'logout', gaps: [gap] })).toEqual([
      [true, 1, 'manager'],
      [false, 0, 'logout'],
    ]);
    expect(await parts(9.5, { ...lost, gaps: [gap] })).toEqual([
      [true, 1, 'manager'],
      [true, 1, 'lost_signal'],
    ]);
    expect(await parts(11, { endReason: 'logout' })).toEqual([
      [false, 0, 'manager'],
      [false, 0, 'logout'],
    ]);
  });

  it('refuses a time outside the record, one that runs, no reason and a project of others', async () => {
    const id = await add(8, 12);
    const open = String((await createRecord(api, worker, company._id))._id);
    const before = await stored();
    await expectRefused(
      [7, 8, 12, 13].map((hour) => split(id, hour)),
      { status: 400, errors: [{ path: 'body.at', reason: 'split_outside' }] },
    );
    await expectRefused([split(id, 9, { reason: ' ' })], { status: 400 });
    await expectRefused([split(open, 24)], { status: 409, reason: 'record_open' });
    const stranger = await createCrew(api);
    const theirs = String((await createProject(api, stranger.company))._id);
    await expectRefused(
      [split(id, 9, { firstProjectId: theirs }), split(id, 9, { secondProjectId: missingId() })],
      { status: 404, message: 'Project not found' },
    );
    const other = String((await createProject(api, await createCompany(api, manager)))._id);
    await expectRefused([split(id, 9, { secondProjectId: other })], {
      status: 400,
      errors: [{ path: 'body.secondProjectId', reason: 'project_of_another_company' }],
    });
    await expectRefused([split(id, 9, {}, stranger.manager), split(missingId(), 9)], { status: 404 });
    await expectRefused([split(id, 9, {}, worker)], { status: 403 });
    expect(await stored()).toEqual(before);
  });
});
