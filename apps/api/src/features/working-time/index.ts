export { closeLostRecords } from './clock/close-lost-records.ts';
export { noteHeartbeat } from './clock/note-heartbeat.ts';
export { recordShifts } from './clock/record-shifts.ts';
export { startRecord } from './clock/start-record.ts';
export { type ReportSweep, sweeperJob } from './clock/sweeper.ts';
export { adjustmentStates } from './closed/add-adjustment-event.ts';
export { adjustRecordWithin, makeAdjustment } from './closed/adjust-record.ts';
export { adjustedValues } from './closed/adjusted-values.ts';
export { adjustmentHandlers } from './closed/handlers.ts';
export { planCarriedLast, priceCarriedLast } from './closed/price-carried-last.ts';
export { removeAdjustmentWithin } from './closed/remove-adjustment.ts';
export { type Payable, stampPieces, unstampPieces } from './closed/stamp.ts';
export { paidPieces, unpaidPeople, unpaidPieces } from './closed/unpaid-pieces.ts';
export {
  whenCompanyGoes,
  whenCompanyIsLeft,
  whenEmploymentEnds,
  whenPersonGoes,
  whenTimeZoneGoes,
} from './departures.ts';
export { recordHandlers } from './handlers.ts';
export { endsOfRunning } from './marked/ends-of-running.ts';
export { expectedEnds } from './marked/expected-ends.ts';
export { openRecordOf } from './marked/open-record-of.ts';
export {
  isFixed,
  type ShiftToStore,
  storeDenied,
  storeShifts,
  voidMarked,
} from './marked/store-shifts.ts';
export { type AdjustmentDoc, AdjustmentModel } from './model/adjustment-model.ts';
export { adjustmentToWire } from './model/adjustment-wire.ts';
export { adjustmentsOf } from './model/adjustments.ts';
export type { ChangeBy } from './model/change-by.ts';
export { lockWorkers } from './model/lock-workers.ts';
export { reachableRecords } from './model/reachable-records.ts';
export { recordState } from './model/record-event.ts';
export {
  type CorrectionDoc,
  isClosed,
  isPaid,
  isStamped,
  RECORDS_OF_EMPLOYEE,
  REVIEWS_BY_START,
  type RecordDoc,
  type RecordMarkDoc,
  RecordModel,
  type RecordTaskDoc,
  type RecordValuesDoc,
  recordValues,
  type StateBefore,
  stateBefore,
  WITHOUT_RATE,
} from './model/record-model.ts';

export { pieceToWire, recordsToWire, recordToWire, valuesToWire } from './model/record-wire.ts';
export { presentVersion } from './model/version-of.ts';

export { isMarked, lunchToCut } from './pricing/cut-lunch.ts';
export { recountEarnings } from './pricing/earnings.ts';
export {
  firstOpenDayOf,
  firstOpenDaysOf,
  type RateStart,
  rateReaches,
  startOnDay,
} from './pricing/first-days.ts';
export {
  planRates,
  type RateMove,
  type RatePlan,
  type RefusedPeople,
  refusePeople,
  storeRates,
} from './pricing/rate-moves.ts';
export { isFull, needsReach, rateMove, setRate } from './pricing/set-rate.ts';
export { HAS_UNPRICED_TIME, UNPRICED_MS, unsettledInAll } from './pricing/unsettled.ts';
export { workedByPerson, workedInAll, workedOnTask, workedOnTasks } from './pricing/worked-by-person.ts';
export { addRecordWithin } from './records/add-record.ts';
export { correctRecord, correctRecordWithin } from './records/correct-record.ts';
export { countReviews, TO_REVIEW } from './records/count-reviews.ts';
export { readOwnDay } from './records/own-day.ts';
export { enteredProject, isAsItWas, refuseFaultyTimes } from './records/record-values.ts';
export { revertRecordWithin } from './records/revert-record.ts';
export type { SilenceOfRecord } from './records/silence-after.ts';
export { splitRecord } from './records/split-record.ts';
export { voidRecord } from './records/void-records.ts';
