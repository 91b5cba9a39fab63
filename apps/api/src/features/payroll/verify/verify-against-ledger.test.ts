import type { AnchorState, RecordState } from '@faena/shared/schemas';
import { type mongo, Types } from 'mongoose';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createPerson, createProject, type Person, withFreshToken } from '../../../../test/factories.ts';
import { useApi } from '../../../../test/harness.ts';
import { Stored } from '../../../../test/stored.ts';
import { TestPhone } from '../../../../test/test-phone.ts';
import { createCrew } from '../../../../test/workers.ts';
import { transaction } from '../../../platform/database.ts';
import { CompanyModel, PayCalendarModel } from '../../company/index.ts';
import { LedgerEventModel, LedgerHeadModel } from '../../ledger/event-model.ts';
import { addEvents } from '../../ledger/index.ts';
import { PersonModel } from '../../person/model.ts';
import { RecordRequestModel } from '../../record-request/index.ts';
import { AdjustmentModel, closeLostRecords, RecordModel } from '../../working-time/index.ts';
import { ConceptModel } from '../concepts/concept-model.ts';
import { LineModel } from '../concepts/line-model.ts';
import { PaymentModel } from '../payments/payment-model.ts';
import { RunModel } from '../runs/run-model.ts';
import { SlipModel } from '../slips/slip-model.ts';
import { anchorRecords } from './anchor-records.ts';
import { AnchoringModel } from './anchoring-model.ts';
import { type Finding, verifyPayroll } from './verify-payroll.ts';

const api = useApi();
const HOUR_MS = 3_600_000;
/** A moment of November in Guatemala. */
const at = (local: string) => new Date(`2026-11-${local}-06:00`);
const FIRST = { startDate: '2026-11-01', endDate: '2026-11-15' };
const SECOND = { startDate: '2026-11-16', endDate: '2026-11-30' };

let manager: Person;
let elena: Person;
let inés: Person;
let companyId: string;
let stored: Stored;

/**
 * At least one of each kind in the ledger. The first run has a claim, an acceptance and a payment. The second is
 * reopened, and an adjustment and two lines wait. The acceptances of three requests are undone.
 */
