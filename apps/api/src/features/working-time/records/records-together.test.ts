import { MAX_RECORDS_AT_ONCE } from '@faena/shared/domain';
import { beforeEach, describe, expect, it } from 'vitest';
import { createPerson, createRecord, missingId, type Person } from '../../../../test/factories.ts';
import { useApi } from '../../../../test/harness.ts';
import { Profiler } from '../../../../test/queries/profiler.ts';
import { expectRefused } from '../../../../test/refused.ts';
import { createCrew } from '../../../../test/workers.ts';
import type { CompanyDoc } from '../../company/model.ts';
import { PersonModel } from '../../person/model.ts';
import { RecordModel } from '../model/record-model.ts';

const api = useApi();
const HOUR_MS = 3_600_000;
let manager: Person;
let worker: Person;
let colleague: Person;
let company: CompanyDoc;

beforeEach(async () => {
  api.clock.set('2026-11-20T23:00:00.000Z');
  ({ manager, worker, company } = await createCrew(api, { hourlyRateCents: 1_000 }));
  colleague = await createPerson(api, 'employee', { companyId: company._id, hourlyRateCents: 2_000 });
});

/** `count` records of an hour that wait for review, one after another. */
async function waiting(person: Person, count: number): Promise<{ id: string }[]> {
  const ids = [];
  for (let n = 0; n < count; n += 1) {
    const startTime = new Date(Date.UTC(2026, 9, 1) + n * HOUR_MS);
    const priced = { rateCents: 1_000, costCents: 1_000 };
    const lost = { endReason: 'lost_signal', needsReview: true } as const;
    const times = { startTime, endTime: new Date(+startTime + HOUR_MS) };
    ids.push({
      id: String((await createRecord(api, person, company._id, { ...times, ...priced, ...lost }))._id),
    });
  }
  return ids;
}
const reason = 'Revisado con la libreta.';
const confirmAll = (records: { id: string; version?: string }[], as = manager) =>
  api.as(as).record.confirmSeveral({ body: { records, reason } });
const voidAll = (records: { id: string; version?: string }[], as = manager) =>
  api.as(as).record.voidSeveral({ body: { records, reason } });
const stored = () => RecordModel.find({ companyId: company._id }).sort({ _id: 1 }).lean();

describe('several records at once (TIME-42)', () => {
  it('are confirmed or voided together, of several people, each with the reason', async () => {
    const records = [...(await waiting(worker, 3)), ...(await waiting(colleague, 2))];
    const ids = records.map(({ id }) => id);
    const confirmed = await confirmAll(records);
    expect(confirmed.map(({ _id }) => _id)).toEqual(ids);
    for (const record of confirmed) {
      expect(record).toMatchObject({ needsReview: false, corrections: [{ kind: 'confirmed', reason }] });
    }
    const voided = await voidAll(records.toReversed());
    expect(voided.map(({ _id }) => _id)).toEqual(ids.toReversed());
    for (const record of voided) {
      expect(record).toMatchObject({ voided: true, cost: 0, corrections: [{}, { kind: 'voided', reason }] });
    }
    const people = await PersonModel.find({ companyId: company._id }).lean();
    expect(people.map(({ earnedCents }) => earnedCents)).toEqual([0, 0]);
    expect(await voidAll(records)).toEqual(voided.toReversed());
  });

  it('are changed all or none: each that blocks is named with its reason', async () => {
    const records = await waiting(worker, 4);
    const [first, second, third] = records;
    await api.as(manager).record.void({ params: { id: first?.id ?? '' }, body: { reason } });
    const open = { id: String((await createRecord(api, worker, company._id))._id) };
    const stale = { id: third?.id ?? '', version: 'another' };
    const before = await stored();
    const named = (...errors: [number, string][]) => ({
      status: 409,
      code: 'conflict',
      errors: errors.map(([index, why]) => ({ path: `body.records.${index}`, reason: why })),
    });
    const asked = [second ?? open, ...records.slice(0, 1), stale, open];
    await expectRefused(
      [confirmAll(asked)],
      named([1, 'record_voided'], [2, 'record_changed'], [3, 'record_open']),
    );
    await expectRefused([voidAll(asked)], named([2, 'record_changed'], [3, 'record_open']));
    expect(await stored()).toEqual(before);
  });

  it('stay unchanged if one is out of reach, which is answered as missing', async () => {
    const records = await waiting(worker, 2);
    const stranger = await createCrew(api);
    const { _id: theirs } = await createRecord(api, stranger.worker, stranger.company._id, {
      endTime: api.clock.now(),
    });
    const before = await stored();
    for (const id of [String(theirs), missingId(), worker.id]) {
      await expectRefused([confirmAll([...records, { id }]), voidAll([...records, { id }])], {
        status: 404,
        errors: [{ path: 'body.records.2', message: 'Time record not found' }],
      });
    }
    await expectRefused([confirmAll(records, worker), voidAll(records, worker)], { status: 403 });
    expect(await stored()).toEqual(before);
  });

  it('are at least one, at most 200, none twice, and voided for a reason', async () => {
    const [one = { id: '' }] = await waiting(worker, 1);
    const many = Array.from({ length: MAX_RECORDS_AT_ONCE + 1 }, () => ({ id: missingId() }));
    await expectRefused(
      [
        confirmAll([]),
        voidAll([]),
        confirmAll(many),
        voidAll(many),
        confirmAll([one, one]),
        voidAll([one, one]),
      ],
      { status: 400 },
    );
    const unreasoned = { records: [one], reason: ' ' };
    await expectRefused([api.as(manager).record.voidSeveral({ body: unreasoned })], { status: 400 });
    expect(await api.as(manager).record.confirmSeveral({ body: { records: [one] } })).toMatchObject([
      { needsReview: false },
    ]);
  });

  it('read as often for 200 as for two, and write in one go', async () => {
    const few = [...(await waiting(worker, 1)), ...(await waiting(colleague, 1))];
    const profiler = await Profiler.start();
    // A bulk write counts once for each record.
    const reads = async (verb: () => Promise<unknown>) =>
      (await profiler.watch(verb)).filter(({ op }) => op !== 'update').length;
    const ofFew = [await reads(() => confirmAll(few)), await reads(() => voidAll(few))];
    await RecordModel.deleteMany({ companyId: company._id });
    const many = [...(await waiting(worker, 100)), ...(await waiting(colleague, 100))];
    expect([await reads(() => confirmAll(many)), await reads(() => voidAll(many))]).toEqual(ofFew);
  }, 60_000);
});
