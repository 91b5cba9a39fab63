import { DELETED_ATTACHMENT_KEPT_S } from '@faena/shared/domain';
import { model, Schema, type Types } from 'mongoose';
import { FILE_ID } from '../../platform/storage/file-reference.ts';

/** A file on a task (FILE-1). */
export interface AttachmentDoc {
  _id: Types.ObjectId;
  taskId: Types.ObjectId;
  projectId: Types.ObjectId;
  companyId: Types.ObjectId;
  /** The number of the act that added it: the order of the list. */
  number: number;
  authorId: Types.ObjectId;
  name: string;
  /** By its content (FILE-4). */
  mediaType: string;
  /** In bytes. */
  size: number;
  fileId: Types.ObjectId;
  /** The file of its preview (FILE-9). */
  previewId?: Types.ObjectId;
  createdAt: Date;
  /** When it was deleted, or its task, by the clock of the machine. It counts until the TTL index deletes it (FILE-8). */
  leftAt?: Date;
  /** The person who deleted it alone; unset for one that left with its task. */
  removedBy?: Types.ObjectId;
}

const schema = new Schema<AttachmentDoc>({
  taskId: { type: Schema.Types.ObjectId, required: true },
  projectId: { type: Schema.Types.ObjectId, required: true },
  companyId: { type: Schema.Types.ObjectId, required: true },
  number: { type: Number, required: true },
  authorId: { type: Schema.Types.ObjectId, required: true },
  name: { type: String, required: true },
  mediaType: { type: String, required: true },
  size: { type: Number, required: true },
  fileId: FILE_ID,
  previewId: FILE_ID,
  createdAt: { type: Date, required: true },
  leftAt: Date,
  removedBy: Schema.Types.ObjectId,
});

schema.index({ taskId: 1, number: 1 });
schema.index({ projectId: 1 });
// Sums the files of a company without reading them (FILE-8).
schema.index({ companyId: 1, size: 1 });
schema.index({ leftAt: 1 }, { expireAfterSeconds: DELETED_ATTACHMENT_KEPT_S });

export const AttachmentModel = model('TaskAttachment', schema, 'task_attachments');