beforeAll(async () => {
  api.clock.set(at('01T06:00'));
  const crew = await createCrew(api, { fullname: 'Elena Xol' });
  ({ manager, worker: elena } = crew);
  companyId = String(crew.company._id);
  inés = await createPerson(api, 'employee', { companyId: crew.company._id, fullname: 'Inés Tot' });
  const project = await createProject(api, crew.company, [elena]);
  const boss = asManager();
  await boss.company.update({
    params: { id: companyId },
    body: { currency: 'GTQ', timezone: 'America/El_Salvador' },
  });
  await boss.payPeriod.changeCalendar({ params: { companyId }, body: { firstDay: '2026-11-01' } });
  for (const { id } of [elena, inés])
    await boss.employee.update({ params: { id }, body: { hourlyRate: 10 } });
  const quota = { name: 'Cuota', kind: 'deduction', basis: 'percent', value: 4.83 } as const;
  await boss.concept.add({ body: { companyId, ...quota, employeeIds: [elena.id, inés.id] } });
  api.clock.set(at('10T08:00'));
  const clocked = await api.as(elena).record.start({ body: { employeeId: elena.id, projectId: project.id } });
  api.clock.set(at('10T12:00'));
  await api.as(elena).record.stop({ body: { timesheetId: clocked._id } });
  const added = await add(elena, '11T08:00', '11T12:00');
  api.clock.set(at('11T20:00'));
  const body = { endTime: at('11T13:00').toISOString(), reason: 'Salió a la una' };
  await asManager().record.correct({ params: { id: added._id }, body });
  await add(inés, '12T08:00', '12T12:00');
  api.clock.set(at('15T20:00'));
  const first = await asManager().run.close({ body: { companyId, ...FIRST } });
  const slips = await SlipModel.find({ runId: first._id }).lean();
  const slipOf = ({ _id }: Person) => ({
    id: String(slips.find(({ employeeId }) => employeeId.equals(_id))?._id),
  });
  const claim = { date: '2026-11-11', text: 'Faltan dos horas.' };
  const claimed = await api.as(elena).slip.claim({ params: slipOf(elena), body: claim });
  const claimId = claimed.claims[0]?._id ?? '';
  await asManager().slip.answerClaim({ params: { ...slipOf(elena), claimId }, body: { text: 'Van luego.' } });
  await api.as(elena).slip.accept({ params: slipOf(elena) });
  const paid = { runId: first._id, date: '2026-11-16', method: 'transfer' } as const;
  const { payments } = await asManager().payment.make({ body: paid });
  const [mistake] = payments;
  await asManager().payment.remove({ params: { id: mistake?._id ?? '' }, body: { reason: 'Otra cuenta' } });
  await add(elena, '17T08:00', '17T12:00');
  const voided = await add(elena, '18T08:00', '18T12:00');
  await asManager().record.void({ params: { id: voided._id }, body: { reason: 'Doble' } });
  for (const [day, decide] of [
    ['19', 'accept'],
    ['20', 'decline'],
  ] as const) {
    api.clock.set(at(`${day}T20:00`));
    const times = { startTime: at(`${day}T08:00`).toISOString(), endTime: at(`${day}T09:00`).toISOString() };
    const { _id: id } = await api.as(elena).recordRequest.ask({ body: { ...times, reason: 'Olvidé' } });
    await asManager().recordRequest[decide]({ params: { id }, body: { reason: 'Visto' } });
  }
  api.clock.set(at('30T20:00'));
  const second = await asManager().run.close({ body: { companyId, ...SECOND } });
  await asManager().run.reopen({ params: { id: second._id }, body: { reason: 'Faltaba un día' } });
  const late = { recordId: added._id, endTime: at('11T14:00').toISOString(), reason: 'Se quedó' };
  await asManager().adjustment.make({ body: late });
  for (const name of ['Anticipo', 'Uniforme']) {
    const line = { name, kind: 'deduction', amount: 12.5 } as const;
    await asManager().payLine.add({ body: { companyId, employeeId: elena.id, ...line } });
  }
  for (const [day, then] of [
    ['21', null],
    ['22', 'withdraw'],
    ['23', 'accept'],
  ] as const) {
    const times = { startTime: at(`${day}T08:00`).toISOString(), endTime: at(`${day}T09:00`).toISOString() };
    const { _id: id } = await api.as(elena).recordRequest.ask({ body: { ...times, reason: 'Olvidé' } });
    const params = { id };
    await asManager().recordRequest.accept({ params, body: {} });
    await asManager().recordRequest.reopen({ params, body: {} });
    if (then === 'withdraw') await api.as(elena).recordRequest.withdraw({ params });
    if (then === 'accept') await asManager().recordRequest.accept({ params, body: {} });
  }
  for (const [day, marked] of [
    ['24', false],
    ['25', true],
  ] as const) {
    api.clock.set(at(`${day}T08:00`));
    const { _id } = await asElena().record.start({ body: { employeeId: elena.id, marked } });
    api.clock.set(at(`${day}T12:00`));
    await asElena().record.stop({ body: { timesheetId: _id, reason: 'manual' } });
  }
  stored = await Stored.now();
});
beforeEach(() => stored.restore());

/** The manager with a fresh session, after any move of the clock. */
function asManager() {
  return api.as(withFreshToken(api, manager));
}

function asElena() {
  return api.as(withFreshToken(api, elena));
}

async function add(person: Person, from: string, to: string) {
  api.clock.set(at(to));
  const times = { startTime: at(from).toISOString(), endTime: at(to).toISOString(), reason: 'Olvidado' };
  return asManager().record.add({ body: { employeeId: person.id, ...times } });
}

async function faults(): Promise<string[]> {
  const findings: Finding[] = [];
  await verifyPayroll((finding) => findings.push(finding));
  return findings.flatMap((finding) => (finding.kind === 'fault' ? finding.says : []));
}

