export { addEvents, type EventDraft } from './add-events.ts';
export { LedgerEventModel } from './event-model.ts';
export { ledgerHandlers } from './handlers.ts';
export { eventToWire } from './list-events.ts';
export { verifyChains } from './verify-chains.ts';
