import { calendarDateOf, priceRecords } from '@faena/shared/domain';
import type { Mark } from '@faena/shared/schemas';
import { beforeEach, describe, expect, it } from 'vitest';
import { createRecord, type Person, rateOf } from '../../../../test/factories.ts';
import { useApi } from '../../../../test/harness.ts';
import { TestPhone } from '../../../../test/test-phone.ts';
import { useTwoProcesses } from '../../../../test/two-processes.ts';
import { createCrew } from '../../../../test/workers.ts';
import type { CompanyDoc } from '../../company/model.ts';
import { PersonModel } from '../../person/model.ts';
import { RecordRequestModel } from '../../record-request/model.ts';
import { isClosed, RecordModel } from '../model/record-model.ts';

const api = useApi();
const processes = useTwoProcesses(api);
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
let manager: Person;
let worker: Person;
let company: CompanyDoc;

beforeEach(async () => {
  ({ manager, worker, company } = await createCrew(api, { hourlyRateCents: 1_000 }));
});

/** Hours ago, as of the start of the test run. */
const ago = (hours: number) => new Date(+api.clock.now() - hours * HOUR_MS);
const times = (from: number, to: number) => ({
  startTime: ago(from).toISOString(),
  endTime: ago(to).toISOString(),
  reason: 'Olvidado.',
});
/** The typed client of the manager, alternately in both processes. */
const through = (turn: number) => (turn % 2 ? processes[0] : processes[1]).as(manager).record;
const add = (turn: number, from: number, to: number) =>
  through(turn).add({ body: { employeeId: worker.id, ...times(from, to) } });
const correct = (turn: number, id: string, from: number, to: number) =>
  through(turn).correct({ params: { id }, body: times(from, to) });
const worked = async (from: number, to: number) => {
  const priced = { rateCents: 1_000, costCents: (from - to) * 1_000 };
  const record = { startTime: ago(from), endTime: ago(to), ...priced };
  return String((await createRecord(api, worker, company._id, record))._id);
};

/** Expects that one attempt won, and the others got the reason of their refusal. */
async function expectOneWinner(attempts: Promise<unknown>[]) {
  const outcomes = await Promise.allSettled(attempts);
  const lost = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []));
  const overlap = { status: 409, code: 'conflict', message: 'It overlaps another time record.' };
  expect(lost).toEqual(attempts.slice(1).map(() => expect.objectContaining(overlap)));
}

/** Expects that a person's earnings equal the costs of their records, and these do not overlap. */
async function expectInOrder() {
  const records = await RecordModel.find({ employeeId: worker._id }).sort({ startTime: 1 }).lean();
  const ends = records.map(({ endTime }) => Number(endTime));
  expect(records.every(({ startTime }, n) => n === 0 || +startTime >= Number(ends[n - 1]))).toBe(true);
  const cost = records.reduce((cents, { costCents }) => cents + (costCents ?? 0), 0);
  expect(await PersonModel.findById(worker._id).lean()).toMatchObject({ earnedCents: cost });
}

describe('records do not overlap through any process (TIME-3)', () => {
  it('one of several simultaneous, overlapping additions succeeds', async () => {
    await expectOneWinner(Array.from({ length: 8 }, (_, turn) => add(turn, 10 - turn / 10, 8)));
    await expectInOrder();
  });

  it('one of several simultaneous, overlapping corrections succeeds', async () => {
    const ids = [await worked(12, 11), await worked(9, 8), await worked(6, 5), await worked(4, 3)];
    await expectOneWinner(ids.map((id, turn) => correct(turn, id, 2, 1)));
    await expectInOrder();
  });

  it('an addition, a correction and a start at the same moment exclude one another', async () => {
    const id = await worked(12, 11);
    const outcomes = await Promise.allSettled([
      processes[0].as(worker).record.start({ body: { employeeId: worker.id } }),
      ...[1, 2, 3].map((turn) => add(turn, 3, turn / 2)),
      ...[1, 2, 3].map((turn) => correct(turn, id, 4, turn)),
    ]);
    expect(outcomes[0]?.status).toBe('fulfilled');
    await expectInOrder();
  });

  it('simultaneous corrections of one record each build on the one before, and the cost is the last one’s', async () => {
    const id = await worked(12, 10);
    const outcomes = await Promise.allSettled(
      Array.from({ length: 6 }, (_, turn) => correct(turn, id, 12, 1 + turn)),
    );
    expect(outcomes.map(({ status }) => status)).toEqual(outcomes.map(() => 'fulfilled'));
    const record = await RecordModel.findById(id).lean();
    const chain = record?.corrections ?? [];
    expect(chain).toHaveLength(6);
    for (const [n, { before }] of chain.entries()) {
      expect(before?.endTime).toEqual(n === 0 ? ago(10) : chain[n - 1]?.after.endTime);
    }
    expect(record?.endTime).toEqual(chain.at(-1)?.after.endTime);
    await expectInOrder();
  });

  it('a record being confirmed and corrected at once is both, or only corrected; never lost', async () => {
    const id = await worked(12, 10);
    await RecordModel.updateOne({ _id: id }, { needsReview: true });
    await Promise.all([correct(0, id, 12, 9), through(1).confirm({ params: { id } })]);
    const record = await RecordModel.findById(id).lean();
    const kinds = record?.corrections?.map(({ kind }) => kind).join();
    expect(['confirmed,corrected', 'corrected']).toContain(kinds);
    expect(record).toMatchObject({ needsReview: false, endTime: ago(9) });
    await expectInOrder();
  });

  it('an employee being deleted takes their kept name along with all that was just written', async () => {
    const id = await worked(12, 11);
    await Promise.allSettled([
      processes[1].as(manager).employee.remove({ params: { id: worker.id } }),
      correct(0, id, 12, 9),
      add(1, 8, 7),
    ]);
    expect(await correct(0, id, 12, 10)).toMatchObject({ durationHours: 2, cost: 20 });
    const records = await RecordModel.find({ employeeId: worker._id }).sort({ startTime: 1 }).lean();
    expect(records.every(({ costCents, durationMs }) => costCents === durationMs / 3_600)).toBe(true);
  });
});

