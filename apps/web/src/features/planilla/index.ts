export { Payroll } from './planilla.tsx';
export { prefetchPayrollPeople, useRates } from './requests.ts';
