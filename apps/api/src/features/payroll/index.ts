export { slipHandlers } from './answers/handlers.ts';
export { conceptHandlers, payLineHandlers } from './concepts/handlers.ts';
export { whenCompanyGoes, whenCompanyIsLeft, whenEmploymentEnds, whenPersonGoes } from './departures.ts';
export { runFileHandlers } from './files/handlers.ts';
export { payrollHandlers } from './handlers.ts';
export { paymentHandlers } from './payments/handlers.ts';
export { payPeriodHandlers } from './periods/handlers.ts';
export { changeRates } from './rates/change-rates.ts';
export { rateHandlers } from './rates/handlers.ts';

export { runHandlers } from './runs/handlers.ts';

export { slipLinkHandlers } from './slip-links/handlers.ts';

export { startVerifier } from './verify/daily-verifier.ts';
export { verifyPayroll } from './verify/verify-payroll.ts';
