export { addBlocker } from './add-blocker.ts';
export { taskLinkHandlers } from './handlers.ts';
export { setParent } from './set-parent.ts';
