import { DELETED_TASK_KEPT_S, REACTIONS, type Reaction } from '@faena/shared/domain';
import { model, Schema, type Types } from 'mongoose';

/** The origin of an imported comment (COMMENT-21). */
interface Imported {
  /** The importer. */
  byId: Types.ObjectId;
  /** The author's name in the file, where no member was found; `authorId` is then the importer. */
  name?: string;
}

/** A reaction of a person (COMMENT-25). */
export interface StoredReaction {
  reaction: Reaction;
  personId: Types.ObjectId;
}

/** A comment on a task (COMMENT-1). */
export interface CommentDoc {
  _id: Types.ObjectId;
  taskId: Types.ObjectId;
  /** The project of the task; a move of the task changes it. */
  projectId: Types.ObjectId;
  companyId: Types.ObjectId;
  /** The number of the act on the comments of the task, which orders them. */
  number: number;
  authorId: Types.ObjectId;
  text: string;
  mentionIds: Types.ObjectId[];
  /** The files of the task that it shows; unset without any. A deleted file leaves its id (COMMENT-19). */
  attachmentIds?: Types.ObjectId[];
  /** The earliest first, one for each person and kind; unset or empty without any (COMMENT-26). */
  reactions?: StoredReaction[];
  /** Unset for a comment that was written here. */
  imported?: Imported;
  createdAt: Date;
  editedAt: Date | null;
  /** When its task was deleted, by the clock of the machine; kept for undo until the TTL index deletes it. */
  leftAt?: Date;
}

/** The fields of a comment, also while it is kept for an undo. */
export const commentFields = {
  taskId: { type: Schema.Types.ObjectId, required: true },
  projectId: { type: Schema.Types.ObjectId, required: true },
  companyId: { type: Schema.Types.ObjectId, required: true },
  number: { type: Number, required: true },
  authorId: { type: Schema.Types.ObjectId, required: true },
  text: { type: String, required: true },
  mentionIds: { type: [Schema.Types.ObjectId], default: [] },
  attachmentIds: { type: [Schema.Types.ObjectId], default: undefined },
  reactions: {
    type: [
      {
        reaction: { type: String, enum: REACTIONS, required: true },
        personId: { type: Schema.Types.ObjectId, required: true },
        _id: false,
      },
    ],
    default: undefined,
  },
  imported: { type: { byId: Schema.Types.ObjectId, name: String, _id: false }, default: undefined },
  createdAt: { type: Date, required: true },
  editedAt: { type: Date, default: null },
};

const schema = new Schema<CommentDoc>({ ...commentFields, leftAt: Date });

// Also sorts the comments of a task.
schema.index({ taskId: 1, number: -1 }, { unique: true });
schema.index({ projectId: 1 });
schema.index({ companyId: 1 });
schema.index({ leftAt: 1 }, { expireAfterSeconds: DELETED_TASK_KEPT_S });

export const CommentModel = model('TaskComment', schema, 'task_comments');
