export { startRecord } from './clock/start-record.ts';
export { stopRecord } from './clock/stop-record.ts';
export { startSweeper } from './clock/sweeper.ts';
export {
  whenCompanyGoes,
  whenCompanyIsLeft,
  whenEmploymentEnds,
  whenPersonGoes,
  whenTimeZoneGoes,
} from './departures.ts';
export { recordHandlers } from './handlers.ts';
export { reachableRecords } from './model/reachable-records.ts';
export { type CorrectionDoc, type RecordDoc, RecordModel } from './model/record-model.ts';
export { recountEarnings } from './pricing/earnings.ts';
export { setRate } from './pricing/set-rate.ts';
export { workedByPerson, workedInAll } from './pricing/worked-by-person.ts';
export { countReviews } from './records/count-reviews.ts';
