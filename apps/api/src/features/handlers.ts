import type { FaenaContract } from '@faena/shared/contract';
import type { AllHandlers } from '../http/call.ts';
import { authHandlers } from './auth/handlers.ts';
import { companyHandlers } from './company/handlers.ts';
import { employeeHandlers } from './employee/handlers.ts';
import { lineOfBusinessHandlers } from './line-of-business/handlers.ts';
import { payrollHandlers } from './payroll/handlers.ts';
import { projectHandlers } from './project/handlers.ts';
import { serviceHandlers } from './service/handlers.ts';
import { subscriptionHandlers } from './subscription/handlers.ts';
import { taskHandlers } from './task/handlers.ts';
import { timesheetHandlers } from './timesheet/handlers.ts';
import { userHandlers } from './user/handlers.ts';

/** What serves each route of the contract. */
export const handlers: AllHandlers<FaenaContract> = {
  session: authHandlers,
  person: userHandlers,
  plan: subscriptionHandlers,
  company: companyHandlers,
  lineOfBusiness: lineOfBusinessHandlers,
  project: projectHandlers,
  employee: employeeHandlers,
  payroll: payrollHandlers,
  record: timesheetHandlers,
  task: taskHandlers,
  service: serviceHandlers,
};
