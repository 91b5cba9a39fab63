import type { Actor } from '../../kernel/actor.ts';
import type { BoardServices } from '../board/index.ts';
import { addItems, tickItem } from '../checklist/index.ts';
import { setCover } from '../task-cover/index.ts';
import { addBlocker, setParent } from '../task-link/index.ts';
import { TaskModel } from '../task-store/index.ts';
import type { DemoTask } from './content/shapes.ts';
import { drawPicture } from './draw-picture.ts';
import { at, hourOf } from './moments.ts';
import { type DemoBoard, thoughtOf } from './seed-task.ts';

/** Adds the parts of tasks besides their fields, once the board is complete; a second seeding duplicates nothing. */
export async function seedTaskParts(
  { title, due, steps = [], stepsDone = 0, after, partOf, cover }: DemoTask,
  { projectId, start, timezone }: DemoBoard,
  actor: Actor,
  services: BoardServices,
): Promise<void> {
  const by = { actor, key: null };
  const then = at(services, hourOf(11, thoughtOf({ start, due }), services.clock.now(), timezone));
  const find = (of: string) => TaskModel.findOne({ projectId, title: of }).orFail().lean();
  const { _id, checklist = [], coverId } = await find(title);
  const id = String(_id);
  if (steps.length > 0 && checklist.length === 0) {
    const { items } = await addItems(id, { texts: [...steps] }, by, then);
    for (const item of items.slice(0, stepsDone)) await tickItem({ id, itemId: item._id }, true, by, then);
  }
  if (cover && !coverId) await setCover(id, await drawPicture(cover), by, then);
  if (after) await addBlocker(id, String((await find(after))._id), by, then);
  if (partOf) await setParent(id, String((await find(partOf))._id), by, then);
}
