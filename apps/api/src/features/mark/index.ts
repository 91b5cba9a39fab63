export { denyMarks } from './deny-marks.ts';
export { whenCompanyGoes, whenPersonGoes } from './departures.ts';
export { markHandlers } from './handlers.ts';
export { MarkModel, WAITING_BY_TIME } from './model.ts';
export { sendMarks } from './send-marks.ts';
export { waitingMarks } from './waiting-marks.ts';
