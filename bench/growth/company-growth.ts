import { ROLES } from '@faena/shared/access';
import { type Filled, fill } from '../lib/fill.ts';
import { fillBoard } from '../lib/fill-board.ts';
import { type Growth, LAST_DAY, type Measured } from './growth.ts';

const EACH = { employees: 10, projects: 2, records: 400, lastDay: LAST_DAY };
const TASKS = 20;

/** The companies of one database, as one of their owners sees theirs. */
export const COMPANIES: Growth = {
  of: 'companies in the database',
  sizes: [10, 100, 1_000],
  async fill(companies) {
    const first = await fillCompany(0);
    for (let number = 1; number < companies; number += 1) await fillCompany(number);
    return { by: { id: first.managerId, roleId: ROLES.manager }, requests: requestsOf(first) };
  },
};

async function fillCompany(number: number): Promise<Filled> {
  const filled = await fill({ ...EACH, name: `${number}` });
  await fillBoard(filled, 0, TASKS);
  return filled;
}

function requestsOf({ companyId, projectIds }: Filled): Measured[] {
  const part = (what: string, path: string): Measured => ({ what, asks: 'part', request: () => ({ path }) });
  return [
    part('own companies', '/company/get_companies'),
    part('employees', `/employees?companyId=${companyId}`),
    part('projects', `/project/get?company_id=${companyId}`),
    part('a board', `/tasks/project/${projectIds[0]}`),
    part('tasks found by a word', '/tasks/search?q=bodega'),
    part('projects found by a word', '/project/search?q=proyecto'),
    part('open period of pay', `/payroll/period?companyId=${companyId}&date=2026-11-20`),
    part('money needed', '/payroll/money-needed'),
  ];
}
