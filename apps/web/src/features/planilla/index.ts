export { Payroll } from './planilla.tsx';
export { prefetchPayrollPeople } from './requests.ts';
