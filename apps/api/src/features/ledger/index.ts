export { addEvents, type EventDraft } from './add-events.ts';
export { ledgerHandlers } from './handlers.ts';
export { verifyChains } from './verify-chains.ts';
