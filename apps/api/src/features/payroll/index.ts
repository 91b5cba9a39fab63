export { payrollHandlers } from './handlers.ts';
export { verifyPayroll } from './verify/verify-payroll.ts';
