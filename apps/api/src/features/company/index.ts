export { createCompany } from './create-company.ts';
export { whenLineOfBusinessGoes, whenPersonGoes } from './departures.ts';
export { companyHandlers } from './handlers.ts';
export { lockCompany } from './lock-company.ts';
export { type CompanyDoc, CompanyModel } from './model.ts';
export { lockPayCalendar, payCalendarOf } from './pay-calendar.ts';
export { type PayCalendarDoc, PayCalendarModel } from './pay-calendar-model.ts';
export { timeZoneOf } from './time-zone-of.ts';
export { visibleCompanies } from './visible-companies.ts';
