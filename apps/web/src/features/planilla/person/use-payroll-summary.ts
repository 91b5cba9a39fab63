import { fromCents, toCents } from '@faena/shared/domain';
import type { TimeRecord } from '@faena/shared/schemas';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { recordsOf } from '@/features/working-time/index.ts';
import { client } from '@/lib/client.ts';
import { payrollKeys } from '../keys.ts';

/** What is owed to an employee: rate and total in USD, hours as such. */
export interface PayrollSummary {
  readonly hourlyRate: number;
  readonly hours: number;
  readonly total: number;
}

/** The total to pay: the sum of each entry's cost (spec, section 7), added in whole cents. */
export function totalOf(entries: readonly TimeRecord[]): number {
  return fromCents(entries.reduce((cents, { cost }) => cents + toCents(cost), 0));
}

/** The payroll summary of an employee (spec, section 2 *Resumen de Planilla*). */
export function usePayrollSummary(id: string) {
  const queryClient = useQueryClient();
  return useQuery({
    queryKey: payrollKeys.summary(id),
    queryFn: async ({ signal }): Promise<PayrollSummary> => {
      const [{ hourlyRate }, entries] = await Promise.all([
        client.employee.get({ params: { id } }, { signal }),
        // The table of records reads the same list: it is asked for once.
        queryClient.fetchQuery(recordsOf(id)),
      ]);
      const hours = entries.reduce((sum, { durationHours }) => sum + durationHours, 0);
      return { hourlyRate, hours, total: totalOf(entries) };
    },
  });
}
