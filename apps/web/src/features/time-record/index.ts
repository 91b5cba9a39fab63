export { timeRecordKeys } from './api/keys.ts';
export { readRecords, recordsOf } from './api/use-records.ts';
export { Corrections } from './components/corrections.tsx';
export { PayrollDownload } from './components/payroll-download.tsx';
export { PendingCount } from './components/pending-count.tsx';
export { PendingReviews } from './components/pending-reviews.tsx';
export { TimeRecords } from './components/time-records.tsx';
