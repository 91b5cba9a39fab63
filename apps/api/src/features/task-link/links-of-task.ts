import { type ClientSession, Types } from 'mongoose';
import { conflict } from '../../kernel/errors.ts';
import { isCircular, type Links, linkedTasks } from '../board-links/index.ts';
import type { BoardDoc } from '../project/index.ts';

/** The links of a task, and of all others on its board. */
export async function linksOn({ _id }: BoardDoc, id: string, session: ClientSession) {
  const all = await linkedTasks(_id, session);
  const own: Links = all.find((task) => task._id.equals(id)) ?? { _id: new Types.ObjectId(id) };
  return { own, others: all.filter((task) => task !== own) };
}

/**
 * Refuses links that lead in a circle (LINK-1, LINK-5).
 * @throws AppError `conflict`
 */
export function requireNoCircle(own: Links, others: readonly Links[]): void {
  if (isCircular([own, ...others])) throw conflict('links_in_a_circle');
}
