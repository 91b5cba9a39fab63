export { Payroll } from './components/payroll.tsx';
