import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createPerson, type Person } from '../../../../test/factories.ts';
import { useApi } from '../../../../test/harness.ts';
import { createCrew } from '../../../../test/workers.ts';
import type { CompanyDoc } from '../../company/model.ts';
import { AdjustmentModel, RecordModel } from '../../working-time/index.ts';
import { LineModel } from '../concepts/line-model.ts';
import { SlipModel } from '../slips/slip-model.ts';
import { verifyPayroll } from '../verify/verify-payroll.ts';
import { RunModel } from './run-model.ts';

const api = useApi();
const DAY_MS = 86_400_000;
const FIRST_DAY = '2026-09-01';
const FIRST = Date.parse('2026-09-01T06:00:00Z');
const DAYS = 75;
const NOW = '2026-11-20T15:00:00Z';

let manager: Person;
let people: Person[];
let company: CompanyDoc;

const client = () => api.as(manager);
const companyId = () => String(company._id);
const unpaid = async () => {
  const ofCompany = { companyId: company._id, open: false, 'pieces.runId': { $exists: false } };
  return RecordModel.find(ofCompany).sort({ _id: 1 }).lean();
};
const pick = <Item>(items: readonly Item[], nth: number) => items[nth % Math.max(items.length, 1)];

/** The possible acts; each takes numbers that choose object and time. */
const VERBS = {
  work: async (who: number, day: number, minute: number) => {
    const from = FIRST + (day % DAYS) * DAY_MS + (minute % 1_430) * 60_000;
    const times = { startTime: iso(from), endTime: iso(from + (1 + (who % 20)) * 1_800_013) };
    const employeeId = pick(people, who)?.id ?? '';
    await client().record.add({ body: { employeeId, ...times, reason: 'x' } });
  },
  correct: async (which: number, minute: number) => {
    const record = pick(await unpaid(), which);
    if (!record) return;
    const endTime = iso(+record.startTime + (1 + (minute % 600)) * 60_000);
    await client().record.correct({ params: { id: String(record._id) }, body: { endTime, reason: 'x' } });
  },
  line: async (who: number, cents: number) => {
    const employeeId = pick(people, who)?.id ?? '';
    const amount = (cents % 5_000) / 100;
    // Half of the lines deduct, which may bring a net below zero.
    const kind = cents % 2 === 0 ? ('addition' as const) : ('deduction' as const);
    const line = { name: 'Línea', kind, amount: amount * 4 };
    await client().payLine.add({ body: { companyId: companyId(), employeeId, ...line } });
  },
  close: async (which: number) => {
    const { firstOpenDay } = await client().payPeriod.calendar({ query: { companyId: companyId() } });
    const next = { companyId: companyId(), date: firstOpenDay };
    const { startDate, endDate } = await client().payPeriod.get({ query: next });
    const carried = pick(await unpaid(), which);
    const carry = { records: carried && which % 3 === 0 ? [String(carried._id)] : [] };
    const draft = { companyId: companyId(), startDate, endDate };
    const { points } = await client().run.preview({ body: { ...draft, carry } });
    const debts = points.flatMap(({ kind, employeeId }) => (kind === 'negative' ? [{ employeeId }] : []));
    const body = { ...draft, carry: { ...carry, debts } };
    const shown = await client().run.preview({ body });
    const { people, net } = await client().run.close({ body: { ...body, shown: shown.figuresHash } });
    expect({ people, net }).toEqual({ people: shown.people, net: shown.net });
  },
  reopen: async () => {
    const [last] = await RunModel.find({ companyId: company._id, state: 'closed' }).sort({ number: -1 });
    if (last) await client().run.reopen({ params: { id: last.id }, body: { reason: 'x' } });
  },
} as const;

type Step = [keyof typeof VERBS, number, number, number];

const iso = (ms: number) => new Date(ms).toISOString();

