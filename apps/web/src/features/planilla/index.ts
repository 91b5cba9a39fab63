export { CompanyConcepts } from './concepts/company-concepts.tsx';
export { dateIn, PayPeriodScreen } from './pay-period/pay-period.tsx';
export { prefetchPayPeriod } from './pay-period-requests.ts';
export { Payroll } from './planilla.tsx';
export { prefetchPayroll } from './requests.ts';
