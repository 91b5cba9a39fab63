import { z } from 'zod';
import {
  DEFAULT_TASK_STATUS,
  LENGTHS,
  MAX_BATCH,
  MAX_NEW_TASKS,
} from '../domain/limits-and-defaults/index.ts';
import { say } from '../wording/reasons.ts';
import { listOf } from './list-of.ts';
import { PersonCard } from './person.ts';
import { Id, requiredTitle } from './primitives.ts';
import { NewTask, Task, TaskChanges, TaskPriority, TaskStatus } from './task.ts';

const { assignedTo: People, tags: Tags, dueDate: DueDate, dueDay: DueDay } = TaskChanges.shape;

const SeveralIds = listOf(Id, { min: 1, max: MAX_BATCH }).transform((ids) => [...new Set(ids)]);

/** `POST /tasks/many`: the titles of new tasks in their order; optionally their ids (TASK-17) and their parent (LINK-5). */
export const NewTasks = z
  .object({
    project: NewTask.shape.project,
    status: TaskStatus.default(DEFAULT_TASK_STATUS),
    titles: listOf(requiredTitle(LENGTHS.name), { min: 1, max: MAX_NEW_TASKS }),
    ids: listOf(Id, { min: 1, max: MAX_NEW_TASKS })
      .refine((ids) => new Set(ids).size === ids.length, say('task_twice'))
      .optional(),
    parentId: NewTask.shape.parentId,
  })
  .refine(({ titles, ids }) => !ids || ids.length === titles.length, {
    path: ['ids'],
    message: say('ids_not_of_titles'),
  });
export type NewTasks = z.infer<typeof NewTasks>;

/** The change of each of some tasks; absent fields stay. */
export const BatchChange = z
  .object({
    status: TaskStatus,
    priority: TaskPriority,
    dueDate: DueDate,
    dueDay: DueDay,
    addTags: Tags,
    removeTags: Tags,
    assign: People,
    unassign: People,
    /** Archives the tasks (ARCHIVED-2); no other change may accompany it. */
    archive: z.literal(true),
    /**
     * Copies each task right below itself and answers the copies (COPY-6), on request with its comments (COPY-7); no
     * other change may accompany it.
     */
    duplicate: z.literal([true, 'with-comments']),
  })
  .partial()
  .refine((change) => Object.values(change).some((value) => value !== undefined), say('nothing_to_change'))
  .refine(
    ({ archive, ...others }) => !archive || Object.values(others).every((value) => value === undefined),
    say('archive_alone'),
  )
  .refine(
    ({ duplicate, ...others }) => !duplicate || Object.values(others).every((value) => value === undefined),
    say('duplicate_alone'),
  );
export type BatchChange = z.infer<typeof BatchChange>;

/** `PUT /tasks/batch`: the same change of several tasks of one project. */
export const TaskBatch = z.object({
  ids: SeveralIds,
  change: BatchChange,
});
export type TaskBatch = z.infer<typeof TaskBatch>;

/** `PUT /tasks/move`: to another project of the same company. */
export const TaskMove = z.object({ ids: SeveralIds, project: Id });
export type TaskMove = z.infer<typeof TaskMove>;

/** The result of a move to another project (MOVE-1). */
export const MovedTasks = z.object({
  /** The moved tasks, in the order of that board. */
  tasks: Task.array(),
  /** People unassigned because they are no members there (MOVE-2). */
  unassigned: PersonCard.array(),
  /** The columns that now exceed their limits (WIP-4). */
  overLimits: z.array(z.object({ status: TaskStatus, count: z.number().int(), limit: z.number().int() })),
});
export type MovedTasks = z.infer<typeof MovedTasks>;
