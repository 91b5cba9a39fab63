export { startRecord } from './clock/start-record.ts';
export { stopRecord } from './clock/stop-record.ts';
export { startSweeper } from './clock/sweeper.ts';
export { whenCompanyGoes, whenEmploymentEnds, whenPersonGoes } from './departures.ts';
export { recordHandlers } from './handlers.ts';
export { reachableRecords } from './model/reachable-records.ts';
export { type CorrectionDoc, type RecordDoc, RecordModel } from './model/record-model.ts';
export { priceRecords } from './pricing/price-records.ts';
