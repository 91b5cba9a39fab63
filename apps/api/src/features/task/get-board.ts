import { contract, type Page } from '@faena/shared/contract';
import type { Task } from '@faena/shared/schemas';
import type { ClientSession, Types } from 'mongoose';
import type { Listing } from '../../http/call.ts';
import { Written } from '../../http/written.ts';
import type { Actor } from '../../platform/actor.ts';
import { atOneMoment } from '../../platform/database.ts';
import { notFound } from '../../platform/errors.ts';
import { onPage } from '../../platform/page.ts';
import { findVisibleProject } from '../project/find-project.ts';
import { type BoardDoc, ProjectModel } from '../project/model.ts';
import { cardsOf } from '../user/user-card.ts';
import type { Columns } from './columns.ts';
import { type KeptBoard, KeptBoards } from './kept-boards.ts';
import { TASKS_AT_ONCE, TaskModel } from './model.ts';
import { type Cards, SHOWN_BOARD, type ShownBoard, tasksOnBoard } from './wire.ts';

type VersionedBoard = ShownBoard & Pick<BoardDoc, 'boardVersion'>;

const keptBoards = new KeptBoards();

/**
 * The tasks of a project by status in board order, then by `order` (contract, `GET
 * /tasks/project/:projectId`). The whole board is answered as it was written for whoever asked before, as
 * long as the database says that neither the board nor anyone on it has changed since.
 * @throws AppError `not_found` out of reach; `forbidden` for an employee who is not a member
 */
export async function getBoard(
  projectId: string,
  actor: Actor,
  page: Page | null,
): Promise<Written<Task[]> | Task[] | Listing<Task>> {
  const { _id, boardVersion } = await findVisibleProject(actor, projectId);
  if (page) return readPage(_id, page);
  const kept = keptBoards.get(projectId);
  const isSame = kept?.version === String(boardVersion) && (await showsCards(kept));
  return isSame ? kept.written : readBoard(_id);
}

/** Whether the people on a board are still shown as they were. */
async function showsCards({ assigneeIds, cards }: KeptBoard): Promise<boolean> {
  return textOf(await cardsOf(assigneeIds)) === cards;
}

/** Reads a board whole, and keeps it for those who ask next. */
async function readBoard(_id: Types.ObjectId): Promise<Written<Task[]>> {
  // Of one moment: a version must not stand for tasks that are older than it.
  const [board, tasks] = await atOneMoment(async (session) => [
    await findBoard(_id, session),
    await TaskModel.find({ projectId: _id }, null, { session }).batchSize(TASKS_AT_ONCE).lean(),
  ]);
  const assigneeIds = tasks.flatMap((task) => task.assigneeIds);
  const cards = await cardsOf(assigneeIds);
  const { item } = contract.task.board.answer;
  const written = Written.toKeep(item.array().parse(tasksOnBoard(board, tasks, cards)));
  keptBoards.keep(String(_id), {
    version: String(board.boardVersion),
    assigneeIds: [...new Map(assigneeIds.map((id) => [String(id), id])).values()],
    cards: textOf(cards),
    written,
  });
  return written;
}

/** The tasks of some columns, as they are at one moment. */
export async function readColumns(_id: Types.ObjectId, columns: readonly number[]): Promise<Task[]> {
  const { items } = await readPart(_id, (board) => columns.flatMap((column) => board[column] ?? []));
  return items;
}

function readPage(_id: Types.ObjectId, page: Page): Promise<Listing<Task>> {
  return readPart(_id, (columns) => onPage(page, columns.flat()));
}

/** Those tasks of a board that `choose` names, in board order, and the number of all. */
async function readPart(
  _id: Types.ObjectId,
  choose: (columns: Columns) => Types.ObjectId[],
): Promise<Listing<Task>> {
  const [board, tasks] = await atOneMoment(async (session) => {
    const board = await findBoard(_id, session);
    const chosen = { _id: { $in: choose(board.columns) } };
    return [board, await TaskModel.find(chosen, null, { session }).batchSize(TASKS_AT_ONCE).lean()] as const;
  });
  const cards = await cardsOf(tasks.flatMap(({ assigneeIds }) => assigneeIds));
  return { items: tasksOnBoard(board, tasks, cards), total: board.columns.flat().length };
}

async function findBoard(_id: Types.ObjectId, session: ClientSession): Promise<VersionedBoard> {
  const fields = { ...SHOWN_BOARD, boardVersion: 1 };
  const board = await ProjectModel.findById(_id, fields, { session }).lean<VersionedBoard>();
  if (!board) throw notFound('Project');
  return board;
}

function textOf(cards: Cards): string {
  return JSON.stringify([...cards.values()]);
}
