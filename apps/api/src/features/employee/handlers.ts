import type { contract } from '@faena/shared/contract';
import type { Handlers } from '../../kernel/call.ts';
import type { Services } from '../../platform/services.ts';
import { assignEmployee } from './assign-employee.ts';
import { createEmployee } from './create-employee.ts';
import { deleteEmployee } from './delete-employee.ts';
import { getEmployee } from './get-employee.ts';
import { giveTemporaryPassword } from './give-temporary-password.ts';
import { listEmployees } from './list-employees.ts';
import { setTotalToPay } from './set-total-to-pay.ts';
import { updateEmployee } from './update-employee.ts';

export const employeeHandlers: Handlers<typeof contract.employee, Services> = {
  list: ({ query, actor, page }, services) => listEmployees(query.companyId, actor, page, services),
  get: ({ params, actor }, services) => getEmployee(params.id, actor, services),
  create: async ({ body, actor, language }, services) => ({
    message: 'Employee created.',
    employee: await createEmployee(body, { actor, language }, services),
  }),
  update: async ({ params, body, actor, session, language }, services) => ({
    message: 'Employee updated.',
    employee: await updateEmployee(params.id, body, { actor, session, language }, services),
  }),
  setTotalToPay: async ({ params, body, actor }, services) => ({
    message: 'Total to pay saved.',
    employee: await setTotalToPay(params.id, body.totalToPay, actor, services),
  }),
  assign: async ({ params, body, actor }, services) => ({
    message: 'Employee assigned.',
    employee: await assignEmployee(params.id, body.companyId, actor, services),
  }),
  giveTemporaryPassword: ({ params, ...giver }, services) =>
    giveTemporaryPassword(params.id, giver, services),
  remove: async ({ params, actor }, services) => {
    await deleteEmployee(params.id, actor, services);
    return { message: 'Employee deleted.' };
  },
};
