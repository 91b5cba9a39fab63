export { whenCompanyIsLeft, whenEmploymentEnds, whenPersonGoes } from './departures.ts';
export { findDevice, noteDeviceSeen } from './find-device.ts';
export { deviceHandlers } from './handlers.ts';
export { isSignedBy } from './is-signed.ts';
export type { DeviceDoc } from './model.ts';
export { stampFor, timeOfStamp } from './stamp.ts';
export { storeDevice } from './store-device.ts';
