import { TASK_PRIORITIES, TASK_STATUSES } from '@faena/shared/domain';
import {
  type Home,
  type OwnerDay,
  WAITING_CAUSES,
  WAITING_KINDS,
  type WorkRecord,
} from '@faena/shared/schemas';
import { home, homeTask } from '../home.ts';
import { PAYROLL_ANSWERS } from './world-payroll.ts';
import { ago, company, project, worker } from './world-people.ts';

/** The first screen of an employee on the walk, with something of each kind. */
export function homeOf([clock]: readonly WorkRecord[]): Home {
  return home({
    ...{ company, calendar: PAYROLL_ANSWERS.payPeriod.calendar(), clock: clock ?? null },
    today: clock ? [clock] : [],
    pay: { ms: 27_000_000, gross: 187.5, net: 178.44, unpricedHours: 1.5, pendingReviews: 2 },
    waiting: { slips: 2, claims: 1, requests: 2, invitations: 1, news: 2 },
    silence: clock ? { recordId: clock._id, from: ago(5), until: ago(3), projectId: null } : null,
    tasks: {
      total: 9,
      first: TASK_STATUSES.slice(0, -1).map((status, index) =>
        homeTask({
          ...{ title: 'Zaqxi', status, priority: TASK_PRIORITIES[index] ?? 'Low' },
          ...{ dueDate: ago(72), project: { _id: project._id, name: project.name } },
        }),
      ),
    },
  });
}

/** The day of an owner on the walk, with something of each kind. */
export const OWNER_DAY: OwnerDay = {
  at: '2026-11-20T15:00:00.000Z',
  waiting: WAITING_KINDS.map((kind) => ({
    ...{ kind, count: 3, since: '2026-11-17', names: ['Reqxu', 'Veqxo'], unpricedHours: 1.5 },
    causes: WAITING_CAUSES.map((cause) => ({ cause, count: 2 })),
    companies: [
      { companyId: company._id, count: 3, since: '2026-11-17', date: '2026-11-01', employeeId: worker._id },
    ],
  })),
  companies: [{ companyId: company._id, people: 9, working: 4, lunch: 2, missing: 3, late: 2 }],
};

/** The first screen without anything on it. */
export const EMPTY_HOME = home({ company, calendar: PAYROLL_ANSWERS.payPeriod.calendar() });
