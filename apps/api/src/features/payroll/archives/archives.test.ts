import mongoose, { Types } from 'mongoose';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createPerson, type Person, rateOf, withFreshToken } from '../../../../test/factories.ts';
import { useApi } from '../../../../test/harness.ts';
import { expectRefused } from '../../../../test/refused.ts';
import { Stored } from '../../../../test/stored.ts';
import { createCrew } from '../../../../test/workers.ts';
import { JobRunner } from '../../../platform/jobs/run-jobs.ts';
import { plainName } from '../../../platform/plain-name.ts';
import { hashEvent } from '../../ledger/hash-event.ts';
import { LedgerEventModel } from '../../ledger/index.ts';
import { PersonModel } from '../../person/model.ts';
import { RecordModel } from '../../working-time/index.ts';
import { RunModel } from '../runs/run-model.ts';
import { SlipModel } from '../slips/slip-model.ts';
import { verifyPayroll } from '../verify/verify-payroll.ts';
import { ArchiveModel } from './archive-model.ts';
import { purgeJob } from './finish-purge.ts';
import { purgeArchive } from './purge-archive.ts';

const api = useApi();
/** A moment of November in Guatemala. */
const at = (local: string) => new Date(`2026-11-${local}-06:00`);

let admin: Person;
let manager: Person;
let worker: Person;
let companyId: string;
let name: string;
let paid: { run: string; slip: string; payment: string; record: string };
let theirs: { company: string; run: string };
let stored: Stored;

/** The person with a fresh session, after any move of the clock. */
const signedIn = (person: Person) => withFreshToken(api, person);
const as = (person: Person) => api.as(signedIn(person));

/** A company with a closed first fortnight of November, a pending adjustment and unpaid time. */
async function closed(owner: Person, employee: Person, company: string) {
  api.clock.set(at('01T06:00'));
  await PersonModel.updateOne({ _id: employee._id }, { rates: [rateOf(1_237)] });
  await as(owner).payPeriod.changeCalendar({
    params: { companyId: company },
    body: { firstDay: '2026-11-01' },
  });
  const add = async (from: string, to: string) => {
    api.clock.set(at(to));
    const times = { startTime: at(from).toISOString(), endTime: at(to).toISOString(), reason: 'Olvidado' };
    return as(owner).record.add({ body: { employeeId: employee.id, ...times } });
  };
  const { _id: record } = await add('10T08:00', '10T12:00');
  await add('16T08:00', '16T09:00');
  const period = { startDate: '2026-11-01', endDate: '2026-11-15' };
  const { _id: run } = await as(owner).run.close({ body: { companyId: company, ...period } });
  const [slip] = await as(owner).run.slips({ params: { id: run } });
  const { payments } = await as(owner).payment.make({
    body: { runId: run, date: '2026-11-16', method: 'cash' },
  });
  const shorter = { recordId: record, endTime: at('10T11:30').toISOString(), reason: 'Salió antes' };
  await as(owner).adjustment.make({ body: shorter });
  return { run, slip: slip?._id ?? '', payment: payments[0]?._id ?? '', record };
}

beforeAll(async () => {
  admin = await createPerson(api, 'admin');
  const other = await createCrew(api);
  const crew = await createCrew(api, { fullname: 'Elena Xol' });
  ({ manager, worker } = crew);
  companyId = String(crew.company._id);
  name = crew.company.name;
  const { run } = await closed(other.manager, other.worker, String(other.company._id));
  theirs = { company: String(other.company._id), run };
  paid = await closed(manager, worker, companyId);
  await as(manager).company.remove({ params: { id: companyId } });
  stored = await Stored.now();
});
beforeEach(() => stored.restore());

const params = () => ({ companyId });
const list = () => as(admin).archive.list();
const purge = (typed = name) => as(admin).archive.purge({ params: params(), body: { name: typed } });

type Line = { kind: string; counts: Record<string, number> } & Record<string, unknown>;

async function download(): Promise<Line[]> {
  const file = await as(admin).archive.download({ params: params() });
  const text = await file.text();
  expect(text.endsWith('\n')).toBe(true);
  return text
    .trimEnd()
    .split('\n')
    .map((line: string) => JSON.parse(line) as Line);
}

const faults = async () => (await verifyPayroll(() => {})).faults;

