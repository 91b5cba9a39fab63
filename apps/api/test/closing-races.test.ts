import { beforeEach, describe, expect, it } from 'vitest';
import type { CompanyDoc } from '../src/features/company/model.ts';
import { PayCalendarModel } from '../src/features/company/pay-calendar-model.ts';
import { LedgerEventModel } from '../src/features/ledger/event-model.ts';
import { verifyPayroll } from '../src/features/payroll/index.ts';
import { PaymentModel } from '../src/features/payroll/payments/payment-model.ts';
import { RunModel } from '../src/features/payroll/runs/run-model.ts';
import { SlipModel } from '../src/features/payroll/slips/slip-model.ts';
import { RecordModel } from '../src/features/working-time/model/record-model.ts';
import { createCompany, createPerson, type Person } from './factories.ts';
import { useApi } from './harness.ts';
import { useTwoProcesses } from './two-processes.ts';

const api = useApi();
const processes = useTwoProcesses(api);
const PEOPLE = 12;
/** The processes live in real time; these days are over. */
const PERIOD = { startDate: '2026-10-01', endDate: '2026-10-15' };

let manager: Person;
let company: CompanyDoc;
/** One of each person. */
let records: string[];

beforeEach(async () => {
  manager = await createPerson(api, 'manager');
  company = await createCompany(api, manager);
  await PayCalendarModel.create({
    _id: company._id,
    schedule: { kind: 'semimonthly' },
    firstDay: PERIOD.startDate,
  });
  records = await Promise.all(
    Array.from({ length: PEOPLE }, async () => {
      const details = { companyId: company._id, hourlyRateCents: 1_000 };
      const { id: employeeId } = await createPerson(api, 'employee', details);
      const times = { startTime: '2026-10-05T14:00:00.000Z', endTime: '2026-10-05T18:00:00.000Z' };
      const { _id } = await api.as(manager).record.add({ body: { employeeId, ...times, reason: 'x' } });
      return _id;
    }),
  );
});

const body = () => ({ companyId: String(company._id), ...PERIOD });
const closeThrough = (process: number) => processes[process % 2]?.as(manager).run.close({ body: body() });
const stored = () => RecordModel.find({ companyId: company._id }).lean();

/** One run, a slip for each person, and on each slip what its pieces have that the run stamped. */
async function expectOneRun(): Promise<void> {
  const runs = await RunModel.find({ companyId: company._id }).lean();
  expect(runs).toMatchObject([{ number: 1, state: 'closed' }]);
  const runId = String(runs[0]?._id);
  const slips = await SlipModel.find({ companyId: company._id }).lean();
  const pieces = (await stored()).flatMap((record) =>
    record.pieces
      .filter((piece) => String(piece.runId) === runId)
      .map(({ costCents }) => [String(record.employeeId), costCents]),
  );
  expect(slips.map(({ employeeId, netCents }) => [String(employeeId), netCents]).sort()).toEqual(
    pieces.sort(),
  );
  expect(await PayCalendarModel.findById(company._id).lean()).toMatchObject({
    ...{ closedThrough: PERIOD.endDate, lastRunNumber: 1 },
  });
  const told = { companyId: company._id, action: 'run-closed' } as const;
  expect(await LedgerEventModel.countDocuments(told)).toBe(1);
}

