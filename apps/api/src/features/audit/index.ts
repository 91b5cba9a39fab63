export { auditHandlers } from './handlers.ts';
export { type Act, countAct, recordActs } from './record.ts';
