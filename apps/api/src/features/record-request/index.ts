export { requestState } from './add-decision-event.ts';
export { askAboutMark } from './ask-about-mark.ts';
export { askRequest } from './ask-request.ts';
export { countAnswered, countOpenRequests } from './count-requests.ts';
export {
  whenCompanyGoes,
  whenCompanyIsLeft,
  whenEmploymentEnds,
  whenPersonGoes,
} from './departures.ts';
export { findForgotten } from './find-forgotten.ts';
export { findSilence } from './find-silence.ts';
export { recordRequestHandlers } from './handlers.ts';
export { listRequests } from './list-requests.ts';
export { IS_OPEN, type RecordRequestDoc, RecordRequestModel } from './model.ts';
export { openRequestsWithin } from './open-requests.ts';
export { REQUEST_ASKED } from './store-request.ts';