describe('a silence makes one gap through any process (TIME-32)', () => {
  const LOST = { endReason: 'lost_signal', needsReview: true, rateCents: 1_000, costCents: 1_000 } as const;
  const silentSince = async (record: { open: boolean }) => {
    const ended = record.open ? { lastHeartbeat: ago(2) } : { endTime: ago(2), ...LOST };
    return String((await createRecord(api, worker, company._id, { startTime: ago(3), ...ended }))._id);
  };
  const tell = (turn: number, timesheetId: string) => {
    const silence = { lostMsAgo: Date.now() - +ago(2), aliveMsAgo: 0, activeMsAgo: 0 };
    return processes[turn % 2 ? 0 : 1].as(worker).record.bridgeGap({ body: { timesheetId, ...silence } });
  };

  it.each([{ open: true }, { open: false }])('if six tabs report it at once: %o', async (record) => {
    const id = await silentSince(record);
    const told = await Promise.all(Array.from({ length: 6 }, (_, turn) => tell(turn, id)));
    const gaps = [{ from: ago(2).toISOString(), until: expect.any(String), used: true }];
    for (const answer of told) expect(answer).toMatchObject({ _id: id, endTime: null, gaps });
    await expectInOrder();
  });

  it('if a manager confirms or corrects it meanwhile: either the gap or the decision, and the money agrees', async () => {
    for (let round = 0; round < 6; round += 1) {
      const id = await silentSince({ open: false });
      const judge = round % 2 ? correct(1, id, 3, 2.5) : through(1).confirm({ params: { id } });
      await Promise.allSettled([judge, tell(0, id)]);
      const record = await RecordModel.findById(id).lean();
      expect(record).toMatchObject(
        record?.gaps ? { open: true, needsReview: true } : { open: false, needsReview: false },
      );
      expect(record?.corrections === undefined).toBe(record?.open);
      await expectInOrder();
      await RecordModel.deleteMany({ employeeId: worker._id });
      await PersonModel.updateOne({ _id: worker._id }, { earnedCents: 0 });
    }
  });
});

describe('a record is stopped once through any process (TIME-35)', () => {
  it('one of several simultaneous stops ends it, and only its reason is stored', async () => {
    for (let round = 0; round < 3; round += 1) {
      const { _id: id } = await processes[0].as(worker).record.start({ body: { employeeId: worker.id } });
      const answers = await Promise.all(
        Array.from({ length: 6 }, (_, turn) =>
          through(turn).stopOpen({ params: { id }, body: { reason: `Motivo ${turn}` } }),
        ),
      );
      expect(answers).toEqual(answers.map(() => answers[0]));
      expect(answers[0]?.corrections).toMatchObject([{ kind: 'stopped' }]);
      expect(await RecordModel.findById(id).lean()).toMatchObject({ open: false });
    }
    await expectInOrder();
  });
});

describe('a rate that changes while records end (PAY-42)', () => {
  it('prices each part once, in either order, and a repeated stop changes nothing', async () => {
    await PersonModel.updateOne({ _id: worker._id }, { rates: [rateOf(9_000_000)] });
    for (let round = 0; round < 4; round += 1) {
      const { _id: id } = await processes[0].as(worker).record.start({ body: { employeeId: worker.id } });
      const stop = (turn: number) =>
        processes[turn % 2 ? 0 : 1].as(worker).record.stop({ body: { timesheetId: id } });
      const rate = (turn: number) =>
        processes[turn % 2 ? 1 : 0].as(manager).employee.update({
          params: { id: worker.id },
          body: { hourlyRate: 90_000 + 10 * round + turn },
        });
      const outcomes = await Promise.allSettled([rate(1), stop(1), stop(2), rate(2), stop(3)]);
      expect(outcomes.map(({ status }) => status)).toEqual(outcomes.map(() => 'fulfilled'));
      expect(await stop(4)).toEqual(await stop(5));
    }
    const { rates } = await PersonModel.findById(worker._id).orFail().lean();
    expect(rates).toHaveLength(9);
    const records = await RecordModel.find({ employeeId: worker._id }).sort({ startTime: 1 }).lean();
    const timeZone = company.timezone;
    const closed = records.flatMap((record) => (isClosed(record) ? [record] : []));
    for (const { record, parts } of priceRecords(closed, { timeZone, rates })) {
      expect(record.pieces).toEqual(parts);
    }
    await expectInOrder();
  });
});