const database = {
  people: PersonModel,
  companies: CompanyModel,
  calendars: PayCalendarModel,
  records: RecordModel,
  requests: RecordRequestModel,
  concepts: ConceptModel,
  lines: LineModel,
  runs: RunModel,
  slips: SlipModel,
  payments: PaymentModel,
  adjustments: AdjustmentModel,
};
type Where = keyof typeof database;

describe('comparing stored data with the ledger (LEDGER-8)', () => {
  it('finds no fault in data that the product has stored', async () => {
    expect(await faults()).toEqual([]);
  });

  const set = ($set: object) => ({ $set });
  const inc = (path: string) => ({ $inc: { [path]: 1 } });
  const other = new Types.ObjectId();
  const forger = { _id: other, fullname: 'Otra', username: 'otra' };
  const clocked = { startTime: at('10T08:00') };
  const added = { startTime: at('11T08:00') };
  const accepted = { answer: 'accepted' };
  const silent = { answer: 'none', reopened: false };
  const stands = { removed: null };
  const removed = { removed: { $ne: null } };
  const RATE = /Rate \w+ is not the one that the ledger tells of/;
  const PAYS = /Run 1 pays records whose project, times or corrections have changed since its closing/;
  const RECORD = /Record \w+ is not the one that the ledger tells of/;
  const LINE = /Line \w+ is not the one that the ledger tells of/;
  const CONCEPT = /Concept \w+ is not the one that the ledger tells of/;
  const SLIP = /Slip \w+ is not the one that the ledger tells of/;
  const PAYMENT = /Payment \w+ is not the one that the ledger tells of/;
  const ADJUSTMENT = /Adjustment \w+ is not the one that the ledger tells of/;
  const REQUEST = /Request \w+ is not the one that the ledger tells of/;
  const run = (number: number) => new RegExp(`Run ${number} is not the one that the ledger tells of`);

  type Edit = [what: string, where: Where, filter: object, change: object, fault: RegExp];
  it.each<Edit>([
    ['what a rate pays', 'people', { 'rates.0': { $exists: true } }, inc('rates.0.cents'), RATE],
    [
      'when a rate begins',
      'people',
      { 'rates.0': { $exists: true } },
      set({ 'rates.0.from': at('02T00:00') }),
      RATE,
    ],
    ['who set a rate', 'people', { 'rates.0': { $exists: true } }, set({ 'rates.0.setBy': other }), RATE],
    ['the note of a rate', 'people', { 'rates.0': { $exists: true } }, set({ 'rates.0.note': 'x' }), RATE],
    [
      'a rate too many',
      'people',
      { 'rates.0': { $exists: true } },
      {
        $push: {
          rates: {
            _id: other,
            from: at('29T00:00'),
            cents: 9_900,
            setBy: other,
            setAt: at('29T00:00'),
            note: '',
          },
        },
      },
      RATE,
    ],
    ['the currency', 'companies', {}, set({ currency: 'USD' }), /The currency of the company is not the one/],
    [
      'the time zone',
      'companies',
      {},
      set({ timezone: 'UTC' }),
      /The time-zone of the company is not the one/,
    ],
    [
      'the first day paid',
      'calendars',
      {},
      set({ firstDay: '2026-10-01' }),
      /The schedule of the company is not/,
    ],
    ['the days to the payday', 'calendars', {}, inc('paydayAfterDays'), /The schedule of the company is not/],
    ['the project of a paid record', 'records', clocked, set({ projectId: other }), PAYS],
    ['the name of its project', 'records', clocked, set({ projectName: 'Otro' }), PAYS],
    [
      'a silence of a paid record',
      'records',
      clocked,
      set({ gaps: [{ from: at('10T09:00'), until: at('10T10:00'), used: true }] }),
      PAYS,
    ],
    [
      'the project of a record that was added',
      'records',
      added,
      set({ projectId: other, projectName: 'x' }),
      RECORD,
    ],
    ['who corrected a record', 'records', added, set({ 'corrections.1.by': other }), RECORD],
    ['why a record was corrected', 'records', added, set({ 'corrections.1.reason': 'x' }), RECORD],
    ['when a record was corrected', 'records', added, set({ 'corrections.1.at': at('12T00:00') }), RECORD],
    [
      'what a record was before',
      'records',
      added,
      set({ 'corrections.1.before.endTime': at('11T12:30') }),
      RECORD,
    ],
    ['a correction that is gone', 'records', added, { $pop: { corrections: 1 } }, RECORD],
    [
      'a correction too many',
      'records',
      { startTime: at('12T08:00') },
      {
        $push: {
          corrections: {
            kind: 'confirmed',
            at: at('13T00:00'),
            by: other,
            reason: '',
            before: null,
            after: { startTime: at('12T08:00'), endTime: at('12T12:00'), projectId: null, projectName: '' },
          },
        },
      },
      RECORD,
    ],
    [
      'that a record waits for review',
      'records',
      { startTime: at('17T08:00') },
      set({ needsReview: true }),
      RECORD,
    ],
    [
      'that a record is voided',
      'records',
      { voided: { $exists: true } },
      { $unset: { voided: '' } },
      /Record \w+/,
    ],
    ['whose a record is', 'records', { startTime: at('17T08:00') }, { $set: { employeeId: other } }, RECORD],
    ['that a request was declined', 'requests', { status: 'declined' }, set({ status: 'accepted' }), REQUEST],
    ['that a request waits again', 'requests', { status: 'open' }, set({ status: 'declined' }), REQUEST],
    ['who decided a request', 'requests', { status: 'accepted' }, set({ 'decision.by': other }), REQUEST],
    [
      'why a request was declined',
      'requests',
      { status: 'declined' },
      set({ 'decision.reason': 'x' }),
      REQUEST,
    ],
    [
      'what a request granted',
      'requests',
      { status: 'accepted' },
      set({ 'result.endTime': at('19T10:00') }),
      REQUEST,
    ],
    ['the value of a concept', 'concepts', {}, inc('value'), CONCEPT],
    ['the kind of a concept', 'concepts', {}, set({ kind: 'addition' }), CONCEPT],
    ['whom a concept names', 'concepts', {}, { $pop: { employeeIds: 1 } }, CONCEPT],
    ['that a concept is for once', 'concepts', {}, set({ once: true }), CONCEPT],
    ['the amount of an open line', 'lines', {}, inc('cents'), LINE],
    ['the kind of an open line', 'lines', {}, set({ kind: 'addition' }), LINE],
    ['whose an open line is', 'lines', {}, set({ employeeId: other }), LINE],
    ['the note of an open line', 'lines', {}, set({ note: 'x' }), LINE],
    ['who closed a run', 'runs', { number: 1 }, set({ closedBy: forger }), run(1)],
    ['what who closed a run is called', 'runs', { number: 1 }, set({ 'closedBy.fullname': 'Otra' }), run(1)],
    ['who reopened a run', 'runs', { number: 2 }, set({ 'reopened.by': forger }), run(2)],
    ['why a run was reopened', 'runs', { number: 2 }, set({ 'reopened.reason': 'x' }), run(2)],
    ['when a run was reopened', 'runs', { number: 2 }, set({ 'reopened.at': at('30T21:00') }), run(2)],
    ['that a slip was accepted', 'slips', accepted, set({ answer: 'answered', acceptedAt: null }), SLIP],
    ['when a slip was accepted', 'slips', accepted, set({ acceptedAt: at('16T00:00') }), SLIP],
    [
      'an acceptance that nobody gave',
      'slips',
      silent,
      set({ answer: 'accepted', acceptedAt: at('16T00:00') }),
      SLIP,
    ],
    [
      'that a slip was accepted by link',
      'slips',
      accepted,
      set({ viaLink: { madeBy: forger, way: 'copied' } }),
      SLIP,
    ],
    [
      'a contested acceptance that nobody gave',
      'slips',
      accepted,
      set({
        contested: { acceptedAt: at('16T00:00'), viaLink: { madeBy: null, way: null }, at: at('17T00:00') },
      }),
      SLIP,
    ],
    [
      'that a claim came by link',
      'slips',
      accepted,
      set({ 'claims.0.viaLink': { madeBy: null, way: null } }),
      SLIP,
    ],
    ['the words of a claim', 'slips', accepted, set({ 'claims.0.text': 'Todo bien.' }), SLIP],
    ['the day of a claim', 'slips', accepted, set({ 'claims.0.date': null }), SLIP],
    ['the answer to a claim', 'slips', accepted, set({ 'claims.0.answer.text': 'No.' }), SLIP],
    ['who answered a claim', 'slips', accepted, set({ 'claims.0.answer.by': 'Otra' }), SLIP],
    ['a claim that is gone', 'slips', accepted, set({ claims: [] }), SLIP],
    ['who paid', 'payments', stands, set({ by: forger }), PAYMENT],
    ['when it was paid', 'payments', stands, set({ at: at('29T00:00') }), PAYMENT],
    ['how it was paid', 'payments', stands, set({ method: 'cash' }), PAYMENT],
    ['the reference of a payment', 'payments', stands, set({ reference: 'x' }), PAYMENT],
    ['whom a payment paid', 'payments', stands, set({ employeeId: other }), PAYMENT],
    ['who took a payment back', 'payments', removed, set({ 'removed.by': forger }), PAYMENT],
    ['why a payment was taken back', 'payments', removed, set({ 'removed.reason': 'x' }), PAYMENT],
    ['the amount of an adjustment', 'adjustments', {}, inc('cents'), ADJUSTMENT],
    ['the time of an adjustment', 'adjustments', {}, inc('ms'), ADJUSTMENT],
    [
      'the times that an adjustment leaves',
      'adjustments',
      {},
      set({ 'after.endTime': at('11T15:00') }),
      ADJUSTMENT,
    ],
    [
      'the times that an adjustment found',
      'adjustments',
      {},
      set({ 'before.endTime': at('11T12:00') }),
      ADJUSTMENT,
    ],
    ['of which record an adjustment is', 'adjustments', {}, set({ recordId: other }), ADJUSTMENT],
    ['who adjusted', 'adjustments', {}, set({ by: forger }), ADJUSTMENT],
    ['why it was adjusted', 'adjustments', {}, set({ reason: 'x' }), ADJUSTMENT],
  ])('names %s', async (_, where, filter, change, fault) => {
    const { modifiedCount } = await database[where].collection.updateOne(
      ofCompany(where, filter),
      change as mongo.UpdateFilter<mongo.BSON.Document>,
    );
    expect(modifiedCount).toBe(1);
    expect(await faults()).toEqual(expect.arrayContaining([expect.stringMatching(fault)]));
  });

  it.each<[what: string, where: Where, filter: object, fault: RegExp]>([
    [
      'a record that was voided',
      'records',
      { voided: { $exists: true } },
      /tells of a record that is not there/,
    ],
    ['a request', 'requests', { status: 'declined' }, /tells of a request that is not there/],
    ['a concept', 'concepts', {}, /tells of a concept that is not there/],
    ['an open line', 'lines', {}, /tells of a line that is not there/],
    ['a reopened run', 'runs', { number: 2 }, /tells of a run that is not there/],
    ['a payment that was taken back', 'payments', removed, /tells of a payment that is not there/],
    ['an unpaid adjustment', 'adjustments', {}, /tells of a adjustment that is not there/],
  ])('names %s that is gone', async (_, where, filter, fault) => {
    const { deletedCount } = await database[where].collection.deleteOne(ofCompany(where, filter));
    expect(deletedCount).toBe(1);
    expect(await faults()).toEqual(expect.arrayContaining([expect.stringMatching(fault)]));
  });

  it('names a rate that is gone', async () => {
    await PersonModel.collection.updateOne({ _id: inés._id }, { $set: { rates: [] } });
    expect(await faults()).toEqual(
      expect.arrayContaining([expect.stringMatching(/tells of a rate that is not there/)]),
    );
  });

  it.each<[Where, RegExp]>([
    ['lines', LINE],
    ['concepts', CONCEPT],
    ['payments', PAYMENT],
    ['adjustments', ADJUSTMENT],
  ])('names one copy of the %s', async (where, fault) => {
    const { collection } = database[where];
    const { _id: __, ...copied } = (await collection.findOne(ofCompany(where, {}))) ?? {};
    await collection.insertOne({ ...copied, ...(where === 'adjustments' && { sequence: 2 }) });
    expect(await faults()).toEqual(expect.arrayContaining([expect.stringMatching(fault)]));
  });

  function ofCompany(where: Where, filter: object): object {
    const key = where === 'companies' || where === 'calendars' ? '_id' : 'companyId';
    return { ...filter, [key]: new Types.ObjectId(companyId) };
  }

  it('holds after a person leaves and their lines and names in concepts are deleted', async () => {
    const line = { name: 'Bono', kind: 'addition', amount: 5 } as const;
    const idle = await createPerson(api, 'employee', { companyId: new Types.ObjectId(companyId) });
    await asManager().payLine.add({ body: { companyId, employeeId: idle.id, ...line } });
    const { _id: id, version } = await ConceptModel.findOne({ companyId }).orFail().lean();
    const employeeIds = [elena.id, idle.id];
    await asManager().concept.change({
      params: { id: String(id) },
      body: { version, employeeIds, reason: 'Entró' },
    });
    const admin = withFreshToken(api, await createPerson(api, 'admin'));
    await api.as(admin).person.update({ params: { id: idle.id }, body: { rol_id: 4 } });
    expect(await faults()).toEqual([]);
    const told = await LedgerEventModel.find({ companyId }).sort({ seq: -1 }).limit(2).lean();
    expect(told.map(({ action, actor }) => [action, String(actor._id)])).toEqual([
      ['concept-changed', admin.id],
      ['line-removed', admin.id],
    ]);
  });

  it('accepts data of earlier versions, whose events had fewer fields', async () => {
    const all = { companyId: new Types.ObjectId(companyId) };
    await LedgerEventModel.collection.updateMany(all, { $unset: { format: '', 'after.recordsHash': '' } });
    await LineModel.collection.deleteOne(all);
    await ConceptModel.collection.updateOne(all, {
      $pop: { employeeIds: 1 },
    } as mongo.UpdateFilter<mongo.BSON.Document>);
    const said = await faults();
    expect(said.filter((fault) => !fault.includes('differs from its hash'))).toEqual([]);
  });
});

