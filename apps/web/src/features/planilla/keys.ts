import type { DateRange, HistoryPeriod } from '@faena/shared/domain';
import { timeRecordKeys } from '@/features/working-time/index.ts';

/** Query keys of one employee's working time; everything about them lies with their records. */
export const payrollKeys = {
  ofEmployee: timeRecordKeys.ofEmployee,
  summary: (employeeId: string) => [...payrollKeys.ofEmployee(employeeId), 'summary'] as const,
  history: (employeeId: string, period: HistoryPeriod, range: DateRange) =>
    [...payrollKeys.ofEmployee(employeeId), 'history', period, range] as const,
};
