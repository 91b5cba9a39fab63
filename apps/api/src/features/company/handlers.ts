import type { contract } from '@faena/shared/contract';
import type { Handlers } from '../../kernel/call.ts';
import type { Services } from '../../platform/services.ts';
import { createCompany } from './create-company.ts';
import { deleteCompany } from './delete-company.ts';
import { getCompany } from './get-company.ts';
import { handOverCompany } from './hand-over-company.ts';
import { listAllCompanies } from './list-all-companies.ts';
import { listCompaniesOf } from './list-companies-of.ts';
import { updateCompany } from './update-company.ts';

export const companyHandlers: Handlers<typeof contract.company, Services> = {
  all: ({ page }) => listAllCompanies(page),
  mine: ({ query, actor, page }) => listCompaniesOf(query.username, actor, page),
  get: ({ params, actor }) => getCompany(params.id, actor),
  create: async ({ body, actor }, services) => ({
    message: 'Company created.',
    company: await createCompany(body, actor, services),
  }),
  update: async ({ params, body, actor, session }, services) => ({
    message: 'Company updated.',
    company: await updateCompany(params.id, body, { actor, session }, services),
  }),
  handOver: async ({ params, body, actor }, services) => ({
    message: 'Company handed over.',
    company: await handOverCompany(params.id, body, actor, services),
  }),
  remove: async ({ params, actor }, services) => {
    await deleteCompany(params.id, actor, services);
    return { message: 'Company deleted.' };
  },
};
