import { NewTask } from '@faena/shared/schemas';
import type { Actor } from '../../kernel/actor.ts';
import type { BoardServices } from '../board/index.ts';
import { TaskModel } from '../board/index.ts';
import { createTask } from '../task/index.ts';
import type { DemoTask } from './content/shapes.ts';
import { ensure } from './ensure.ts';
import { at, hourOf } from './moments.ts';

/** How long before it is due a task was thought of; whatever is due later, the day before yesterday. */
const FORESIGHT_DAYS = 12;

export interface DemoBoard {
  readonly projectId: string;
  /** Days from today: no task is older than its project. */
  readonly start: number;
  readonly timezone: string;
  /** The members by username. */
  readonly people: ReadonlyMap<string, Actor>;
}

/** A task at the end of its column, due at the end of a working day. */
export async function seedTask(
  { hours, due, who = [], ...task }: DemoTask,
  { projectId, start, timezone, people }: DemoBoard,
  manager: Actor,
  services: BoardServices,
): Promise<void> {
  const now = services.clock.now();
  const thoughtOf = Math.max(start, Math.min((due ?? 0) - FORESIGHT_DAYS, -2));
  await ensure(TaskModel.exists({ projectId, title: task.title }), () =>
    createTask(
      NewTask.parse({
        project: projectId,
        ...task,
        estimatedHours: hours,
        ...(due !== undefined && { dueDate: hourOf(17, due, now, timezone).toISOString() }),
        assignedTo: who.flatMap((username) => String(people.get(username)?.id ?? [])),
      }),
      manager,
      at(services, hourOf(10, thoughtOf, now, timezone)),
    ),
  );
}
