export { addEvents, type EventDraft } from './add-events.ts';
export { forgetChain, lastEventOf } from './chain-end.ts';
export { inTurnOfChain, inTurnOfEmployee } from './chain-queue.ts';
export { type LedgerEventDoc, LedgerEventModel } from './event-model.ts';
export { ledgerHandlers } from './handlers.ts';
export { eventsWithin, eventToWire } from './list-events.ts';
export { LEDGER_EVENTS, type ToldEvent } from './tell-of-events.ts';
export { verifyChains } from './verify-chains.ts';
