import { createClient } from '@faena/shared/client';
import { contract } from '@faena/shared/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import type { CompanyDoc } from '../src/features/company/model.ts';
import { PayCalendarModel } from '../src/features/company/pay-calendar-model.ts';
import { LedgerEventModel } from '../src/features/ledger/event-model.ts';
import { RunModel } from '../src/features/payroll/runs/run-model.ts';
import { SlipModel } from '../src/features/payroll/slips/slip-model.ts';
import { RecordModel } from '../src/features/working-time/model/record-model.ts';
import { useDoomedProcess } from './doomed.ts';
import { createCompany, createPerson, createRecord, type Person } from './factories.ts';
import { useApi } from './harness.ts';

const api = useApi();
const doomed = useDoomedProcess(api);
const PEOPLE = 20;
const DAYS = 15;
const PERIOD = { startDate: '2026-10-01', endDate: '2026-10-15' };

let manager: Person;
let company: CompanyDoc;

beforeEach(async () => {
  manager = await createPerson(api, 'manager');
  company = await createCompany(api, manager);
  await PayCalendarModel.create({
    _id: company._id,
    schedule: { kind: 'semimonthly' },
    firstDay: PERIOD.startDate,
  });
  for (let n = 0; n < PEOPLE; n += 1) {
    const worker = await createPerson(api, 'employee', { companyId: company._id });
    for (let day = 1; day <= DAYS; day += 1) {
      const startTime = new Date(Date.UTC(2026, 9, day, 14));
      const endTime = new Date(Date.UTC(2026, 9, day, 18));
      await createRecord(api, worker, company._id, {
        startTime,
        endTime,
        rateCents: 1_000,
        costCents: 4_000,
      });
    }
  }
});

const body = () => ({ companyId: String(company._id), ...PERIOD });
const after = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** How many there are of all that a run makes. */
async function made() {
  const ofCompany = { companyId: company._id };
  const [runs, slips, records, told, calendar] = await Promise.all([
    RunModel.countDocuments(ofCompany),
    SlipModel.countDocuments(ofCompany),
    RecordModel.countDocuments({ ...ofCompany, 'pieces.runId': { $exists: true } }),
    LedgerEventModel.countDocuments({ ...ofCompany, action: 'run-closed' }),
    PayCalendarModel.findById(company._id).lean(),
  ]);
  return { runs, slips, records, told, closedThrough: calendar?.closedThrough ?? null };
}

const NOTHING = { runs: 0, slips: 0, records: 0, told: 0, closedThrough: null };
const ALL = { runs: 1, slips: PEOPLE, records: PEOPLE * DAYS, told: 1, closedThrough: PERIOD.endDate };

describe('a process that is killed (kill -9) while it closes a period', () => {
  it.each([15, 60, 150])(
    'leaves nothing half closed after %i ms, and the next attempt closes (RUN-1)',
    async (ms) => {
      const client = createClient(contract, { origin: doomed.origin, token: () => manager.token });
      // The first request of a process takes long for other reasons.
      await client.run.list({ query: { companyId: body().companyId } });
      const [, closing] = await doomed.killDuring<unknown>([after(ms), client.run.close({ body: body() })]);
      const found = await made();
      expect([NOTHING, ALL]).toContainEqual(found);
      if (closing?.status === 'fulfilled') expect(found).toEqual(ALL);
      if (found.runs === 0) await api.as(manager).run.close({ body: body() });
      expect(await made()).toEqual(ALL);
    },
  );
});