describe('answers about a silence that reach two processes at once (TIME-69)', () => {
  it('are one stored denial and one request, and neither costs anything', async () => {
    const id = await worked(4, 3.5);
    const evidence = { beats: 0, touches: 0, lastTouch: null, idle: [] };
    // At any hour, one of these zones has both records on one day.
    const isOneDay = (zone: string) => calendarDateOf(ago(3.5), zone) === calendarDateOf(ago(3), zone);
    const timeZone = ['UTC', 'America/Guatemala'].find(isOneDay);
    await RecordModel.updateOne({ _id: id }, { endReason: 'lost_signal', evidence, timeZone });
    await createRecord(api, worker, company._id, { startTime: ago(3), endTime: ago(2), evidence });
    const before = await PersonModel.findById(worker._id).lean();
    const own = [0, 1, 0, 1].map((turn) => processes[turn === 0 ? 0 : 1].as(worker));
    await Promise.all(
      own.flatMap(({ record, recordRequest }) => [
        record.answerSilence({ params: { id }, body: { worked: false } }),
        recordRequest.ask({ body: times(3.5, 3) }),
      ]),
    );
    expect(await RecordModel.findById(id).lean()).toMatchObject({
      evidence: { notWorked: { from: ago(3.5), until: ago(3) } },
    });
    expect(await RecordRequestModel.countDocuments({ employeeId: worker._id })).toBe(1);
    expect((await PersonModel.findById(worker._id).lean())?.earnedCents).toBe(before?.earnedCents);
  });
});

describe('marks of one day that reach two processes at once (MARK-10) (MARK-14)', () => {
  /** A day of 498 minutes with lunch, pressed without a network; the phone is back on it by now. */
  async function dayOnPhone(): Promise<{ phone: TestPhone; marks: Mark[] }> {
    const now = new Date();
    const at = (hours: number) => api.clock.set(new Date(+now - hours * HOUR_MS));
    at(11);
    const phone = await TestPhone.of(api, worker);
    for (const [hours, kind] of [
      [10, 'in'],
      [6, 'pause'],
      [5, 'back'],
      [0.7, 'out'],
    ] as const) {
      at(hours);
      phone.press(kind);
    }
    api.clock.set(now);
    return { phone, marks: phone.waiting };
  }
  const send = (turn: number, phone: TestPhone, marks: readonly Mark[]) =>
    processes[turn % 2 ? 0 : 1].as(null).mark.send({ params: { id: phone.id }, body: phone.batch(marks) });
  const stored = () => RecordModel.find({ employeeId: worker._id }).sort({ startTime: 1 }).lean();

  it('shuffled and doubled are 498 of 498 minutes, without a review', async () => {
    const { phone, marks } = await dayOnPhone();
    const batches = [
      [...marks].reverse(),
      marks,
      marks.slice(2),
      marks.slice(0, 2),
      marks.slice(1, 3),
      marks,
    ];
    const answers = await Promise.all(batches.map((batch, turn) => send(turn, phone, batch)));
    const results = answers.flatMap(({ receipts }) => receipts.map(({ result }) => result));
    // Each is taken once. One that came before the mark it follows was to review until that one came (MARK-18).
    expect(results.filter((result) => result === 'already')).toHaveLength(results.length - 4);
    const records = await stored();
    expect(records.map(({ needsReview = false }) => needsReview)).toEqual([false, false]);
    const minutes = records.reduce((sum, { durationMs }) => sum + durationMs / 60_000, 0);
    expect(Math.abs(minutes - 498)).toBeLessThanOrEqual(1);
    await expectInOrder();
  });

  it('wait for review without their Almuerzo, and pay no minute before the Entrada or after the Salida', async () => {
    const { phone, marks } = await dayOnPhone();
    const rest = marks.filter(({ kind }) => kind !== 'pause');
    await Promise.all([...rest].reverse().map((mark, turn) => send(turn, phone, [mark])));
    const records = await stored();
    expect(records.some(({ needsReview }) => needsReview)).toBe(true);
    const [entrada, salida] = [marks[0]?.wall ?? 0, marks[3]?.wall ?? 0];
    expect(
      records.every(
        (one) => +one.startTime >= entrada - MINUTE_MS && Number(one.endTime) <= salida + MINUTE_MS,
      ),
    ).toBe(true);
    await expectInOrder();
  });
});
