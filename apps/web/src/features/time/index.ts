export { formatHoursAndMinutes } from './clock/format-clock.ts';
export { HeaderClock } from './clock/header-clock.tsx';
export { showKeptTime, timeToKeep } from './clock/kept-time.ts';
export type { KeptTime } from './clock/state.ts';
export { WorkButtons } from './clock/work-buttons.tsx';
export { WorkClock } from './clock/work-clock.tsx';
export { WorkStatus } from './clock/work-status.tsx';
export { Crews } from './crew/crews.tsx';
export { crewsOf } from './crew/own-crews.ts';
export { KioskPage } from './kiosk/kiosk-page.tsx';
export { LinkedPhone } from './marks/linked-phone.tsx';
export { loadUnsentMarks } from './marks/load-unsent-marks.ts';
export { OwnWaitingMarks } from './marks/own-waiting-marks.tsx';
export { HOME_REFRESH_MS, homeOf, useOwnHome } from './own-home.ts';
export { DayLine } from './own-planilla/day-line.tsx';
export { OwnPlanilla } from './own-planilla/own-planilla.tsx';
export { OwnRecords } from './own-planilla/own-records.tsx';
export { recordedDays } from './own-planilla/reckon-days.ts';
export { isPayClosed } from './pay-lock/is-pay-closed.ts';
export { PayGate } from './pay-lock/pay-gate.tsx';
export { loadProjectChoice } from './projects/load-project-choice.ts';
export { loadRecordNews } from './record-news/load-record-news.ts';
export { AskForForgotten } from './record-requests/ask-buttons.tsx';
export { DecidedRequests, EmployeeRequests } from './record-requests/employee-requests.tsx';
export { OwnRequests } from './record-requests/own-requests.tsx';
export { PendingRequests, RequestCount } from './record-requests/pending-requests.tsx';
export { AdjustmentEntry } from './records/adjustment-entry.tsx';
export { ClosedMarks } from './records/closed-marks.tsx';
export { RecordDialog, StopRecordDialog, TogetherDialog } from './records/dialogs.ts';
export { EmployeeRecords } from './records/employee-records.tsx';
export { momentsOf } from './records/moments-of.ts';
export { PendingReviews } from './records/pending-reviews.tsx';
export { RecordButtons } from './records/record-buttons.tsx';
export { Unsettled } from './records/unsettled.tsx';
export {
  type RecordsOwner,
  recordKeys,
  recordsOf,
  useConfirmRecord,
  useReadAgain,
  useRecordsOfPeriod,
} from './requests.ts';
export { loadQuestions } from './silence/load-questions.ts';
export { useUnsentAnswers } from './silence/unsent-answers.ts';
export { loadSiteCodeField } from './site-code/load.ts';
export { kioskTexts } from './texts/kiosk.ts';
export { linkedPhoneTexts } from './texts/linked-phone.ts';
export { markTexts } from './texts/marks.ts';
export { ownPlanillaTexts } from './texts/own-planilla.ts';
export { recordTexts } from './texts/records.ts';
export { Today, TodayOfAll } from './today/today.tsx';
export { useWorkplace } from './use-workplace.ts';

/** Loads the function that follows the working time of an employee. */
export const loadFollowing = () =>
  import('./clock/follow-working-time.ts').then(({ followWorkingTime }) => followWorkingTime);

/** Loads the functions that store what this browser knows of the devices of its people. */
export const loadDevices = () => import('./marks/store.ts');
