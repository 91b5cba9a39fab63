import type { z } from 'zod';
import { AT_END, DEFAULT_TASK_PRIORITY } from '../domain/index.ts';
import type { NewTask, PersonCard, Task, TaskStatus } from '../schemas/index.ts';
import { withTask } from './task-list-edits.ts';

/** A new task, with all it takes to draw it before the server answers. */
export interface AskedTask {
  readonly body: z.input<typeof NewTask> & { readonly id: string; readonly status: TaskStatus };
  /** The cards of the assignees. */
  readonly people: readonly PersonCard[];
  /** The time of the person's request, as an ISO date. */
  readonly at: string;
}

/**
 * The ids of new tasks, made from their idempotency key. A repeated request names the same tasks. A queued task has its
 * id before the server knows it (TASK-17).
 */
export function newIds(key: string, count: number): string[] {
  return Array.from(
    { length: count },
    (_, index) => `${key.slice(0, 21)}${index.toString(16).padStart(3, '0')}`,
  );
}

/** Adds a new task at the end of its column, unless the board has it already. */
export function withNew(tasks: Task[], { body, people, at }: AskedTask): Task[] {
  const { id, title, status, description = '', priority = DEFAULT_TASK_PRIORITY, checklist = [] } = body;
  return withCreated(tasks, {
    _id: id,
    id,
    title,
    description,
    priority,
    status,
    order: AT_END,
    dueDate: body.dueDate ? String(body.dueDate) : null,
    ...(body.dueDay ? { dueDay: String(body.dueDay) } : {}),
    estimatedHours: body.estimatedHours ?? 0,
    tags: [...(body.tags ?? [])],
    assignedTo: [...people],
    project: { _id: body.project, name: '' },
    ...(body.parentId && { parentId: body.parentId }),
    ...(checklist.length > 0 && { checklist: { done: 0, total: checklist.length } }),
    createdBy: body.createdBy ?? '',
    createdAt: at,
    updatedAt: at,
  });
}

/** Adds a created task at its order, unless a live event has already added it. */
export function withCreated(tasks: Task[], created: Task): Task[] {
  return tasks.some(({ id }) => id === created.id) ? tasks : withTask(tasks, created);
}
