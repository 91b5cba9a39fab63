import { DELETED_TASK_KEPT_S } from '@faena/shared/domain';
import { type ClientSession, model, Schema, type Types } from 'mongoose';
import { driverCollection } from '../../platform/database.ts';
import { FILE_ID } from '../../platform/storage/file-reference.ts';

/** The picture of a task, re-encoded. Copies of a task share the file. */
interface CoverDoc {
  /** 128 random bits in hex: the address is the right to see it. */
  _id: string;
  projectId: Types.ObjectId;
  companyId: Types.ObjectId;
  /** Unset if a process of the former version stored it. */
  fileId?: Types.ObjectId;
  /** A copy for processes of the former version: see ADR 29. */
  bytes: Buffer;
  createdAt: Date;
  /** When it left its task, by the clock of the machine. It is kept for undo until the TTL index deletes it (COVER-2). */
  leftAt?: Date;
}

const schema = new Schema<CoverDoc>({
  _id: { type: String, required: true },
  projectId: { type: Schema.Types.ObjectId, required: true },
  companyId: { type: Schema.Types.ObjectId, required: true },
  fileId: FILE_ID,
  bytes: { type: Buffer, required: true },
  createdAt: { type: Date, required: true },
  leftAt: Date,
});

schema.index({ leftAt: 1 }, { expireAfterSeconds: DELETED_TASK_KEPT_S });
schema.index({ projectId: 1 });
schema.index({ companyId: 1 });

export const CoverModel = model('Cover', schema, 'covers');

type Ids = readonly (string | null | undefined)[];

/** Marks covers as left (`leftAt`), in the transaction that removes them from their tasks. */
export function markCoversLeft(ids: Ids, session: ClientSession): Promise<void> {
  return write(ids, { $set: { leftAt: new Date() } }, session);
}

/** Unmarks the covers of restored tasks. */
export function unmarkCovers(ids: Ids, session: ClientSession): Promise<void> {
  return write(ids, { $unset: { leftAt: '' } }, session);
}

async function write(ids: Ids, update: object, session: ClientSession): Promise<void> {
  const named = ids.filter((id) => typeof id === 'string');
  if (named.length === 0) return;
  await driverCollection(CoverModel).updateMany({ _id: { $in: named } }, update, { session });
}
