import type { Role } from '@faena/shared/access';
import type { Person } from '@faena/shared/schemas';
import * as make from '../entities.ts';

/* The people and things behind every screen. */

const now = Date.now();
export const ago = (hours: number) => new Date(now - hours * 3_600_000).toISOString();

export const company = make.company({
  name: 'Taqxo Wiqx',
  created_by: 'ruqxa',
  line_of_business: 'Foqxi',
  address: 'Aqx 1',
  email: 'taqx@example.com',
});
export const other = make.company({ name: 'Beqxo', created_by: 'ruqxa', line_of_business: '' });

export const plan = make.plan({ name: 'Piqx', description: 'Goqx luqx', price: 12.5 });

function somebody(role: Role): Person {
  return make.person(role, {
    fullname: 'Ruqxa Moqx',
    username: 'ruqxa',
    company: role === 'employee' ? { _id: company._id, name: company.name } : null,
    subscription: { _id: plan._id, name: plan.name },
  });
}

/** Somebody of each role; the employee works for the company. */
export const people = {
  admin: somebody('admin'),
  manager: somebody('manager'),
  employee: somebody('employee'),
  client: somebody('client'),
} satisfies Record<Role, Person>;

export const manager = make.person('manager', { fullname: 'Haqxi Deqx', username: 'haqxi' });
export const worker = make.person('employee', { fullname: 'Loqxe Baqx', username: 'loqxe' });

export const project = make.project({
  name: 'Naqxo Piqx',
  type: 'Vuqxo',
  description: 'Siqx loqx',
  username: 'ruqxa',
  usuarios: ['ruqxa', 'loqxe'],
  company_id: company._id,
  wipLimits: { Backlog: 1, Doing: 9 },
});
export const otherProject = make.project({
  name: 'Zeqxa',
  type: 'Vuqxo',
  status: 'Paqxu',
  username: 'haqxi',
});

export const employees = [
  make.employee(company, {
    _id: worker._id,
    fullname: worker.fullname,
    username: worker.username,
    hourlyRate: 25,
    totalToPay: 1_234.5,
    totalGenerated: 1_234.5,
    pendingReviews: 2,
    temporaryPasswordUntil: ago(-72),
    projects: [{ _id: project._id, name: project.name }],
  }),
  make.employee(company, { fullname: 'Miqxo Teqx', username: 'miqxo', temporaryPasswordUntil: ago(72) }),
];
