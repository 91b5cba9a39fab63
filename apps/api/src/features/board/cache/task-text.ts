import { type CompactTask, Task, type TaskStatus } from '@faena/shared/schemas';
import { throughSchema } from '../../../kernel/answer.ts';

/** The JSON of a task in parts without braces: the fields of both forms, and those of each. */
export interface TaskText {
  readonly alike: string;
  /** The additional fields of a task in a list. */
  readonly listed: string;
  /** The additional fields of a task in a compact board. */
  readonly compact: string;
  /** Apart, because a move changes it. */
  readonly updatedAt: string;
}

/** @throws ZodError for a task that breaks its schema */
export function textOf(task: Task): TaskText {
  const { _id, status, order, project, assignedTo, updatedAt, ...alike } = throughSchema(Task, task);
  const listed = { _id, assignedTo, project };
  const compact = { assignedTo: assignedTo.map((person) => person._id) } satisfies Partial<CompactTask>;
  return { alike: inner(alike), listed: inner(listed), compact: inner(compact), updatedAt };
}

/** The JSON of a task of a list. */
export function listedAt({ alike, listed, updatedAt }: TaskText, status: TaskStatus, order: number): string {
  return `{"status":"${status}","order":${order},"updatedAt":"${updatedAt}",${listed},${alike}}`;
}

/** The JSON of a task of a compact board; its place is that in the array (BOARD-36). */
export function compactOf({ alike, compact, updatedAt }: TaskText): string {
  return `{"updatedAt":"${updatedAt}",${compact},${alike}}`;
}

function inner(fields: object): string {
  return JSON.stringify(fields).slice(1, -1);
}
