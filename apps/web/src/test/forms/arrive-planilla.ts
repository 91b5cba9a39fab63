import type { PayrollPerson, RecordRequest, WorkRecord } from '@faena/shared/schemas';
import {
  employee,
  FakeBusiness,
  payrollPerson,
  payrollSummary,
  rate,
  rateEffect,
  type Visit,
} from '@/test/index.ts';
import { arrive } from './arrive.ts';

/** At the planilla of one day. */
export async function planilla(
  records: readonly WorkRecord[] = [],
  requests: (of: PayrollPerson) => RecordRequest[] = () => [],
): Promise<Visit> {
  const own = new FakeBusiness();
  const someone = payrollPerson({ fullname: 'Rosa Ajanel', openRequests: 1 });
  return arrive('/planilla?periodo=day&fecha=2026-11-20', {
    as: own.owner,
    company: own.company,
    api: {
      ...own.answers,
      payroll: {
        people: () => [someone, payrollPerson({ fullname: 'Tomás Ical' })],
        summary: () => payrollSummary({ hourlyRate: 10, totalHours: 0, totalCost: 0 }),
      },
      rate: {
        list: () => [rate()],
        preview: () => rateEffect(),
        previewCorrection: () => rateEffect(),
      },
      record: { history: () => [], get: () => records },
      employee: { get: () => employee(own.company) },
      recordRequest: { list: () => requests(someone) },
    },
  });
}
