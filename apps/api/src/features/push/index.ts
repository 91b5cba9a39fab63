export { whenPersonGoes } from './departures.ts';
export { forgetEndedJob } from './forget-ended.ts';
export { pushHandlers } from './handlers.ts';
export type { PushBrowserDoc } from './model.ts';
export { pushKeys } from './push-keys.ts';
export {
  type Held,
  holdNoLonger,
  markWaiting,
  peopleWithPush,
  pushWaiting,
  type Waiting,
} from './push-waiting.ts';
