export { addEvents, type EventDraft } from './add-events.ts';