/** The number of documents with the id of a company, by collection. */
async function left(id: string): Promise<Record<string, number>> {
  const counts = await Promise.all(
    Object.values(mongoose.models).map(async ({ collection }): Promise<[string, number]> => {
      const _id = new Types.ObjectId(id);
      return [
        collection.collectionName,
        await collection.countDocuments({ $or: [{ _id }, { companyId: _id }] }),
      ];
    }),
  );
  return Object.fromEntries(counts.filter(([, count]) => count > 0));
}

describe('a deleted company with runs (RUN-8)', () => {
  it('is hidden from its manager on every route that showed its payments', async () => {
    const { run, period, payment, ledger, runFile, slip, concept, payLine, payroll } = {
      ...as(manager),
      period: as(manager).payPeriod,
    };
    const gone = [
      period.get({ query: { companyId } }),
      period.calendar({ query: { companyId } }),
      run.slips({ params: { id: paid.run } }),
      run.reopen({ params: { id: paid.run }, body: { reason: 'Error' } }),
      slip.answers({ params: { id: paid.run } }),
      slip.get({ params: { id: paid.slip } }),
      runFile.slip({ params: { id: paid.slip } }),
      runFile.slips({ params: { id: paid.run } }),
      runFile.workbook({ params: { id: paid.run } }),
      runFile.table({ params: { id: paid.run } }),
      payment.make({ body: { runId: paid.run, date: '2026-11-16', method: 'cash' } }),
      payment.remove({ params: { id: paid.payment }, body: { reason: 'Error' } }),
      ledger.events({ query: { companyId } }),
    ];
    await expectRefused(gone, { status: 404 });
    const lists = [
      payroll.people({ query: { companyId, startDate: '2026-11-01', endDate: '2026-11-30' } }),
      run.list({ query: { companyId } }),
      payment.list({ query: { runId: paid.run } }),
      payment.list({ query: { employeeId: worker.id } }),
    ];
    for (const found of await Promise.allSettled([
      ...lists,
      concept.list({ query: { companyId } }),
      payLine.list({ query: { companyId } }),
    ])) {
      if (found.status === 'fulfilled') expect(found.value).toEqual([]);
      else expect(found.reason).toMatchObject({ status: 404 });
    }
  });

  it('leaves its employees their slips', async () => {
    expect(await as(worker).slip.mine()).toMatchObject([{ _id: paid.slip, companyName: name }]);
    expect(await as(worker).slip.get({ params: { id: paid.slip } })).toMatchObject({ _id: paid.slip });
  });

  it('is kept whole, and its ledger verifies', async () => {
    expect(await RunModel.countDocuments({ companyId })).toBe(1);
    expect(await faults()).toBe(0);
  });

  it('is listed for administrators; an existing company, or one that never closed a period, is not', async () => {
    const idle = await createCrew(api);
    await as(idle.manager).company.remove({ params: { id: String(idle.company._id) } });
    expect(await list()).toEqual([
      {
        companyId,
        name,
        ...{ deletedAt: expect.any(String), lastClosedAt: at('16T09:00').toISOString() },
        ...{ runs: 1, people: 1, downloadedAt: null },
      },
    ]);
    await expectRefused([as(manager).archive.list(), as(worker).archive.list()], { status: 403 });
  });
});

