export { addAttachment } from './add-attachment.ts';
export { taskAttachmentHandlers } from './handlers.ts';
