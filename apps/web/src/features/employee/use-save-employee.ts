import type { NewEmployee } from '@faena/shared/schemas';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { client } from '@/lib/client.ts';
import { employeeKeys } from './keys.ts';

/** What the form sends; the password only when one was typed. */
export type EmployeeForm = Omit<NewEmployee, 'companyId'>;

/** Creates an employee of a company, or with `id` changes one. */
export function useSaveEmployee(companyId: string, id?: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ password, ...form }: EmployeeForm) =>
      id
        ? client.employee.update({ params: { id }, body: { ...form, ...(password.trim() && { password }) } })
        : client.employee.create({ body: { ...form, password, companyId } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: employeeKeys.all }),
  });
}
