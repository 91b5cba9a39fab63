export { addItems } from './add-items.ts';
export { checklistHandlers } from './handlers.ts';
export { tickItem } from './tick-item.ts';
