import { MAX_CLAIMS } from '@faena/shared/domain';
import { Types } from 'mongoose';
import { beforeEach, describe, expect, it } from 'vitest';
import { createCompany, createPerson, type Person } from '../../../../test/factories.ts';
import { useApi } from '../../../../test/harness.ts';
import { createSlip, emptyRun } from '../../../../test/slips.ts';
import { LedgerEventModel } from '../../ledger/event-model.ts';
import { PersonModel } from '../../person/model.ts';
import type { RunDoc } from '../runs/run-model.ts';
import { SlipModel } from '../slips/slip-model.ts';

const api = useApi();

let owner: Person;
let employee: Person;
let companyId: Types.ObjectId;
let run: RunDoc;
let id: string;

beforeEach(async () => {
  owner = await createPerson(api, 'manager', { fullname: 'Olga Dueñas' });
  const company = await createCompany(api, owner, { name: 'Taller Luna', currency: 'GTQ' });
  companyId = company._id;
  employee = await createPerson(api, 'employee', { companyId, fullname: 'Inés Dentro', phone: '5555-0101' });
  run = await emptyRun(api, company);
  id = String((await createSlip(run, employee))._id);
});

const own = () => api.as(employee).slip;
const text = 'El jueves trabajé nueve horas.';
const claim = (words = text, date: string | null = '2026-11-12') =>
  own().claim({ params: { id }, body: { text: words, date } });
const events = async () =>
  (await LedgerEventModel.find({ companyId }).sort({ seq: 1 }).lean()).map(({ action }) => action);

describe("an employee's slips (ANSWER-1)", () => {
  it('are all of theirs, newest first, in pages, of companies they left too', async () => {
    const elsewhere = await createCompany(api, owner, { name: 'Taller Sol' });
    const later = await createSlip(await emptyRun(api, elsewhere), employee);
    await createSlip(run, await createPerson(api, 'employee', { companyId }));
    const slips = await own().mine();
    expect(slips.map(({ _id, companyName }) => [_id, companyName])).toEqual([
      [String(later._id), 'Taller Sol'],
      [id, 'Taller Luna'],
    ]);
    expect(await own().mine.page({ query: { limit: 1, page: 2 } })).toMatchObject({
      items: [{ _id: id }],
      total: 2,
    });
  });

  it('state what is paid and why, with the names, the currency and the zone as they were (SLIP-1)', async () => {
    await PersonModel.updateOne({ _id: employee._id }, { fullname: 'Inés Otra' });
    expect(await own().get({ params: { id } })).toMatchObject({
      fullname: 'Inés Dentro',
      companyName: 'Taller Luna',
      currency: 'GTQ',
      timezone: 'America/Guatemala',
      runNumber: run.number,
      startDate: '2026-11-01',
      days: [{ date: '2026-11-12', hours: 8, amount: 100 }],
      rates: [{ hourlyRate: 12.5, hours: 8, amount: 100 }],
      gross: 100,
      net: 100,
      paid: 0,
      answer: 'none',
      reopened: false,
    });
  });

  it('are answered to their employee and the owner alone', async () => {
    expect(await api.as(owner).slip.get({ params: { id } })).toMatchObject({ _id: id });
    for (const role of ['manager', 'employee'] as const) {
      const stranger = await createPerson(api, role);
      await expect(api.as(stranger).slip.get({ params: { id } })).rejects.toMatchObject({ status: 404 });
    }
  });
});

describe('Conforme (ANSWER-1)', () => {
  it('is final, is given by its employee, and is in the ledger', async () => {
    const accepted = await own().accept({ params: { id } });
    expect(accepted).toMatchObject({ answer: 'accepted', acceptedAt: api.clock.now().toISOString() });
    api.clock.advance(60_000);
    expect(await own().accept({ params: { id } })).toEqual(accepted);
    await expect(claim()).rejects.toMatchObject({ status: 409, reason: 'slip_accepted' });
    const [event] = await LedgerEventModel.find({ companyId }).lean();
    expect(event).toMatchObject({
      action: 'slip-accepted',
      actor: { username: employee.username },
      subject: { id: new Types.ObjectId(id), employee: { fullname: 'Inés Dentro' } },
      after: { runNumber: run.number, date: null, byLink: false },
    });
    expect(await events()).toEqual(['slip-accepted']);
  });

  it('counts once if two are sent at once, or one beside a claim', async () => {
    await Promise.all([own().accept({ params: { id } }), own().accept({ params: { id } })]);
    expect(await events()).toEqual(['slip-accepted']);
    const other = await createSlip(await emptyRun(api, await createCompany(api, owner)), employee);
    const params = { id: String(other._id) };
    await Promise.allSettled([own().accept({ params }), own().claim({ params, body: { text } })]);
    expect(await SlipModel.findById(other._id).lean()).toMatchObject({ answer: 'accepted' });
  });

  it('is refused for a slip of a reopened run, as are a claim, an answer and a link', async () => {
    const claimId = (await claim()).claims[0]?._id ?? '';
    await SlipModel.updateOne({ _id: id }, { reopened: true });
    const refused = { status: 409, reason: 'slip_reopened' };
    await expect(own().accept({ params: { id } })).rejects.toMatchObject(refused);
    await expect(claim('Otra cosa.')).rejects.toMatchObject(refused);
    const { slip, slipLink } = api.as(owner);
    const body = { text: 'Ya se corrigió.' };
    await expect(slip.answerClaim({ params: { id, claimId }, body })).rejects.toMatchObject(refused);
    await expect(slipLink.make({ params: { id } })).rejects.toMatchObject(refused);
    expect(await own().get({ params: { id } })).toMatchObject({ reopened: true, answer: 'claimed' });
  });
});

