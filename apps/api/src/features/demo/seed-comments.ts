import { NewTaskComment } from '@faena/shared/schemas';
import type { Actor } from '../../kernel/actor.ts';
import type { BoardServices } from '../board/index.ts';
import { createComment } from '../task-comment/index.ts';
import { TaskModel } from '../task-store/index.ts';
import type { DemoTask } from './content/shapes.ts';
import { at, hourOf } from './moments.ts';
import type { DemoBoard } from './seed-task.ts';

/** Adds the comments on a task that it does not have yet. */
export async function seedComments(
  { title, comments = [] }: DemoTask,
  { projectId, timezone, people }: DemoBoard,
  manager: Actor,
  services: BoardServices,
): Promise<void> {
  if (comments.length === 0) return;
  const task = await TaskModel.findOne({ projectId, title }, { comments: 1 }).orFail().lean();
  for (const { by, day, hour, text, mentions = [] } of comments.slice(task.comments?.total ?? 0)) {
    const ids = mentions.flatMap((username) => String(people.get(username)?.id ?? []));
    const then = at(services, hourOf(hour, day, services.clock.now(), timezone));
    const comment = NewTaskComment.parse({ text, mentions: ids });
    await createComment(String(task._id), comment, people.get(by) ?? manager, then);
  }
}
