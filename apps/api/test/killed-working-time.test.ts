import { createClient } from '@faena/shared/client';
import { contract } from '@faena/shared/contract';
import type { Types } from 'mongoose';
import { describe, expect, it } from 'vitest';
import { PersonModel } from '../src/features/person/model.ts';
import { closeLostRecords } from '../src/features/working-time/clock/close-lost-records.ts';
import { RecordModel } from '../src/features/working-time/model/record-model.ts';
import { useDoomedProcess } from './doomed.ts';
import { createCompany, createPerson, createRecord, type Person } from './factories.ts';
import { useApi } from './harness.ts';

/** How many people start or stop at the moment the process dies. */
const MANY = 24;
const HOUR_MS = 3_600_000;

const api = useApi();
const doomed = useDoomedProcess(api);

async function createWorkers(): Promise<{ workers: Person[]; companyId: Types.ObjectId }> {
  const company = await createCompany(api, await createPerson(api, 'manager'));
  const workers: Person[] = [];
  for (let i = 0; i < MANY; i += 1) {
    const details = { companyId: company._id, hourlyRateCents: 1_000 };
    workers.push(await createPerson(api, 'employee', details));
  }
  return { workers, companyId: company._id };
}

/** The typed client of somebody, to the process that will be killed. */
const through = (person: Person) =>
  createClient(contract, { origin: doomed.origin, token: () => person.token }).record;
const recordsOf = (person: Person) => RecordModel.find({ employeeId: person._id }).lean();

describe('a process that is killed (kill -9) between a start and its answer: no double, no loss (TIME-14)', () => {
  it('a repetition continues the record that was begun, or begins the only one', async () => {
    const { workers } = await createWorkers();
    const outcomes = await doomed.killDuring(
      workers.map((worker) => through(worker).start({ body: { employeeId: worker.id } })),
    );
    expect(outcomes.some(({ status }) => status === 'rejected')).toBe(true);
    for (const [n, worker] of workers.entries()) {
      const begun = await recordsOf(worker);
      const outcome = outcomes[n];
      // An answered record exists; any other exists once, or not at all.
      expect(begun.length).toBeLessThanOrEqual(1);
      if (outcome?.status === 'fulfilled') expect(String(begun[0]?._id)).toBe(outcome.value._id);

      const again = await api.as(worker).record.start({ body: { employeeId: worker.id } });
      const after = await recordsOf(worker);
      expect(after.map(({ _id, open }) => ({ _id: String(_id), open }))).toEqual([
        { _id: again._id, open: true },
      ]);
      if (begun[0]) expect(after[0]?.startTime).toEqual(begun[0].startTime);
    }
  }, 60_000);

  it('a person who does not return is not paid: the sweep of another process ends the record', async () => {
    const { workers } = await createWorkers();
    await doomed.killDuring(
      workers.map((worker) => through(worker).start({ body: { employeeId: worker.id } })),
    );
    const ofCrew = { employeeId: { $in: workers.map(({ _id }) => _id) } };
    const begun = await RecordModel.countDocuments(ofCrew);
    api.clock.set(new Date(Date.now() + HOUR_MS));
    await closeLostRecords(api.services);
    const ended = await RecordModel.find(ofCrew).lean();
    expect(ended).toHaveLength(begun);
    for (const record of ended) {
      expect(record).toMatchObject({
        open: false,
        endReason: 'lost_signal',
        needsReview: true,
        durationMs: 0,
      });
    }
  }, 60_000);

  it('a record being stopped is open and unpaid, or ended and earned once, also when it is stopped again', async () => {
    const { workers, companyId } = await createWorkers();
    const startTime = new Date(Date.now() - 2 * HOUR_MS);
    const ids: string[] = [];
    for (const worker of workers) {
      const record = await createRecord(api, worker, companyId, { startTime, lastHeartbeat: new Date() });
      ids.push(String(record._id));
    }
    await doomed.killDuring(
      workers.map((worker, n) => through(worker).stop({ body: { timesheetId: ids[n] ?? '' } })),
    );
    for (const [n, worker] of workers.entries()) {
      const [record] = await recordsOf(worker);
      const earned = (await PersonModel.findById(worker._id).lean())?.earnedCents;
      expect(earned).toBe(record?.open ? 0 : record?.costCents);

      await api.as(worker).record.stop({ body: { timesheetId: ids[n] ?? '' } });
      const [stopped, ...more] = await recordsOf(worker);
      expect(more).toEqual([]);
      expect(stopped).toMatchObject({ open: false, endReason: 'manual' });
      if (!record?.open) expect(stopped).toEqual(record);
      expect((await PersonModel.findById(worker._id).lean())?.earnedCents).toBe(stopped?.costCents);
    }
  }, 60_000);

  it('a record whose silence is being reported has ended and earned, or continues; a repetition adds no second gap (TIME-32)', async () => {
    const { workers, companyId } = await createWorkers();
    api.clock.set(new Date());
    const endTime = new Date(Date.now() - HOUR_MS);
    const startTime = new Date(+endTime - HOUR_MS);
    const ended = { startTime, endTime, rateCents: 1_000, costCents: 1_000 };
    const lost = { endReason: 'lost_signal', needsReview: true } as const;
    const ids = new Map<Person, string>();
    for (const worker of workers) {
      const { _id } = await createRecord(api, worker, companyId, { ...ended, ...lost });
      ids.set(worker, String(_id));
    }
    const tell = (by: typeof through, worker: Person) => {
      const silence = { lostMsAgo: HOUR_MS, aliveMsAgo: 0, activeMsAgo: 0 };
      return by(worker).bridgeGap({ body: { timesheetId: ids.get(worker) ?? '', ...silence } });
    };
    await doomed.killDuring(workers.map((worker) => tell(through, worker)));
    for (const worker of workers) {
      const [record] = await recordsOf(worker);
      const earned = (await PersonModel.findById(worker._id).lean())?.earnedCents;
      expect(record?.gaps?.length ?? 0).toBe(record?.open ? 1 : 0);
      expect(earned).toBe(record?.open ? 0 : 1_000);

      await tell((person) => api.as(person).record, worker);
      const [after, ...more] = await recordsOf(worker);
      expect(more).toEqual([]);
      expect(after).toMatchObject({ open: true, needsReview: true, gaps: [{ from: endTime, used: true }] });
      expect(after?.gaps).toHaveLength(1);
      expect((await PersonModel.findById(worker._id).lean())?.earnedCents).toBe(0);
    }
  }, 60_000);
});
