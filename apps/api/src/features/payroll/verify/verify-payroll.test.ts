import { rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import mongoose, { Types } from 'mongoose';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Person } from '../../../../test/factories.ts';
import { useApi } from '../../../../test/harness.ts';
import { databaseUri, runProgram } from '../../../../test/run-program.ts';
import { createCrew } from '../../../../test/workers.ts';
import { MIGRATIONS } from '../../../migrations/index.ts';
import { currentDatabase } from '../../../platform/database.ts';
import { CompanyModel } from '../../company/model.ts';
import { LedgerEventModel, LedgerHeadModel } from '../../ledger/event-model.ts';
import { hashEvent } from '../../ledger/hash-event.ts';
import { PersonModel } from '../../person/model.ts';
import { RecordModel } from '../../working-time/model/record-model.ts';
import { readAnchors } from './anchor-lines.ts';
import { type Finding, verifyPayroll } from './verify-payroll.ts';

const api = useApi();
let manager: Person;
let worker: Person;
let companyId: Types.ObjectId;

/** A night and a morning, a raise between them, a correction and a record that runs. */
beforeEach(async () => {
  for (const model of Object.values(mongoose.models)) await model.deleteMany();
  const crew = await createCrew(api);
  ({ manager, worker } = crew);
  companyId = crew.company._id;
  const of = { employeeId: worker.id, reason: 'Olvidado' };
  const asManager = api.as(manager);
  const params = { id: worker.id };
  api.clock.set('2026-11-19T12:00:00Z');
  await asManager.employee.update({ params, body: { hourlyRate: 10.01 } });
  api.clock.set('2026-11-20T09:00:00Z');
  await asManager.employee.update({ params, body: { hourlyRate: 12.37 } });
  api.clock.set('2026-11-20T20:00:00Z');
  const night = { startTime: '2026-11-20T04:00:00.000Z', endTime: '2026-11-20T09:30:07.000Z' };
  const { _id } = await asManager.record.add({ body: { ...of, ...night } });
  const morning = { startTime: '2026-11-20T15:00:00.000Z', endTime: '2026-11-20T15:00:07.000Z' };
  await asManager.record.add({ body: { ...of, ...morning } });
  const body = { endTime: '2026-11-20T09:31:11.000Z', reason: 'Salió más tarde' };
  await asManager.record.correct({ params: { id: _id }, body });
  await api.as(worker).record.start({ body: { employeeId: worker.id } });
});

async function verify(anchors: readonly string[] = []) {
  const findings: Finding[] = [];
  const verified = await verifyPayroll((finding) => findings.push(finding), { anchors });
  const faults = findings.flatMap((finding) =>
    finding.kind === 'fault' ? `${finding.of}: ${finding.says}` : [],
  );
  return { verified, faults, findings };
}

