import { Types } from 'mongoose';
import type { TaskDoc } from '../task-store/index.ts';

/** Copies a task without its links, comments, files and followers by choice, and without done items in its checklist (COPY-1, RECUR-3). */
export function resetTask(
  {
    checklist,
    blockedBy: _blockers,
    parentId: _parent,
    comments: _comments,
    attachments: _attachments,
    follows: _follows,
    ...task
  }: TaskDoc,
  at: Date,
): TaskDoc {
  return {
    ...task,
    _id: new Types.ObjectId(),
    ...(checklist && {
      checklist: checklist.map(({ text }) => ({ _id: new Types.ObjectId(), text, done: false })),
    }),
    createdAt: at,
    updatedAt: at,
  };
}
