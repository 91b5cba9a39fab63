export { payrollHandlers } from './handlers.ts';
