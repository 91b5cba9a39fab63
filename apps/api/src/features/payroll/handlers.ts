import type { contract } from '@faena/shared/contract';
import type { Handlers } from '../../http/call.ts';
import { exportPayroll } from './export-payroll.ts';

export const payrollHandlers: Handlers<typeof contract.payroll> = {
  export: ({ query, actor }) => exportPayroll(query, actor),
};
