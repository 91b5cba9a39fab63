import type { contract } from '@faena/shared/contract';
import type { Handlers } from '../../kernel/call.ts';
import type { Services } from '../../platform/services.ts';
import { exportPayroll } from './export-payroll.ts';

export const payrollHandlers: Handlers<typeof contract.payroll, Services> = {
  export: ({ query, actor, language }) => exportPayroll(query, actor, language),
};
