import { ADMIN, OWN_ACCOUNT, OWNERS } from '../access/reach.ts';
import { Company, CompanyChanges, NewCompany, NewOwner } from '../schemas/company.ts';
import { Message } from '../schemas/primitives.ts';
import { CompanyAnswer, ForUser, WithId } from './answers.ts';
import { list, route } from './route.ts';

/** Companies. */
export const company = {
  all: route({
    method: 'GET',
    path: '/company/all_companies',
    summary: 'All companies',
    access: ADMIN,
    answer: list(Company),
  }),
  mine: route({
    method: 'GET',
    path: '/company/get_companies',
    summary: 'The companies a person owns; for an employee, their workplace',
    access: OWN_ACCOUNT,
    query: ForUser,
    answer: list(Company),
    errors: ['not_found'],
  }),
  get: route({
    method: 'GET',
    path: '/company/get_company/:id',
    summary: 'One company',
    access: { ...OWNERS, employee: 'workplace' },
    params: WithId,
    answer: Company,
    errors: ['not_found'],
  }),
  create: route({
    method: 'POST',
    path: '/company/new_company',
    summary: 'Register a company',
    access: OWNERS,
    body: NewCompany,
    answer: CompanyAnswer,
    status: [201],
    errors: ['conflict'],
  }),
  update: route({
    method: 'PUT',
    path: '/company/update_company/:id',
    summary: 'Change a company',
    access: OWNERS,
    params: WithId,
    body: CompanyChanges,
    confirms: { parts: { confirmedActs: 'sign-in' } },
    answer: CompanyAnswer,
    errors: ['not_found'],
  }),
  handOver: route({
    method: 'PUT',
    path: '/company/hand_over/:id',
    sessionOnly: true,
    summary: 'Give a company, with all that is in it, to another owner; the former one leaves it',
    access: ADMIN,
    params: WithId,
    body: NewOwner,
    confirms: { by: 'sign-in' },
    answer: CompanyAnswer,
    errors: ['not_found', 'conflict'],
  }),
  remove: route({
    method: 'DELETE',
    path: '/company/delete_company/:id',
    summary: 'Delete a company with its projects and tasks; its records stay',
    access: OWNERS,
    params: WithId,
    confirms: { act: 'deletion' },
    answer: Message,
    errors: ['not_found'],
  }),
};
