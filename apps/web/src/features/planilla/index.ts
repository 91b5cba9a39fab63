export { Payroll } from './planilla.tsx';
