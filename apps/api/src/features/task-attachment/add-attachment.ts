import { fileNameOf } from '@faena/shared/domain';
import { AttachedTask, type Task } from '@faena/shared/schemas';
import { type ClientSession, Types } from 'mongoose';
import type { Actor } from '../../kernel/actor.ts';
import { answer } from '../../kernel/answer.ts';
import type { Arriving } from '../../kernel/call.ts';
import { conflict, notFound } from '../../kernel/errors.ts';
import { driverCollection } from '../../platform/database.ts';
import type { BoardServices } from '../board/index.ts';
import { type ActedOn, actOnPart, requireTaskInSight } from '../task/index.ts';
import { type AttachmentDoc, AttachmentModel, TaskModel } from '../task-store/index.ts';
import { requireRoom } from './room.ts';
import { type Stored, storeFile } from './store-file.ts';
import { toAttachment } from './wire.ts';

/** A file of a task. */
export interface AttachmentOfTask {
  readonly id: string;
  readonly attachmentId: string;
}

/**
 * Refuses a file before it arrives (LIMIT-7).
 * @throws AppError `not_found` when the task is missing or out of reach; `forbidden` for an employee who is not a member;
 * `conflict` for the id of another file, and beyond a limit (FILE-7, FILE-8)
 */
export async function admitAttachment({ id, attachmentId }: AttachmentOfTask, actor: Actor): Promise<void> {
  await requireTaskInSight(id, actor);
  const task = await TaskModel.findById(id).lean();
  if (!task) throw notFound('task');
  if (!(await addedBefore({ id, attachmentId }, actor))) await requireRoom(task, task.companyId);
}

/**
 * Puts a file on a task (FILE-1). A repetition by its author with the same id reads the file, stores nothing, and answers
 * the present one (FILE-2).
 * @throws AppError as `admitAttachment` does; `payload_too_large`
 */
export async function addAttachment(
  { id, attachmentId }: AttachmentOfTask,
  { name, content }: Arriving,
  actor: Actor,
  services: BoardServices,
): Promise<AttachedTask> {
  const isThere = await addedBefore({ id, attachmentId }, actor);
  const stored = isThere ? await readToEnd(content) : await storeFile(content, services.files);
  return actOnPart('attachments', id, actor, services, async (on) => {
    const before = await addedBefore({ id, attachmentId }, actor, on.session);
    const doc = before ?? (await newAttachment({ attachmentId, name, stored }, actor, on));
    const attachment = await toAttachment(doc, actor, services);
    const show = (task: Task) => answer(AttachedTask, { task, attachment });
    if (before) return { gained: 0, show };
    return {
      gained: 1,
      write: async (session) => {
        await driverCollection(AttachmentModel).insertOne(doc, { session });
      },
      show,
    };
  });
}

interface NewAttachment {
  readonly attachmentId: string;
  readonly name: string;
  /** Null for a file that was there before it arrived. */
  readonly stored: Stored | null;
}

/** @throws AppError `not_found` for a file that was deleted while it arrived again; `conflict` beyond a limit */
async function newAttachment(
  { attachmentId, name, stored }: NewAttachment,
  actor: Actor,
  { board, task, number, at }: ActedOn,
): Promise<AttachmentDoc> {
  if (!stored) throw notFound('attachment');
  await requireRoom(task, board.companyId, stored.size);
  return {
    _id: new Types.ObjectId(attachmentId),
    taskId: task._id,
    projectId: board._id,
    companyId: board.companyId,
    number,
    authorId: actor.id,
    name: fileNameOf(name),
    ...stored,
    createdAt: at,
  };
}

async function readToEnd(content: Arriving['content']): Promise<null> {
  for await (const _ of content);
  return null;
}

/** The file that this author put on this task with an id; null if none has it. @throws AppError `conflict` */
async function addedBefore(
  { id, attachmentId }: AttachmentOfTask,
  actor: Actor,
  session?: ClientSession,
): Promise<AttachmentDoc | null> {
  const asked = { _id: new Types.ObjectId(attachmentId) };
  const found = await driverCollection(AttachmentModel).findOne(asked, session && { session });
  if (!found) return null;
  const isSame = String(found.taskId) === id && found.authorId.equals(actor.id) && !found.leftAt;
  if (!isSame) throw conflict('attachment_id_taken');
  return found;
}