describe('closing through several processes at once', () => {
  it('closes once, and the others learn that (RUN-3)', async () => {
    const outcomes = await Promise.allSettled([0, 1, 0, 1, 0].map(closeThrough));
    const refused = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []));
    expect(refused).toHaveLength(4);
    for (const reason of refused) expect(reason).toMatchObject({ status: 409, reason: 'period_closed' });
    await expectOneRun();
    expect(await SlipModel.countDocuments({ companyId: company._id })).toBe(PEOPLE);
  });

  it('closes once with one key, and answers the same to both (WIRE-21)', async () => {
    const send = (process: number) =>
      fetch(`${processes[process]?.origin}/api/payroll/runs`, {
        method: 'POST',
        headers: {
          Authorization: `Bearer ${manager.token}`,
          'Content-Type': 'application/json',
          'Idempotency-Key': `closing-${company._id}`,
        },
        body: JSON.stringify(body()),
      });
    const answers = await Promise.all([send(0), send(1)]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    const [one, other] = await Promise.all(answers.map((answer) => answer.json()));
    expect(one).toEqual(other);
    await expectOneRun();
  });

  it('pays each record as it was corrected before, or refuses the correction; never half (RUN-1, RUN-5)', async () => {
    const correct = (id: string, index: number) =>
      processes[index % 2]
        ?.as(manager)
        .record.correct({ params: { id }, body: { endTime: '2026-10-05T17:00:00.000Z', reason: 'x' } });
    const [closed, ...corrections] = await Promise.allSettled([closeThrough(0), ...records.map(correct)]);
    expect(closed?.status).toBe('fulfilled');
    await expectOneRun();
    const costs = new Map((await stored()).map(({ _id, costCents }) => [String(_id), costCents]));
    for (const [index, { status }] of corrections.entries()) {
      expect(costs.get(records[index] ?? '')).toBe(status === 'fulfilled' ? 3_000 : 4_000);
    }
  });
});

describe('a run that is paid and reopened at once, through two processes', () => {
  it('is either paid or reopened, never both (RUN-7, PAYMENT-1)', async () => {
    for (let round = 0; round < 4; round += 1) {
      const run = await closeThrough(round);
      const params = { id: run?._id ?? '' };
      const [payer, opener] = round % 2 ? processes : [...processes].reverse();
      const [paid, reopened] = await Promise.allSettled([
        payer?.as(manager).payment.make({ body: { runId: params.id, date: '2026-10-16', method: 'cash' } }),
        opener?.as(manager).run.reopen({ params, body: { reason: 'Faltaba un bono.' } }),
      ]);
      expect([paid?.status, reopened?.status].sort()).toEqual(['fulfilled', 'rejected']);
      const slips = await SlipModel.find({ runId: params.id }).lean();
      expect(slips).toHaveLength(PEOPLE);
      const isPaid = paid?.status === 'fulfilled';
      for (const { reopened: taken, paidCents, netCents } of slips) {
        expect([taken, paidCents]).toEqual(isPaid ? [false, netCents] : [true, 0]);
      }
      expect(await PaymentModel.countDocuments({ runId: params.id })).toBe(isPaid ? PEOPLE : 0);
      const refused = [paid, reopened].find((outcome) => outcome?.status === 'rejected');
      expect(refused).toMatchObject({ reason: { status: 409 } });
      if (isPaid) return;
    }
  });
});

describe('a crew that ends its day through two processes (LEDGER-12)', () => {
  it('stops forty clocks at once, each with its event in one unbroken chain (LEDGER-3)', async () => {
    const workers = await Promise.all(
      Array.from({ length: 40 }, () => createPerson(api, 'employee', { companyId: company._id })),
    );
    const clocked = await Promise.all(
      workers.map(async (worker, at) => {
        const as = processes[at % 2]?.as(worker);
        const record = await as?.record.start({ body: { employeeId: worker.id } });
        return { as, timesheetId: record?._id ?? '' };
      }),
    );
    const stopped = await Promise.all(
      clocked.map(({ as, timesheetId }) => as?.record.stop({ body: { timesheetId, reason: 'manual' } })),
    );
    expect(stopped.every((record) => record?.endReason === 'manual')).toBe(true);
    const told = { companyId: company._id, action: 'record-clocked' } as const;
    expect(await LedgerEventModel.countDocuments(told)).toBe(workers.length);
    const faults: string[] = [];
    await verifyPayroll((finding) => {
      if (finding.kind === 'fault') faults.push(finding.says);
    });
    expect(faults).toEqual([]);
  }, 120_000);
});
