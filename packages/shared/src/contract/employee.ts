import { z } from 'zod';
import { ADMIN, EMPLOYEE_AND_OWNERS, OWNERS } from '../access/reach.ts';
import {
  Employee,
  EmployeeChanges,
  NewEmployee,
  TemporaryPassword,
  TotalToPay,
  Workplace,
} from '../schemas/employee.ts';
import { Id, Message } from '../schemas/primitives.ts';
import { EmployeeAnswer, WithId } from './answers.ts';
import { list, route } from './route.ts';

/** Employees and their rates. */
export const employee = {
  list: route({
    method: 'GET',
    path: '/employees',
    summary: 'The employees of a company',
    access: OWNERS,
    query: z.object({ companyId: Id }),
    answer: list(Employee),
  }),
  get: route({
    method: 'GET',
    path: '/employees/:id',
    summary: 'One employee',
    access: EMPLOYEE_AND_OWNERS,
    params: WithId,
    pay: 'refused',
    answer: Employee,
    errors: ['not_found'],
  }),
  create: route({
    method: 'POST',
    path: '/employees',
    summary: 'Create an employee',
    access: OWNERS,
    body: NewEmployee,
    answer: EmployeeAnswer,
    status: [201],
    errors: ['not_found', 'conflict'],
  }),
  update: route({
    method: 'PUT',
    path: '/employees/:id',
    summary: 'Change an employee, the hourly rate included',
    access: OWNERS,
    params: WithId,
    body: EmployeeChanges,
    confirms: { parts: { email: 'sign-in', password: 'sign-in', hourlyRate: 'rates' } },
    answer: EmployeeAnswer,
    errors: ['not_found', 'conflict'],
  }),
  setTotalToPay: route({
    method: 'PUT',
    path: '/employees/totalToPay/:id',
    summary: 'Store the total to pay',
    access: OWNERS,
    params: WithId,
    body: TotalToPay,
    answer: EmployeeAnswer,
    errors: ['not_found'],
  }),
  assign: route({
    method: 'PUT',
    path: '/employees/:id/company',
    summary: 'Give an employee a company, or another one; their hours stay where they were worked',
    access: ADMIN,
    params: WithId,
    body: Workplace,
    answer: EmployeeAnswer,
    errors: ['not_found', 'conflict'],
  }),
  giveTemporaryPassword: route({
    method: 'POST',
    path: '/employees/:id/temporary-password',
    summary: 'Give an employee a temporary password, which is told this once; their sessions end',
    access: OWNERS,
    params: WithId,
    confirms: { by: 'password' },
    answer: TemporaryPassword,
    errors: ['not_found', 'unavailable'],
  }),
  remove: route({
    method: 'DELETE',
    path: '/employees/:id',
    summary: 'Delete an employee; their records stay with the company',
    access: OWNERS,
    params: WithId,
    confirms: { by: 'sign-in', roles: ['admin'] },
    answer: Message,
    errors: ['not_found', 'conflict'],
  }),
};
