import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Page } from '@faena/shared/contract';
import type { Task } from '@faena/shared/schemas';
import type { ClientSession, Types } from 'mongoose';
import type { Actor } from '../../kernel/actor.ts';
import { notFound } from '../../kernel/errors.ts';
import type { Listing } from '../../kernel/list.ts';
import { onPage } from '../../kernel/list.ts';
import { Reply, type SerializedAnswer } from '../../kernel/reply.ts';
import { snapshotSession } from '../../platform/database.ts';
import { countIn } from '../board-order/index.ts';
import { cardsOf } from '../person/index.ts';
import { type BoardDoc, findVisibleProject, type LockedProject, ProjectModel } from '../project/index.ts';
import {
  eachTaskOnBoard,
  LISTED,
  SHOWN_BOARD,
  type ShownBoard,
  TASKS_AT_ONCE,
  type TaskDoc,
  TaskModel,
  tasksOnBoard,
} from '../task-store/index.ts';
import { CachedBoard } from './cache/cached-board.ts';
import type { BoardServices } from './services.ts';

type VersionedBoard = ShownBoard & Pick<BoardDoc, 'boardVersion'>;

/**
 * The tasks of a project by status and `order` (BOARD-3), on request as a `CompactBoard` (BOARD-36). The cache serves
 * the whole board while neither it nor its people have changed. The answer names its position on the live stream
 * (BOARD-24).
 * @throws AppError `not_found` out of reach; `forbidden` for an employee who is not a member
 */
export async function getBoard(
  projectId: string,
  actor: Actor,
  { page, compact }: { readonly page: Page | null; readonly compact: boolean },
  services: BoardServices,
): Promise<Reply<SerializedAnswer> | Listing<Task>> {
  if (page) {
    const { _id } = await findVisibleProject(actor, projectId);
    const { board, docs, cards } = await readTasks(_id, page);
    return { items: tasksOnBoard(board, docs, cards), total: countIn(board.columns) };
  }
  const form = compact ? 'compact' : 'list';
  const place = await services.liveBoards.place();
  const cached = services.boardCache.get(projectId);
  const [{ _id, boardVersion }, cards] = await Promise.all([
    findVisibleProject(actor, projectId),
    cardsOf(cached?.people ?? []),
    cached && prepare(cached, form),
  ]);
  // This process may have changed the board after the version was read. The cached board is then later, and committed.
  const board =
    cached?.isSince(boardVersion) && cached.shows(cards)
      ? cached
      : await readAnew(_id, boardVersion, services);
  return new Reply(200, await board[form](), place);
}

/** Writes and compresses the changed parts of a board, while the database answers. */
async function prepare(board: CachedBoard, form: 'list' | 'compact'): Promise<void> {
  // The queries are sent first.
  await nextTurn();
  // Not awaited, because some readers take it uncompressed. A reader of the compressed form gets the error.
  void board[form]()
    .then((answer) => answer.gzipped())
    .catch(() => undefined);
}

/** The present tasks of a board in its order, and their checklists by task id. */
export async function readBoard(projectId: Types.ObjectId) {
  const { board, docs, cards } = await readTasks(projectId, null, {});
  return {
    tasks: tasksOnBoard(board, docs, cards),
    items: new Map(docs.map(({ _id, checklist = [] }) => [String(_id), checklist])),
  };
}

/**
 * Reads a board from the database and caches it. Concurrent readers share a read, unless it is older than their version
 * or their people (LIMIT-12).
 */
async function readAnew(
  _id: Types.ObjectId,
  version: Types.ObjectId,
  { boardCache }: BoardServices,
): Promise<CachedBoard> {
  const begun = await boardCache.reading(String(_id));
  if (begun?.isSince(version) && begun.shows(await cardsOf(begun.people))) return begun;
  return boardCache.read(String(_id), async () => {
    const { board, docs, cards } = await readTasks(_id, null);
    return CachedBoard.of(board, eachTaskOnBoard(board, docs, cards), cards);
  });
}

/**
 * A board that a transaction has locked, in its state before the transaction, for an answer before the commit. The
 * read is outside of the session, so it sees no writes of the transaction.
 */
export async function lockedBoard(board: LockedProject, { boardCache }: BoardServices): Promise<CachedBoard> {
  const cached = boardCache.get(String(board._id));
  if (cached?.isOf(board.boardVersion) && cached.shows(await cardsOf(cached.people))) return cached;
  const tasks = await TaskModel.find({ projectId: board._id }, LISTED).batchSize(TASKS_AT_ONCE).lean();
  const cards = await cardsOf(tasks.flatMap((task) => task.assigneeIds));
  const read = await CachedBoard.of(board, tasksOnBoard(board, tasks, cards), cards);
  boardCache.put(String(board._id), read);
  return read;
}

/** A board and its tasks with their people: all, or those on a page. */
async function readTasks(
  _id: Types.ObjectId,
  page: Page | null,
  fields: Readonly<Record<string, 0>> = LISTED,
) {
  // One snapshot: a version must not come with older tasks.
  await using session = await snapshotSession();
  const board = await findBoard(_id, session);
  const asked = page ? { _id: { $in: onPage(page, board.columns.flat()) } } : { projectId: _id };
  const docs = await TaskModel.find(asked, fields, { session }).batchSize(TASKS_AT_ONCE).lean<TaskDoc[]>();
  const cards = await cardsOf(docs.flatMap(({ assigneeIds }) => assigneeIds));
  return { board, docs, cards };
}

async function findBoard(_id: Types.ObjectId, session: ClientSession): Promise<VersionedBoard> {
  const fields = { ...SHOWN_BOARD, boardVersion: 1 };
  const board = await ProjectModel.findById(_id, fields, { session }).lean<VersionedBoard>();
  if (!board) throw notFound('project');
  return board;
}
