export { denyMarks } from './deny-marks.ts';
export { whenPersonGoes } from './departures.ts';
export { markHandlers } from './handlers.ts';
export { MarkModel } from './model.ts';
export { sendMarks } from './send-marks.ts';
