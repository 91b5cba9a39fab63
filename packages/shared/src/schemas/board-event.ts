import { z } from 'zod';
import { PersonCard } from './person.ts';
import { Id } from './primitives.ts';
import { Task } from './task.ts';
import { TaskComment } from './task-comment.ts';

/** A task with another order; `status` and `updatedAt` are present if its column changed too. */
export const MovedTask = Task.pick({ id: true, order: true, status: true, updatedAt: true }).exactPartial({
  status: true,
  updatedAt: true,
});
export type MovedTask = z.infer<typeof MovedTask>;

/** The last comment that a task gained, for its open page (COMMENT-14). */
export const SaidComment = z.object({ taskId: Id, comment: TaskComment });
export type SaidComment = z.infer<typeof SaidComment>;

/** The changed tasks of a board in one event; `applyBoardEvent` applies it to a list of tasks. */
export const TasksEvent = z.object({
  type: z.literal('tasks'),
  /** New tasks, and those with more changed than column and order. */
  changed: z.array(Task),
  moved: z.array(MovedTask),
  removed: z.array(Id),
  /** The removed tasks that were archived; absent without any. */
  archived: z.array(Id).optional(),
  /** The removed tasks that moved to another board; absent without any. */
  elsewhere: z.array(Id).optional(),
  /** The comments that changed tasks gained by their last act on comments; absent without any. */
  said: z.array(SaidComment).optional(),
  /** The author of the last change, by task (LIVE-1); a task without a known author is missing. */
  authors: z.record(Id, Id),
});
export type TasksEvent = z.infer<typeof TasksEvent>;

/** The short answer to a change: the version of its board, which differs after every change (WIRE-22). */
export const BoardVersion = z.object({ boardVersion: Id });
export type BoardVersion = z.infer<typeof BoardVersion>;

/** A person who has the board open, and the tasks they edit. */
export const PresentPerson = PersonCard.pick({
  _id: true,
  fullname: true,
  username: true,
  profilePicture: true,
}).extend({ edits: z.array(Id) });
export type PresentPerson = z.infer<typeof PresentPerson>;

/** The people who have the board open now: the named ones, and the count (LIVE-3). */
export const PresenceEvent = z.object({
  type: z.literal('presence'),
  people: z.array(PresentPerson),
  count: z.number().int(),
});
export type PresenceEvent = z.infer<typeof PresenceEvent>;

/** The name of a browser tab, unlike any other's. */
export const TabId = z.string().regex(/^[0-9a-zA-Z-]{8,40}$/);

/** `PUT /tasks/project/:projectId/presence`: the task that a tab edits, or null. */
export const Presence = z.object({ tab: TabId, taskId: Id.nullable() });
export type Presence = z.infer<typeof Presence>;

/**
 * The events of a board's stream (BOARD-22):
 *
 * - `tasks`: these have changed
 * - `project`: its data, its members or the look of one have changed; everything is read again
 * - `presence`: these people have the board open; its event has that name, so readers of unnamed events miss it
 * - `reset`: the stream begins here; earlier reads may lack changes and are repeated
 */
export const BoardEvent = z.discriminatedUnion('type', [
  TasksEvent,
  z.object({ type: z.literal('project') }),
  z.object({ type: z.literal('reset') }),
  PresenceEvent,
]);
export type BoardEvent = z.infer<typeof BoardEvent>;
