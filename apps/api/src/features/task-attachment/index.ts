export { taskAttachmentHandlers } from './handlers.ts';
