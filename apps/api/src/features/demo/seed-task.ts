import { NewTask } from '@faena/shared/schemas';
import type { Actor } from '../../kernel/actor.ts';
import type { BoardServices } from '../board/index.ts';
import { createTask } from '../task/index.ts';
import { ArchivedTaskModel } from '../task-archive/index.ts';
import { TaskModel } from '../task-store/index.ts';
import type { DemoTask } from './content/shapes.ts';
import { ensure } from './ensure.ts';
import { at, hourOf } from './moments.ts';

/** The time from the creation of a demo task to its due date. A task due later was created the day before yesterday. */
const FORESIGHT_DAYS = 12;

export interface DemoBoard {
  readonly projectId: string;
  /** Days from today: no task is older than its project. */
  readonly start: number;
  readonly timezone: string;
  /** The members by username. */
  readonly people: ReadonlyMap<string, Actor>;
}

/** The day on which a task was thought of, counted from today. */
export function thoughtOf({ start, due = 0 }: { start: number; due?: number | undefined }): number {
  return Math.max(start, Math.min(due - FORESIGHT_DAYS, -2));
}

/** A task at the end of its column, due at the end of a working day. */
export async function seedTask(
  {
    hours,
    due,
    who = [],
    steps: _s,
    stepsDone: _d,
    after: _a,
    partOf: _p,
    cover: _c,
    comments: _m,
    archived: _t,
    ...task
  }: DemoTask,
  { projectId, start, timezone, people }: DemoBoard,
  manager: Actor,
  services: BoardServices,
): Promise<void> {
  const now = services.clock.now();
  const isThere =
    (await TaskModel.exists({ projectId, title: task.title })) ??
    (await ArchivedTaskModel.exists({ projectId, 'task.title': task.title }));
  await ensure(Promise.resolve(isThere), () =>
    createTask(
      NewTask.parse({
        project: projectId,
        ...task,
        estimatedHours: hours,
        ...(due !== undefined && { dueDate: hourOf(17, due, now, timezone).toISOString() }),
        assignedTo: who.flatMap((username) => String(people.get(username)?.id ?? [])),
      }),
      { actor: manager, key: null },
      at(services, hourOf(10, thoughtOf({ start, due }), now, timezone)),
    ),
  );
}