describe('verifying the data about money (LEDGER-5)', () => {
  it('finds no fault in data that the product has stored, and returns the last hash of each ledger', async () => {
    const { verified, faults, findings } = await verify();
    expect(faults).toEqual([]);
    expect(verified).toEqual({ events: 5, records: 3, slips: 0, faults: 0 });
    const head = await LedgerHeadModel.findById(companyId).orFail();
    const lastAt = new Date('2026-11-20T20:00:00Z');
    expect(findings).toEqual([{ kind: 'chain', companyId, events: 5, hash: head.hash, lastAt }]);
  });

  const record = { durationMs: 7_000 };
  const set = (change: object) => ({ $set: change });
  const inCents = (path: string) => ({ $inc: { [path]: 1 } });
  const database = {
    events: () => LedgerEventModel.collection,
    heads: () => LedgerHeadModel.collection,
    records: () => RecordModel.collection,
    people: () => PersonModel.collection,
    companies: () => CompanyModel.collection,
  };
  type Breach = [what: string, where: keyof typeof database, filter: object, change: object, fault: RegExp];
  it.each<Breach>([
    [
      'the money in an event',
      'events',
      { seq: 2 },
      inCents('after.cents'),
      /: Event 2 differs from its hash/,
    ],
    [
      'the reason of an event',
      'events',
      { seq: 3 },
      set({ reason: 'Olvidada' }),
      /: Event 3 differs from its hash/,
    ],
    [
      'who did it',
      'events',
      { seq: 4 },
      set({ 'actor.fullname': 'manager 0' }),
      /: Event 4 differs from its hash/,
    ],
    [
      'whom it concerns',
      'events',
      { seq: 1 },
      set({ 'subject.id': new Types.ObjectId() }),
      /: Event 1 differs from its hash/,
    ],
    ['when it was', 'events', { seq: 1 }, set({ at: new Date(0) }), /: Event 1 differs from its hash/],
    [
      'a field of an event too many',
      'events',
      { seq: 1 },
      set({ note: '' }),
      /: Event 1 differs from its hash/,
    ],
    [
      'the hash of an event',
      'events',
      { seq: 5 },
      set({ hash: '0'.repeat(64) }),
      /chain ends with event 5, while its/,
    ],
    ['the number of an event', 'events', { seq: 5 }, set({ seq: 6 }), /Event 6 stands where 5 should/],
    [
      'the head of a chain',
      'heads',
      {},
      inCents('seq'),
      /chain ends with event 5, while its head is at event 6/,
    ],
    [
      'the start of a record',
      'records',
      record,
      { $set: { startTime: new Date('2026-11-20T15:00:01Z') } },
      /counts 7000/,
    ],
    [
      'the time that it counts',
      'records',
      record,
      inCents('durationMs'),
      /Record \w+ counts 7001 ms instead of 7000/,
    ],
    ['its cost', 'records', record, inCents('costCents'), /costs 0\.03, which is not what its pieces/],
    ['its rate', 'records', record, inCents('rateCents'), /says 12\.38 an hour instead of 12\.37/],
    ['its zone', 'records', record, set({ timeZone: 'UTC' }), /has its days in UTC, while its company/],
    [
      'the cost of a piece',
      'records',
      record,
      inCents('pieces.0.costCents'),
      /The day 2026-11-20 does not cost/,
    ],
    [
      'the rate of a piece',
      'records',
      record,
      inCents('pieces.0.rateCents'),
      /is not in the pieces that follow/,
    ],
    ['the day of a piece', 'records', record, set({ 'pieces.0.date': '2026-11-21' }), /is not in the pieces/],
    [
      'the end of a piece',
      'records',
      record,
      set({ 'pieces.0.endTime': new Date(0) }),
      /is not in the pieces/,
    ],
    ['that it runs', 'records', { open: true }, set({ open: false }), /is open and has ended, or neither/],
    [
      'a rate of a person',
      'people',
      { 'rates.0': { $exists: true } },
      inCents('rates.1.cents'),
      /is not in the pieces/,
    ],
    [
      'when a rate began',
      'people',
      { 'rates.0': { $exists: true } },
      set({ 'rates.1.from': new Date('2026-11-20T09:00:01Z') }),
      /is not in the pieces/,
    ],
    [
      'what a person earned',
      'people',
      { 'rates.0': { $exists: true } },
      inCents('earnedCents'),
      /Earned \d+ cents, while/,
    ],
    [
      'the zone of a company',
      'companies',
      {},
      set({ timezone: 'America/Bogota' }),
      /in America\/Guatemala, while its/,
    ],
  ])('names %s that was changed in the database', async (_, where, filter, change, fault) => {
    const { modifiedCount } = await database[where]().updateOne(filter, change);
    expect(modifiedCount).toBe(1);
    const { verified, faults } = await verify();
    expect(faults).toEqual(expect.arrayContaining([expect.stringMatching(fault)]));
    expect(verified.faults).toBe(faults.length);
  });

  it('names an event that is missing, in the middle and at the end, and a chain that is gone', async () => {
    await LedgerEventModel.deleteOne({ seq: 2 });
    expect((await verify()).faults[0]).toMatch(/^company \w+: Event 3 stands where 2 should\.$/);
    await LedgerEventModel.deleteMany({ seq: { $gt: 1 } });
    expect((await verify()).faults).toEqual([
      expect.stringMatching(/ends with event 1, while its head is at event 5/),
      expect.stringMatching(/Rate \w+ is not the one that the ledger tells of/),
      expect.stringMatching(/Record \w+ is not the one that the ledger tells of/),
      expect.stringMatching(/Record \w+ is not the one that the ledger tells of/),
    ]);
    await LedgerEventModel.deleteMany();
    expect((await verify()).faults).toEqual([
      expect.stringMatching(/has no event, while its head is at event 5/),
      expect.stringMatching(/Record \w+ is not the one that the ledger tells of: events/),
      expect.stringMatching(/Record \w+ is not the one that the ledger tells of: events/),
    ]);
  });

  it('names an anchor that no chain has, after a cut with the head moved back and after a rewrite (LEDGER-9)', async () => {
    const events = await LedgerEventModel.find({ companyId }).sort({ seq: 1 }).lean();
    const anchors = events.map(({ hash }) => hash);
    expect((await verify(anchors)).faults).toEqual([]);
    const [last = ''] = anchors.slice(-1);
    const cut = `ledger: No chain has the event of anchor ${last}: it was cut or rewritten since.`;
    await LedgerEventModel.deleteOne({ seq: 5 });
    await LedgerHeadModel.updateOne({ _id: companyId }, { seq: 4, hash: anchors[3] });
    expect((await verify()).faults).not.toContainEqual(expect.stringMatching(/chain/));
    expect((await verify(anchors)).faults).toContain(cut);
    const forged = { ...events[4], reason: 'Otra' } as (typeof events)[number];
    const sealed = { ...forged, hash: hashEvent(forged) };
    await LedgerEventModel.collection.insertOne(sealed);
    await LedgerHeadModel.updateOne({ _id: companyId }, { seq: 5, hash: sealed.hash });
    expect((await verify()).faults).not.toContainEqual(expect.stringMatching(/chain|hash/));
    expect((await verify(anchors)).faults).toContain(cut);
  });

  it('finds no fault in a voided record, and names one that still costs something (TIME-40)', async () => {
    const { _id } = await RecordModel.findOne(record).orFail();
    const params = { id: String(_id) };
    await api.as(manager).record.void({ params, body: { reason: 'Doble' } });
    expect((await verify()).faults).toEqual([]);
    await RecordModel.updateOne({ _id }, { costCents: 3 });
    const voided = expect.stringMatching(/Record \w+ is voided and yet has a price/);
    expect((await verify()).faults).toEqual(expect.arrayContaining([voided]));
  });

  it('finds a deleted record by its person’s earnings, and by the day that it shared', async () => {
    await RecordModel.deleteOne({ durationMs: { $gt: 7_000 } });
    expect((await verify()).faults).toEqual([
      expect.stringMatching(/^employee \w+: Earned \d+ cents, while/),
      expect.stringMatching(/^company \w+: Event 5 tells of a record that is not there\.$/),
    ]);
  });

  it('accepts prior prices, as long as their days share the cost (PAY-43)', async () => {
    const prior = { hasPriorPrice: true, costCents: 9_999, pieces: [] };
    await RecordModel.collection.updateOne(record, { $set: prior });
    expect((await verify()).faults).toEqual(
      expect.arrayContaining([expect.stringMatching(/prior price that its pieces do not share/)]),
    );
  });

  it('prints each fault as a program and exits with 1, else with 0 (LEDGER-5)', {
    timeout: 60_000,
  }, async () => {
    const environment = { MONGODB_URI: databaseUri(currentDatabase().databaseName) };
    const migrations = currentDatabase().collection<{ _id: string }>('migrations');
    await migrations.deleteMany();
    const early = runProgram('payroll-verify', environment);
    expect([await early.ended(), early.output.stderr]).toEqual([1, expect.stringMatching(/older Faena/)]);
    await migrations.insertMany(MIGRATIONS.map(({ id }) => ({ _id: id })));
    const sound = runProgram('payroll-verify', environment);
    expect([await sound.ended(), sound.output.stderr]).toEqual([
      0,
      'Verified 5 events, 3 records and 0 slips: all hold.\n',
    ]);
    const { hash } = await LedgerHeadModel.findById(companyId).orFail();
    expect(sound.output.stdout).toBe(`${companyId} 5 ${hash}\n`);
    await LedgerEventModel.updateOne({ seq: 2 }, { reason: 'x' });
    const anchors = join(tmpdir(), `anchors-${companyId}`);
    await writeFile(anchors, sound.output.stdout);
    const broken = runProgram('payroll-verify', environment, '--anchor', anchors, '--anchor', 'f'.repeat(64));
    expect([await broken.ended(), broken.output.stderr]).toEqual([
      1,
      expect.stringMatching(/Event 2 differs from its hash/),
    ]);
    expect(broken.output.stderr).toMatch(/No chain has the event of anchor f{64}:/);
    expect(broken.output.stderr).not.toContain(hash);
    await writeFile(anchors, 'no hash');
    expect(() => readAnchors([anchors])).toThrow(/Line 1 of the anchors does not end with a hash/);
    await rm(anchors);
  });
});
