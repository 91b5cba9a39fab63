import { z } from 'zod';
import { ChecklistItem } from './checklist.ts';
import { Id } from './primitives.ts';
import { Task } from './task.ts';

/** A task with the items of its checklist (CHECK-4). */
export const TaskChecklist = z.object({ task: Task, items: z.array(ChecklistItem) });
export type TaskChecklist = z.infer<typeof TaskChecklist>;

/** `POST /tasks/:id/blockers`: the task that it waits for (LINK-2). */
export const NewBlocker = z.object({ taskId: Id });

/** `PUT /tasks/:id/parent`: the task that it is a part of, or null (LINK-5). */
export const ParentChange = z.object({ parentId: Id.nullable() });
