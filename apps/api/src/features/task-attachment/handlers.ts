import type { contract } from '@faena/shared/contract';
import type { Handlers } from '../../kernel/call.ts';
import type { BoardServices } from '../board/index.ts';
import { addAttachment, admitAttachment } from './add-attachment.ts';
import { listAttachments } from './list-attachments.ts';
import { readAttachment } from './read-attachment.ts';
import { removeAttachment } from './remove-attachment.ts';

export const taskAttachmentHandlers: Handlers<typeof contract.taskAttachment, BoardServices> = {
  list: ({ params, actor }, services) => listAttachments(params.id, actor, services),
  add: {
    admit: ({ params, actor }) => admitAttachment(params, actor),
    serve: ({ params, body, actor }, services) => addAttachment(params, body, actor, services),
  },
  remove: ({ params, actor }, services) => removeAttachment(params, actor, services),
  read: ({ params }, services) => readAttachment(params.key, services),
};