describe('clocked hours before a run pays them (LEDGER-12)', () => {
  const start = { auto: at('24T08:00'), marked: at('25T08:00') };
  const later = (path: string) => ({ $add: [path, HOUR_MS] });
  /** Moves a record by an hour with its pieces, so that hours, price and earnings still agree. */
  const moved = [
    {
      $set: {
        startTime: later('$startTime'),
        endTime: later('$endTime'),
        pieces: {
          $map: {
            input: '$pieces',
            in: {
              $mergeObjects: [
                '$$this',
                { startTime: later('$$this.startTime'), endTime: later('$$this.endTime') },
              ],
            },
          },
        },
      },
    },
  ];
  const RECORD = /Record \w+ is not the one that the ledger tells of/;

  it.each([
    ['its times, pieces and price alike', moved],
    ['its project', { $set: { projectId: new Types.ObjectId(), projectName: 'Otro' } }],
    ['that it waits for review', { $set: { needsReview: true } }],
    ['the reason of its end', { $set: { endReason: 'lost_signal' } }],
  ])('names a record of either clock after a change of %s in the database', async (_, change) => {
    expect(await faults()).toEqual([]);
    for (const startTime of Object.values(start)) {
      await stored.restore();
      const { modifiedCount } = await RecordModel.collection.updateOne({ startTime }, change);
      expect(modifiedCount).toBe(1);
      expect(await faults()).toEqual([expect.stringMatching(RECORD)]);
    }
  });

  it('names a record that is gone, one that nobody clocked, and one of somebody else', async () => {
    const record = await RecordModel.findOne({ startTime: start.auto }).orFail().lean();
    const earn = (cents: number) =>
      PersonModel.updateOne({ _id: elena._id }, { $inc: { earnedCents: cents } });
    await RecordModel.collection.deleteOne({ _id: record._id });
    await earn(-(record.costCents ?? 0));
    expect(await faults()).toEqual([expect.stringMatching(/tells of a record that is not there/)]);
    await stored.restore();
    await RecordModel.collection.insertOne({ ...record, _id: new Types.ObjectId() });
    await RecordModel.collection.updateOne({ startTime: start.auto, _id: { $ne: record._id } }, [
      ...moved,
      ...moved,
      ...moved,
      ...moved,
    ]);
    await earn(record.costCents ?? 0);
    expect(await faults()).toEqual([expect.stringMatching(/Record \w+ .* tells of: events\.$/)]);
    await stored.restore();
    await RecordModel.collection.updateOne({ _id: record._id }, { $set: { employeeId: inés._id } });
    expect(await faults()).toEqual(expect.arrayContaining([expect.stringMatching(/tells of: employeeId/)]));
  });

  it('names a changed record even after a manager has acted on it', async () => {
    const { _id } = await RecordModel.findOne({ startTime: start.auto }).orFail().lean();
    await RecordModel.collection.updateOne({ _id }, moved);
    await asManager().record.void({ params: { id: String(_id) }, body: { reason: 'Doble' } });
    expect(await faults()).toEqual([expect.stringMatching(/Record \w+ .* tells of: earlier states\.$/)]);
  });

  it('holds after an undone stop, a lost signal and a stop by a manager', async () => {
    api.clock.set(at('26T08:00'));
    const { _id: timesheetId } = await asElena().record.start({ body: { employeeId: elena.id } });
    api.clock.set(at('26T09:00'));
    await asElena().record.stop({ body: { timesheetId, reason: 'manual' } });
    await asElena().record.undoStop({ params: { id: timesheetId } });
    expect(await faults()).toEqual([]);
    api.clock.set(at('26T10:00'));
    await closeLostRecords(api.services);
    expect(await faults()).toEqual([]);
    api.clock.set(at('27T08:00'));
    const { _id: id } = await asElena().record.start({ body: { employeeId: elena.id } });
    api.clock.set(at('27T09:00'));
    await asManager().record.stopOpen({ params: { id }, body: { reason: 'Se fue' } });
    expect(await faults()).toEqual([]);
    const kinds = ['record', 'clock'] as const;
    const last = await LedgerEventModel.find({ companyId, 'subject.kind': { $in: kinds } })
      .sort({ seq: -1 })
      .limit(4)
      .lean();
    expect(last.map(({ action, actor, after }) => [action, String(actor._id), after])).toMatchObject([
      ['record-stopped', manager.id, { endReason: 'manager' }],
      ['record-clocked', elena.id, { endReason: 'lost_signal', needsReview: true }],
      ['record-clocked', elena.id, { endReason: null, endTime: null }],
      ['record-clocked', elena.id, { endReason: 'manual', ms: HOUR_MS }],
    ]);
  });
});

