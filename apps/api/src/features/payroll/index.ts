export { payrollHandlers } from './handlers.ts';
export { startVerifier } from './verify/daily-verifier.ts';
export { verifyPayroll } from './verify/verify-payroll.ts';