describe('Reclamo (ANSWER-1)', () => {
  it('goes to the manager, who answers it once; then the employee accepts, or claims again', async () => {
    const { claims, answer } = await claim();
    expect({ answer, claims }).toMatchObject({
      answer: 'claimed',
      claims: [{ text, date: '2026-11-12', at: api.clock.now().toISOString(), answer: null }],
    });
    const params = { id, claimId: claims[0]?._id ?? '' };
    const body = { text: 'Va en la próxima quincena.' };
    const { slip } = api.as(owner);
    expect(await slip.answerClaim({ params, body })).toMatchObject({
      answer: 'answered',
      claims: [{ answer: { ...body, by: 'Olga Dueñas' } }],
    });
    await expect(slip.answerClaim({ params, body })).rejects.toMatchObject({ reason: 'claim_answered' });
    expect(await claim()).toMatchObject({ answer: 'claimed', claims: [{}, { answer: null }] });
    expect(await own().accept({ params: { id } })).toMatchObject({ answer: 'accepted' });
    expect(await events()).toEqual(['slip-claimed', 'claim-answered', 'slip-claimed', 'slip-accepted']);
    const [said] = await LedgerEventModel.find({ companyId }).sort({ seq: 1 }).lean();
    expect(said).toMatchObject({ reason: text, after: { date: '2026-11-12', byLink: false } });
  });

  it('waits for an answer as long as one of several does', async () => {
    await claim();
    const { claims } = await claim('Y el viernes otra.', '2026-11-13');
    const [first, second] = claims.map(({ _id }) => _id);
    const answerTo = (claimId = '') =>
      api.as(owner).slip.answerClaim({ params: { id, claimId }, body: { text: 'Sí.' } });
    expect(await answerTo(second)).toMatchObject({ answer: 'claimed' });
    expect(await answerTo(first)).toMatchObject({ answer: 'answered' });
  });

  it('counts once if it is sent twice', async () => {
    await Promise.all([claim(), claim()]);
    expect(await claim()).toMatchObject({ claims: [{ text }] });
    expect(await events()).toEqual(['slip-claimed']);
  });

  it('concerns a day of the slip, or all of it', async () => {
    expect(await claim(text, null)).toMatchObject({ claims: [{ date: null }] });
    expect(await claim(text, '2026-11-15')).toMatchObject({ claims: [{}, { date: '2026-11-15' }] });
    await expect(claim(text, '2026-11-16')).rejects.toMatchObject({ status: 400, reason: 'day_not_of_slip' });
    const earlier = { startTime: new Date('2026-10-30T14:00Z'), endTime: new Date('2026-10-30T15:00Z') };
    const piece = {
      recordId: '0'.repeat(24),
      date: '2026-10-30',
      rateCents: 100,
      costCents: 100,
      ...earlier,
    };
    const next = await emptyRun(api, await createCompany(api, owner));
    const late = await createSlip(next, employee, {}, { pieces: [piece] });
    const params = { id: String(late._id) };
    await own().claim({ params, body: { text, date: '2026-10-30' } });
    await expect(own().claim({ params, body: { text, date: '2026-10-31' } })).rejects.toMatchObject({
      status: 400,
    });
  });

  it('needs a text within the limit, and the number of claims is limited', async () => {
    await expect(claim(' ')).rejects.toMatchObject({ status: 400 });
    await expect(claim('a'.repeat(501))).rejects.toMatchObject({ status: 400 });
    for (let count = 0; count < MAX_CLAIMS; count += 1) await claim(`Número ${count}.`);
    await expect(claim('Una más.')).rejects.toMatchObject({ status: 409, reason: 'too_many_claims' });
  });
});

describe('the list of unanswered slips (ANSWER-1)', () => {
  it('names each person of a run, with their contact and their link', async () => {
    const other = await createPerson(api, 'employee', { companyId, fullname: 'Álvaro Cruz' });
    const theirs = await createSlip(run, other);
    await own().accept({ params: { id } });
    await api.as(owner).slipLink.make({ params: { id: String(theirs._id) } });
    const answers = await api.as(owner).slip.answers({ params: { id: String(run._id) } });
    expect(answers).toMatchObject([
      { _id: String(theirs._id), fullname: 'Álvaro Cruz', answer: 'none', link: { openedAt: null } },
      { _id: id, fullname: 'Inés Dentro', phone: '5555-0101', net: 100, answer: 'accepted', link: null },
    ]);
  });
});

describe('claims that wait for an answer (ANSWER-8)', () => {
  const open = (query = {}, who = owner) => api.as(who).slip.openClaims({ query });

  it('are counted by company, with the earliest period, until they are answered', async () => {
    expect(await open()).toEqual([]);
    const { claims } = await claim();
    await claim('También el viernes.', '2026-11-13');
    const waiting = { companyId: String(companyId), slips: 1, date: '2026-11-01' };
    expect(await open()).toEqual([waiting]);
    expect(await open({ companyId: String(companyId) })).toEqual([waiting]);
    const stranger = await createPerson(api, 'manager');
    expect(await open({ companyId: String(companyId) }, stranger)).toEqual([]);
    for (const { _id: claimId } of (await own().get({ params: { id } })).claims)
      await api.as(owner).slip.answerClaim({ params: { id, claimId }, body: { text: 'Va en la próxima.' } });
    expect(await open()).toEqual([]);
    expect(claims).toHaveLength(1);
  });
});
