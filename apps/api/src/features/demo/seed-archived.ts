import type { Actor } from '../../kernel/actor.ts';
import type { BoardServices } from '../board/index.ts';
import { archiveTasks } from '../task/index.ts';
import { TaskModel } from '../task-store/index.ts';
import type { DemoTask } from './content/shapes.ts';
import { at, hourOf } from './moments.ts';
import type { DemoBoard } from './seed-task.ts';

/** Archives the tasks that belong in the archive; an earlier run may have done it. */
export async function archiveThose(
  tasks: readonly DemoTask[],
  { projectId, timezone }: DemoBoard,
  actor: Actor,
  services: BoardServices,
): Promise<void> {
  const titles = tasks.flatMap(({ title, archived }) => (archived ? title : []));
  const found = await TaskModel.find({ projectId, title: { $in: titles } }, { _id: 1 }).lean();
  const yesterday = at(services, hourOf(16, -1, services.clock.now(), timezone));
  if (found.length > 0)
    await archiveTasks(
      found.map(({ _id }) => String(_id)),
      { actor, key: null },
      yesterday,
    );
}
