export { CompanyLedger } from './company-ledger.tsx';
export { OwnLedger } from './own-ledger.tsx';
export { PlanillaTabs } from './planilla-tabs.tsx';