/** Expects that each person's slips of closed runs have the sums of the stamps. */
async function expectPaidOnce(): Promise<void> {
  const runs = await RunModel.find({ companyId: company._id, state: 'closed' }).lean();
  const stands = new Set(runs.map(({ _id }) => String(_id)));
  const slips = await SlipModel.find({ companyId: company._id, reopened: false }).lean();
  const lines = await LineModel.find({ companyId: company._id, runId: { $ne: null } }).lean();
  const adjustments = await AdjustmentModel.find({ companyId: company._id, runId: { $ne: null } }).lean();
  const records = await RecordModel.find({ companyId: company._id }).lean();
  const pieces = records.flatMap(({ employeeId, pieces }) =>
    pieces.flatMap(({ runId, costCents }) => (runId ? [{ employeeId, runId, cents: costCents ?? 0 }] : [])),
  );
  const signed = lines.map(({ employeeId, runId, kind, cents }) => ({
    ...{ employeeId, runId },
    cents: kind === 'deduction' ? -cents : cents,
  }));
  const paid = [...pieces, ...signed, ...adjustments];
  expect(paid.filter(({ runId }) => !stands.has(String(runId)))).toEqual([]);
  for (const { _id } of people) {
    const sum = (items: readonly { employeeId: unknown; cents: number }[]) =>
      items
        .filter(({ employeeId }) => _id.equals(String(employeeId)))
        .reduce((all, { cents }) => all + cents, 0);
    expect(sum(slips.map(({ employeeId, netCents }) => ({ employeeId, cents: netCents })))).toBe(sum(paid));
  }
  const ends = runs.map(({ startDate, endDate }) => [startDate, endDate]).sort();
  expect(ends[0]?.[0] ?? FIRST_DAY).toBe(FIRST_DAY);
}

/** Closes every past period before more work is recorded in them. */
const WORKED_AFTER_ALL: Step[] = [
  ['work', 7, 37, 1_360],
  ...Array.from({ length: 5 }, (): Step => ['close', 1, 0, 0]),
  ['work', 10, 59, 458],
];

it('in any sequence of work, additions, carrying over, closing and reopening, nothing is paid twice or lost (RUN-2, RUN-7)', async () => {
  const step: fc.Arbitrary<Step> = fc.tuple(
    fc.constantFrom(...(Object.keys(VERBS) as (keyof typeof VERBS)[]), 'work' as const, 'work' as const),
    fc.nat(10_000),
    fc.nat(10_000),
    fc.nat(10_000),
  );
  const property = fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 22 }), async (steps) => {
    api.clock.set(NOW);
    ({ manager, company } = await createCrew(api));
    const details = { companyId: company._id, hourlyRateCents: 1_037 };
    people = [await createPerson(api, 'employee', details), await createPerson(api, 'employee', details)];
    await client().payPeriod.changeCalendar({
      params: { companyId: companyId() },
      body: { firstDay: FIRST_DAY },
    });
    for (const [verb, a, b, c] of steps) {
      await VERBS[verb](a, b, c).catch((error: { status?: number }) => {
        expect([400, 409], String(error)).toContain(error.status);
      });
    }
    await expectPaidOnce();
    // Closes all past periods without carrying anything more. No step could close the period that ends now, so at least
    // this run comes after late work in closed periods.
    api.clock.set('2026-12-01T15:00:00Z');
    const present = { companyId: company._id, state: 'closed' as const };
    const before = (await RunModel.find(present).lean()).map(({ _id }) => _id);
    const { companies } = await client().moneyNeeded.next({ query: { companyId: companyId() } });
    const unpaid = await SlipModel.find({ runId: { $in: before } }).lean();
    while (
      (await client().payPeriod.calendar({ query: { companyId: companyId() } })).firstOpenDay < '2026-12-01'
    ) {
      await VERBS.close(1);
    }
    await expectPaidOnce();
    const later = await RunModel.find({ ...present, _id: { $nin: before } }).lean();
    const inAll = [...unpaid, ...later].reduce((sum, { netCents }) => sum + netCents, 0);
    expect(Math.round((companies[0]?.overdue ?? Number.NaN) * 100)).toBe(inAll);
    const left = { companyId: company._id, 'pieces.0': { $exists: true } };
    const waiting = (await RecordModel.find(left).lean()).flatMap(({ pieces }) =>
      pieces.filter(({ runId, date }) => !runId && date <= '2026-11-30'),
    );
    expect(waiting).toEqual([]);
    const faults: unknown[] = [];
    await verifyPayroll((finding) => finding.kind === 'fault' && faults.push(finding));
    expect(faults).toEqual([]);
  });
  await fc.assert(property, { numRuns: 6, examples: [[WORKED_AFTER_ALL]], interruptAfterTimeLimit: 40_000 });
}, 120_000);
