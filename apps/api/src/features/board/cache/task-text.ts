import { type CompactTask, Task, type TaskStatus } from '@faena/shared/schemas';
import { throughSchema } from '../../../kernel/answer.ts';

/** A task as JSON, in parts: what its forms have alike, and what each has of its own. None has braces. */
export interface TaskText {
  readonly alike: string;
  /** What a task of a list has besides, where it stands apart. */
  readonly listed: string;
  /** What one of a compact board has besides. */
  readonly compact: string;
  /** By itself, as it is another when the task was moved. */
  readonly updatedAt: string;
}

/** @throws ZodError for a task that could not be answered */
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

/** The JSON of a task of a compact board, which stands where it comes (BOARD-36). */
export function compactOf({ alike, compact, updatedAt }: TaskText): string {
  return `{"updatedAt":"${updatedAt}",${compact},${alike}}`;
}

function inner(fields: object): string {
  return JSON.stringify(fields).slice(1, -1);
}
