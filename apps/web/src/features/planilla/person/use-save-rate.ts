import { useMutation, useQueryClient } from '@tanstack/react-query';
import { employeeKeys } from '@/features/employee/index.ts';
import { readRecords } from '@/features/working-time/index.ts';
import { client } from '@/lib/client.ts';
import { payrollKeys } from '../keys.ts';
import { totalOf } from './use-payroll-summary.ts';

/**
 * Saves the hourly rate, in USD, and then the total: in this order, as a first rate prices the hours that were
 * recorded before it. Everything about the employee is loaded anew afterwards.
 */
export function useSaveRate(id: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (hourlyRate: number) => {
      await client.employee.update({ params: { id }, body: { hourlyRate } });
      const totalToPay = totalOf(await readRecords(id));
      await client.employee.setTotalToPay({ params: { id }, body: { totalToPay } });
    },
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: payrollKeys.ofEmployee(id) }),
        queryClient.invalidateQueries({ queryKey: employeeKeys.all }),
      ]),
  });
}
