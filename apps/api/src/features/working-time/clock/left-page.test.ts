import { beforeEach, describe, expect, it } from 'vitest';
import type { Person } from '../../../../test/factories.ts';
import { useApi } from '../../../../test/harness.ts';
import { expectRefused } from '../../../../test/refused.ts';
import { useTwoProcesses } from '../../../../test/two-processes.ts';
import { createCrew } from '../../../../test/workers.ts';
import { RecordModel } from '../model/record-model.ts';

const api = useApi();
const [one, two] = useTwoProcesses(api);
const LEFT = 'page-that-was-left-1';
const MANY = 12;
let worker: Person;
let record: string;

beforeEach(async () => {
  ({ worker } = await createCrew(api));
  record = (await one.as(worker).record.start({ body: { employeeId: worker.id } }))._id;
});

const leave = (through = one, leaving?: string) =>
  through
    .as(worker)
    .record.stop({ body: { timesheetId: record, reason: 'unload', ...(leaving && { leaving }) } });
const load = (through = two, after?: string) =>
  through.as(worker).record.start({ body: { employeeId: worker.id, resume: true, ...(after && { after }) } });
const stored = () => RecordModel.find({ employeeId: worker._id }).lean();

describe('a page that is left and the next that is loaded (TIME-44)', () => {
  it('the record continues if the previous page is heard first', async () => {
    expect(await leave(one, LEFT)).toMatchObject({ endReason: 'unload' });
    expect(await load(two, LEFT)).toMatchObject({ _id: record, endTime: null });
  });

  it('the record continues if the previous page is heard last, which then has no effect', async () => {
    expect(await load(two, LEFT)).toMatchObject({ _id: record, endTime: null });
    expect(await leave(one, LEFT)).toMatchObject({ _id: record, endTime: null, endReason: null });
    expect(await stored()).toMatchObject([{ open: true }]);
  });

  it('through two processes at once, the record continues every time, as one record', async () => {
    for (let turn = 0; turn < MANY; turn += 1) {
      const left = `${LEFT}-${turn}`;
      await Promise.all(turn % 2 ? [leave(one, left), load(two, left)] : [load(one, left), leave(two, left)]);
      expect(await stored(), `turn ${turn}`).toMatchObject([{ open: true, endTime: null }]);
    }
  }, 60_000);

  it('another page that is left later ends it, as does one that the next has not named, or no longer', async () => {
    await load(two, LEFT);
    expect(await leave(one, 'page-that-was-left-2')).toMatchObject({ endReason: 'unload' });
    await load(two);
    expect(await leave(one, 'page-that-was-left-3')).toMatchObject({ endReason: 'unload' });
    for (let n = 4; n < 10; n += 1) await load(two, `page-that-was-left-${n}`);
    expect(await leave(one)).toMatchObject({ endReason: 'unload' });
    expect((await stored())[0]?.outlived).toHaveLength(5);
  });

  it('a stop on purpose ends it, from any page', async () => {
    await load(two, LEFT);
    const body = { timesheetId: record, reason: 'manual', leaving: LEFT } as const;
    expect(await one.as(worker).record.stop({ body })).toMatchObject({ endReason: 'manual' });
  });

  it('refuses a text that names no page', async () => {
    await expectRefused([load(two, 'a b'), leave(one, 'x'.repeat(65))], { status: 400 });
  });
});

describe('an undone stop and a start at once, through two processes (TIME-61)', () => {
  it('leave one record that runs, every time', async () => {
    for (let turn = 0; turn < MANY; turn += 1) {
      const [running] = await RecordModel.find({ employeeId: worker._id, open: true }).lean();
      const id = String(running?._id);
      await one.as(worker).record.stop({ body: { timesheetId: id } });
      const undo = () => one.as(worker).record.undoStop({ params: { id } });
      const start = () => two.as(worker).record.start({ body: { employeeId: worker.id } });
      const asked = turn % 2 ? [undo(), start()] : [start(), undo()];
      const done = (await Promise.allSettled(asked)).filter(({ status }) => status === 'fulfilled');
      expect(done.length, `turn ${turn}`).toBeGreaterThan(0);
      expect(
        (await stored()).filter(({ open }) => open),
        `turn ${turn}`,
      ).toHaveLength(1);
    }
  });
});