describe('hours that marks state (LEDGER-12)', () => {
  it('have an event for each record that a mark ends, reopens, moves or voids, and none of them is a fault', async () => {
    api.clock.set(at('27T06:00'));
    const early = await TestPhone.of(api, elena, 'Otro');
    const phone = await TestPhone.of(api, elena);
    const press = async (time: string, kind: 'in' | 'out' | 'undo', undoes: string | null = null) => {
      api.clock.set(at(`27T${time}`));
      const { id } = phone.press(kind, { undoes });
      await phone.send();
      return id;
    };
    await press('07:00', 'in');
    const out = await press('12:00', 'out');
    await press('12:01', 'undo', out);
    await press('12:30', 'out');
    // The other phone was without a network.
    api.clock.set(at('27T06:30'));
    early.press('in');
    api.clock.set(at('27T13:00'));
    await early.send();
    const mistake = await press('14:00', 'in');
    await press('14:01', 'undo', mistake);
    expect(await faults()).toEqual([]);
    const events = await LedgerEventModel.find({ companyId, action: 'record-clocked' })
      .sort({ seq: -1 })
      .limit(5);
    const stretches = events.map(({ after }) => {
      const { startTime, endTime, ms } = after as RecordState;
      return [startTime, endTime, ms / HOUR_MS];
    });
    const iso = (time: string) => at(`27T${time}`).toISOString();
    expect(stretches).toEqual([
      [iso('14:00'), iso('14:00'), 0],
      [iso('06:30'), iso('12:30'), 6],
      [iso('07:00'), iso('12:30'), 5.5],
      [iso('07:00'), null, 0],
      [iso('07:00'), iso('12:00'), 5],
    ]);
    const moved = { startTime: at('27T06:30') };
    await RecordModel.collection.updateOne(moved, { $set: { needsReview: true } });
    expect(await faults()).toEqual([expect.stringMatching(/Record \w+ .* tells of: needsReview\.$/)]);
  });
});

