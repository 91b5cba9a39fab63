import type { NewEmployee } from '@faena/shared/schemas';
import { useQueryClient } from '@tanstack/react-query';
import { client } from '@/lib/client.ts';
import { formatHours } from '@/lib/format-payroll.ts';
import { payrollMoney } from '@/lib/money.ts';
import { useWrite } from '@/lib/use-write.ts';
import type { Due } from '@/texts/deletions.ts';
import { employeeKeys } from './keys.ts';
import { oneEmployee } from './requests.ts';

/** The form's request; with a password only if one was typed. */
export type EmployeeForm = Omit<NewEmployee, 'companyId'>;

/** Creates an employee of a company, or with `id` changes one. */
export function useSaveEmployee(companyId: string, id?: string) {
  const queryClient = useQueryClient();
  return useWrite({
    mutationFn: ({ password, language, ...form }: EmployeeForm, press) =>
      id
        ? client.employee.update(
            { params: { id }, body: { ...form, ...(password.trim() && { password }) } },
            press,
          )
        : client.employee.create({ body: { ...form, password, language, companyId } }, press),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: employeeKeys.all }),
  });
}

/** The amount still due to an employee: unpaid hours, and money; null for nothing (PAY-46). */
export async function dueTo(id: string): Promise<Due | null> {
  const { unpaidHours, pending, currency } = await client.payroll.summary({ params: { id } });
  if (unpaidHours <= 0 && pending === 0) return null;
  return {
    hours: unpaidHours > 0 ? formatHours(unpaidHours) : null,
    cost: payrollMoney(currency).format(pending),
  };
}

/**
 * Gives an employee a temporary password; only this answer contains it.
 * @throws ApiError 404 for a deleted employee.
 */
export function useGiveTemporaryPassword(id: string) {
  const queryClient = useQueryClient();
  return useWrite({
    mutationFn: (_: null, press) => client.employee.giveTemporaryPassword({ params: { id } }, press),
    // The cached employee is kept, so that the form is not remounted.
    onSuccess: ({ until }) => {
      queryClient.setQueryData(oneEmployee(id).queryKey, (employee) =>
        employee ? { ...employee, temporaryPasswordUntil: until } : employee,
      );
      return queryClient.invalidateQueries({ queryKey: [...employeeKeys.all, 'company'] });
    },
  });
}

/**
 * Makes the link by which a phone marks for an employee; only this answer contains its token (MARK-20).
 * @throws ApiError 409 for a person who signs in with two steps.
 */
export function useMakeDeviceLink(id: string) {
  return useWrite({
    mutationFn: (_: null, press) => client.device.makeLink({ params: { id } }, press),
  });
}

/** Deletes an employee and refreshes the lists. */
export function useDeleteEmployee() {
  const queryClient = useQueryClient();
  return useWrite({
    mutationFn: (id: string, press) => client.employee.remove({ params: { id } }, press),
    onSettled: () => queryClient.invalidateQueries({ queryKey: employeeKeys.all }),
  });
}
