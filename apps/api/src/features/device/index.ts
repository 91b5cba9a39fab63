export { whenCompanyIsLeft, whenEmploymentEnds, whenPersonGoes } from './departures.ts';
export { findDevice, noteDeviceSeen } from './find-device.ts';
export { deviceHandlers } from './handlers.ts';
export { isKey, isSignedBy } from './is-signed.ts';
export { type DeviceDoc, DeviceModel } from './model.ts';
export { stampFor, timeOfStamp } from './stamp.ts';
export { storeDevice } from './store-device.ts';