describe('hours that earlier versions clocked (LEDGER-13)', () => {
  const from = () => new Date(Date.now() + 60_000);
  const ANCHOR = /Event \d+ anchors 2 records of employee \w+, while/;
  let id: string;

  /** A company whose records ended before the ledger told of clocks. */
  beforeEach(async () => {
    const { company, worker } = await createCrew(api, { hourlyRateCents: 1_000 });
    api.clock.set(at('10T08:00'));
    for (const day of ['10', '11']) {
      api.clock.set(at(`${day}T08:00`));
      const { _id } = await api
        .as(withFreshToken(api, worker))
        .record.start({ body: { employeeId: worker.id } });
      api.clock.set(at(`${day}T12:00`));
      await api.as(withFreshToken(api, worker)).record.stop({ body: { timesheetId: _id, reason: 'manual' } });
      id = _id;
    }
    await LedgerEventModel.collection.deleteMany({ companyId: company._id });
    await LedgerHeadModel.collection.deleteMany({ _id: company._id });
    await AnchoringModel.create({ _id: 'records', from: from() });
  });

  it('are no fault while processes of the last version may serve, and are anchored once after that', async () => {
    expect(await faults()).toEqual([]);
    expect(await anchorRecords(new Date())).toEqual([]);
    const anchored = await anchorRecords(new Date(Date.now() + 120_000));
    expect(anchored.map(String)).toContain(String((await RecordModel.findById(id).orFail()).companyId));
    expect(await anchorRecords(new Date(Date.now() + 120_000))).toEqual([]);
    expect(await faults()).toEqual([]);
  });

  it('are named once they are changed, deleted or added; a change by their manager is no fault', async () => {
    await anchorRecords(new Date(Date.now() + 120_000));
    const record = await RecordModel.findById(id).orFail().lean();
    await RecordModel.collection.updateOne({ _id: record._id }, { $set: { needsReview: true } });
    expect(await faults()).toEqual([expect.stringMatching(ANCHOR)]);
    await RecordModel.collection.deleteOne({ _id: record._id });
    expect(await faults()).toContainEqual(expect.stringMatching(ANCHOR));
    await RecordModel.collection.insertOne(record);
    expect(await faults()).toEqual([]);
    const other = { ...record, _id: new Types.ObjectId() };
    await RecordModel.collection.insertOne(other);
    expect(await faults()).toContainEqual(expect.stringMatching(/anchors 2 records .* while 3 are there/));
    await RecordModel.collection.deleteOne({ _id: other._id });
    const admin = withFreshToken(api, await createPerson(api, 'admin'));
    await api.as(admin).record.void({ params: { id }, body: { reason: 'Doble' } });
    expect(await faults()).toEqual([]);
  });

  it('are named if a person anchors them a second time', async () => {
    await anchorRecords(new Date(Date.now() + 120_000));
    const anchor = await LedgerEventModel.findOne({ action: 'records-anchored' }).orFail().lean();
    const { companyId: _id, at: then, after } = anchor;
    const actor = { id: _id, fullname: 'Faena', username: '' };
    const subject = { id: null, employeeId: null };
    const again = { companyId: _id, at: then, actor, action: 'records-anchored', subject } as const;
    await transaction((session) =>
      addEvents([{ ...again, before: null, after: after as AnchorState }], session),
    );
    expect(await faults()).toEqual([expect.stringMatching(/^Event \d+ anchors records again\.$/)]);
  });
});
