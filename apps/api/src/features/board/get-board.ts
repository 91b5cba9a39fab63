import type { Page } from '@faena/shared/contract';
import type { Task } from '@faena/shared/schemas';
import type { ClientSession, Types } from 'mongoose';
import type { Actor } from '../../kernel/actor.ts';
import { notFound } from '../../kernel/errors.ts';
import type { Listing } from '../../kernel/list.ts';
import { onPage } from '../../kernel/list.ts';
import type { SerializedAnswer } from '../../kernel/reply.ts';
import { atOneMoment } from '../../platform/database.ts';
import { cardsOf } from '../person/index.ts';
import { type BoardDoc, findVisibleProject, type LockedProject, ProjectModel } from '../project/index.ts';
import { CachedBoard } from './cache/cached-board.ts';
import { TASKS_AT_ONCE, TaskModel } from './model/task-model.ts';
import { SHOWN_BOARD, type ShownBoard, tasksOnBoard } from './model/task-wire.ts';
import type { BoardServices } from './services.ts';

type VersionedBoard = ShownBoard & Pick<BoardDoc, 'boardVersion'>;

/**
 * The tasks of a project by status in board order, then by `order` (BOARD-3). The whole board comes from the cache as
 * long as the database says that neither the board nor anyone on it has changed since.
 * @throws AppError `not_found` out of reach; `forbidden` for an employee who is not a member
 */
export async function getBoard(
  projectId: string,
  actor: Actor,
  page: Page | null,
  services: BoardServices,
): Promise<SerializedAnswer | Listing<Task>> {
  const { _id, boardVersion } = await findVisibleProject(actor, projectId);
  if (page) return readPage(_id, page);
  return (await boardAt(_id, boardVersion, services)).whole;
}

/** A board as it is at a version of it, or later. */
async function boardAt(
  _id: Types.ObjectId,
  version: Types.ObjectId,
  { boardCache }: BoardServices,
): Promise<CachedBoard> {
  const kept = boardCache.get(String(_id));
  if (kept?.isOf(version) && kept.shows(await cardsOf(kept.people))) return kept;
  const read = await readBoard(_id);
  boardCache.keep(String(_id), read);
  return read;
}

/**
 * The board that a transaction has locked, as it was then: for whoever answers with it before the commit. Read
 * without the session, it is all that others have written, and nothing that the transaction has.
 */
export async function lockedBoard(board: LockedProject, { boardCache }: BoardServices): Promise<CachedBoard> {
  const cached = boardCache.get(String(board._id));
  if (cached?.isOf(board.boardVersion) && cached.shows(await cardsOf(cached.people))) return cached;
  const tasks = await TaskModel.find({ projectId: board._id }).batchSize(TASKS_AT_ONCE).lean();
  const cards = await cardsOf(tasks.flatMap((task) => task.assigneeIds));
  const read = new CachedBoard(board, tasksOnBoard(board, tasks, cards), cards);
  boardCache.keep(String(board._id), read);
  return read;
}

async function readBoard(_id: Types.ObjectId): Promise<CachedBoard> {
  // Of one moment: a version must not stand for tasks that are older than it.
  const [board, tasks] = await atOneMoment(async (session) => [
    await findBoard(_id, session),
    await TaskModel.find({ projectId: _id }, null, { session }).batchSize(TASKS_AT_ONCE).lean(),
  ]);
  const cards = await cardsOf(tasks.flatMap((task) => task.assigneeIds));
  return new CachedBoard(board, tasksOnBoard(board, tasks, cards), cards);
}

/** A page of a board, as it is at one moment. */
async function readPage(_id: Types.ObjectId, page: Page): Promise<Listing<Task>> {
  const [board, tasks] = await atOneMoment(async (session) => {
    const board = await findBoard(_id, session);
    const shown = { _id: { $in: onPage(page, board.columns.flat()) } };
    return [board, await TaskModel.find(shown, null, { session }).lean()] as const;
  });
  const cards = await cardsOf(tasks.flatMap(({ assigneeIds }) => assigneeIds));
  return { items: tasksOnBoard(board, tasks, cards), total: board.columns.flat().length };
}

async function findBoard(_id: Types.ObjectId, session: ClientSession): Promise<VersionedBoard> {
  const fields = { ...SHOWN_BOARD, boardVersion: 1 };
  const board = await ProjectModel.findById(_id, fields, { session }).lean<VersionedBoard>();
  if (!board) throw notFound('project');
  return board;
}
