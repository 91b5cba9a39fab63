export { absencesIn, type PlannedAbsence } from './absences-in.ts';
export { absencesOn } from './absences-on.ts';
export { whenCompanyGoes, whenPersonGoes } from './departures.ts';
export { absenceHandlers } from './handlers.ts';
