export { whenCompanyGoes, whenProjectGoes } from './departures.ts';
export { kioskHandlers } from './handlers.ts';
export { judgePins, type PinFault } from './judge-pins.ts';
