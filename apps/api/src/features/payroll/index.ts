export { acceptSlip } from './answers/accept-slip.ts';
export { claimSlip } from './answers/claim-slip.ts';
export { reachableSlip } from './answers/find-slip.ts';
export { slipHandlers } from './answers/handlers.ts';
export { changeCalendar } from './calendar/change-calendar.ts';
export { addConcept } from './concepts/add-concept.ts';
export { addLine } from './concepts/add-line.ts';
export { ConceptModel } from './concepts/concept-model.ts';
export { conceptHandlers, payLineHandlers } from './concepts/handlers.ts';
export { LineModel } from './concepts/line-model.ts';
export { whenCompanyGoes, whenCompanyIsLeft, whenEmploymentEnds, whenPersonGoes } from './departures.ts';
export { runFileHandlers } from './files/handlers.ts';
export { payrollHandlers } from './handlers.ts';
export { moneyNeededHandlers } from './money-needed/handlers.ts';
export { paymentHandlers } from './payments/handlers.ts';
export { makePayments } from './payments/make-payments.ts';
export { PaymentModel } from './payments/payment-model.ts';
export { payPeriodHandlers } from './periods/handlers.ts';
export { changeRates } from './rates/change-rates.ts';
export { rateHandlers } from './rates/handlers.ts';

export { closePeriod } from './runs/close-period.ts';
export { runHandlers } from './runs/handlers.ts';
export { RunModel } from './runs/run-model.ts';
export { slipLinkHandlers } from './slip-links/handlers.ts';
export { SlipModel } from './slips/slip-model.ts';

export { startVerifier } from './verify/daily-verifier.ts';
export { verifyPayroll } from './verify/verify-payroll.ts';