describe('downloading an archive (RUN-8)', () => {
  it('returns everything that a purge deletes, line by line, so that its hashes can be computed again', async () => {
    const lines = await download();
    expect(lines[0]).toMatchObject({ kind: 'archive', companyId, name });
    const end = lines.at(-1);
    expect(end).toMatchObject({
      kind: 'end',
      counts: { calendar: 1, run: 1, slip: 1, payment: 1, adjustment: 1, record: 2 },
    });
    const counted: Record<string, number> = {};
    for (const { kind } of lines.slice(1, -1)) counted[kind] = (counted[kind] ?? 0) + 1;
    expect(end?.counts).toMatchObject(counted);
    expect(counted.event).toBe(await LedgerEventModel.countDocuments({ companyId }));
    const event = await LedgerEventModel.findOne({ companyId, seq: 1 }).lean().orFail();
    expect(lines.find(({ kind }) => kind === 'event')).toMatchObject({ seq: 1, hash: hashEvent(event) });
    const slip = await SlipModel.findById(paid.slip).lean().orFail();
    expect(lines.find(({ kind }) => kind === 'slip')).toMatchObject({ frozen: slip.frozen, hash: slip.hash });
    expect(lines.map(({ companyId: of, _id }) => of ?? _id).filter(Boolean)).not.toContain(theirs.company);
  });

  it('names the file by name and id, and is recorded once the file was sent whole', async () => {
    const file = await as(admin).archive.download({ params: params() });
    expect(file).toMatchObject({ name: `${plainName(name)}-${companyId}.jsonl` });
    expect(await list()).toMatchObject([{ downloadedAt: api.clock.now().toISOString() }]);
  });

  it('is not recorded if it breaks off', async () => {
    const filler = Array.from({ length: 1_000 }, () => ({
      companyId: new Types.ObjectId(companyId),
      employeeId: worker._id,
      voided: { reason: 'x'.repeat(8_000) },
    }));
    await RecordModel.collection.insertMany(filler);
    const leaving = new AbortController();
    const response = await api.request(`/archives/${companyId}/download`, {
      as: signedIn(admin),
      method: 'POST',
      signal: leaving.signal,
    });
    await response.body?.getReader().read();
    leaving.abort();
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(await ArchiveModel.findById(companyId).lean()).toMatchObject({ downloaded: null });
  });
});

describe('purging an archive (RUN-8)', () => {
  it('deletes everything of it and nothing else, and the remaining data verifies', async () => {
    const before = await left(theirs.company);
    await download();
    expect(await purge(` ${name.replace(' ', '  ')} `)).toEqual({ message: 'Archive deleted.' });
    expect(await list()).toEqual([]);
    await expectRefused([purge(), as(admin).archive.download({ params: params() })], { status: 404 });
    expect(await left(companyId)).toEqual({});
    expect(await left(theirs.company)).toEqual(before);
    expect(await faults()).toBe(0);
    expect(await as(worker).slip.mine()).toEqual([]);
  });

  it('is finished by another process after a kill, if it has more records than a transaction takes', async () => {
    await download();
    // The state after the decision, before the rest was deleted.
    await purgeArchive(companyId, { name });
    expect(await list()).toEqual([]);
    expect(await left(companyId)).toMatchObject({ payroll_archives: 1, payroll_slips: 1, time_records: 2 });
    expect(await faults()).toBe(0);
    // A later answer is in a chain that the purge deletes.
    await as(worker)
      .slip.accept({ params: { id: paid.slip } })
      .catch(() => {});
    const other = new JobRunner(api.services, [purgeJob]);
    expect(await other.poll()).toBe(0);
    api.clock.advance(30_000);
    expect(await other.poll()).toBe(1);
    await other.idle();
    expect(await left(companyId)).toEqual({});
    expect(await faults()).toBe(0);
  });

  it('needs its typed name, and a download of its present state', async () => {
    const before = await left(companyId);
    await expectRefused([purge()], { status: 409, reason: 'archive_not_downloaded' });
    await download();
    await expectRefused([purge('Otra')], { status: 400, reason: 'archive_name_differs' });
    await as(worker).slip.accept({ params: { id: paid.slip } });
    await expectRefused([purge()], { status: 409, reason: 'archive_changed' });
    await expectRefused([as(manager).archive.purge({ params: params(), body: { name } })], { status: 403 });
    expect(await left(companyId)).toEqual({ ...before, ledger_events: (before.ledger_events ?? 0) + 1 });
    await download();
    await purge();
    expect(await left(companyId)).toEqual({});
  });

  it('never touches an existing company, even if an archive of it is stored', async () => {
    const before = await left(theirs.company);
    const note = await ArchiveModel.findById(companyId).lean().orFail();
    const seq = await LedgerEventModel.countDocuments({ companyId: theirs.company });
    const other = { ...note, _id: new Types.ObjectId(theirs.company), downloaded: { at: new Date(), seq } };
    await ArchiveModel.create(other);
    const asked = as(admin).archive.purge({ params: { companyId: theirs.company }, body: { name } });
    await expectRefused([asked], { status: 404 });
    expect(await left(theirs.company)).toEqual({ ...before, payroll_archives: 1 });
  });
});
