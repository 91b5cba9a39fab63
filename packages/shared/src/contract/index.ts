import { auth } from './auth.ts';
import { company } from './company.ts';
import { employee } from './employee.ts';
import { lineOfBusiness } from './line-of-business.ts';
import { project } from './project.ts';
import type { Contract } from './route.ts';
import { service } from './service.ts';
import { subscription } from './subscription.ts';
import { task } from './task.ts';
import { timesheet } from './timesheet.ts';
import { user } from './user.ts';

/** Every route of the API, by noun and verb. */
export const contract = {
  auth,
  user,
  subscription,
  company,
  lineOfBusiness,
  project,
  employee,
  timesheet,
  task,
  service,
} satisfies Contract;

export type FaenaContract = typeof contract;

export * from './paging.ts';
export * from './route.ts';
