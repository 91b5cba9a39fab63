import { AT_END, DEFAULT_TASK_PRIORITY } from '@faena/shared/domain';
import type { NewTask, NewTasks, PersonCard, Task, TaskStatus } from '@faena/shared/schemas';
import type { z } from 'zod';
import { withTask } from '../board-edits.ts';

/** A new task as it is sent, with all it takes to show it before the server has answered. */
export interface NewOne {
  readonly body: z.input<typeof NewTask> & { readonly id: string; readonly status: TaskStatus };
  /** Whom it is assigned to. */
  readonly people: readonly PersonCard[];
  /** When it was asked for. */
  readonly at: string;
}

/** The same of several tasks of a title alone. */
export interface NewOnes extends Pick<NewOne, 'at'> {
  readonly body: z.input<typeof NewTasks> & { readonly ids: string[]; readonly status: TaskStatus };
}

/**
 * The ids of new tasks, which follow from the key that they are sent with: what is sent again is the same, and what waits
 * has its ids before the server knows of it (TASK-17).
 */
export function newIds(key: string, count: number): string[] {
  return Array.from(
    { length: count },
    (_, index) => `${key.slice(0, 21)}${index.toString(16).padStart(3, '0')}`,
  );
}

const GIVEN = ['description', 'priority', 'dueDate', 'estimatedHours', 'tags', 'assignedTo'] as const;

/** What a new one is given besides its title. */
export function givenOf(body: NewOne['body']): (typeof GIVEN)[number][] {
  return GIVEN.filter((field) => String(body[field] || ''));
}

/** Puts a new task at the end of its column, as far as it is known; one that is there is as the server has it. */
export function withNew(tasks: Task[], { body, people, at }: NewOne): Task[] {
  const { id, title, status, description = '', priority = DEFAULT_TASK_PRIORITY, checklist = [] } = body;
  return withAnswer(tasks, {
    _id: id,
    id,
    title,
    description,
    priority,
    status,
    order: AT_END,
    dueDate: body.dueDate ? String(body.dueDate) : null,
    estimatedHours: body.estimatedHours ?? 0,
    tags: [...(body.tags ?? [])],
    assignedTo: [...people],
    project: { _id: body.project, name: '' },
    ...(checklist.length > 0 && { checklist: { done: 0, total: checklist.length } }),
    createdBy: body.createdBy ?? '',
    createdAt: at,
    updatedAt: at,
  });
}

/** The same of several. */
export function withNewOnes(tasks: Task[], { body: { ids, titles, ...all }, at }: NewOnes): Task[] {
  return ids.reduce(
    (before, id, index) =>
      withNew(before, { body: { ...all, id, title: titles[index] ?? '' }, people: [], at }),
    tasks,
  );
}

/** Puts a task that was created where it stands, unless the board has been told of it already, or of what became of it. */
export function withAnswer(tasks: Task[], created: Task): Task[] {
  return tasks.some(({ id }) => id === created.id) ? tasks : withTask(tasks, created);
}
