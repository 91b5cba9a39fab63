import { z } from 'zod';
import { PersonCard } from './person.ts';
import { Id, Instant } from './primitives.ts';
import { Task } from './task.ts';

/** A file on a task (FILE-1). */
export const TaskAttachment = z.object({
  _id: Id,
  /** Null without that account (FILE-11). */
  author: PersonCard.nullable(),
  name: z.string(),
  /** By its content; a browser shows pictures and PDF in place (FILE-4). */
  type: z.string(),
  /** In bytes. */
  size: z.number().int(),
  /** An address for the caller, which expires (FILE-5). */
  address: z.string(),
  /** The address of its preview; absent without one (FILE-9). */
  preview: z.string().optional(),
  createdAt: Instant,
});
export type TaskAttachment = z.infer<typeof TaskAttachment>;

/** A task with one of its files, after an upload. */
export const AttachedTask = z.object({ task: Task, attachment: TaskAttachment });
export type AttachedTask = z.infer<typeof AttachedTask>;
