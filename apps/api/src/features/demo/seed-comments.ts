import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { NewTaskComment } from '@faena/shared/schemas';
import type { Actor } from '../../kernel/actor.ts';
import type { BoardServices } from '../board/index.ts';
import { addAttachment } from '../task-attachment/index.ts';
import { createComment } from '../task-comment/index.ts';
import { TaskModel } from '../task-store/index.ts';
import type { DemoPhoto, DemoTask } from './content/shapes.ts';
import { drawPicture } from './draw-picture.ts';
import { at, hourOf } from './moments.ts';
import type { DemoBoard } from './seed-task.ts';

/** Adds the comments on a task that it does not have yet, with their photos. */
export async function seedComments(
  { title, comments = [] }: DemoTask,
  { projectId, timezone, people }: DemoBoard,
  manager: Actor,
  services: BoardServices,
): Promise<void> {
  if (comments.length === 0) return;
  const task = await TaskModel.findOne({ projectId, title }, { comments: 1 }).orFail().lean();
  const id = String(task._id);
  for (const { by, day, hour, text, mentions = [], photo } of comments.slice(task.comments?.total ?? 0)) {
    const author = people.get(by) ?? manager;
    const ids = mentions.flatMap((username) => String(people.get(username)?.id ?? []));
    const then = at(services, hourOf(hour, day, services.clock.now(), timezone));
    const attachmentIds = photo ? [await seedPhoto(id, photo, author, then)] : [];
    const comment = NewTaskComment.parse({ text, mentions: ids, attachmentIds });
    await createComment(id, comment, author, then);
  }
}

/** Puts a photo on a task; an interrupted seeding puts it there once. */
async function seedPhoto(
  id: string,
  { name, picture }: DemoPhoto,
  author: Actor,
  services: BoardServices,
): Promise<string> {
  const attachmentId = createHash('sha256').update(`${id} ${name}`).digest('hex').slice(0, 24);
  const content = Readable.from([await drawPicture(picture)]);
  await addAttachment({ id, attachmentId }, { name, content }, author, services);
  return attachmentId;
}
