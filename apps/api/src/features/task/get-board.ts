import { contract, type Page } from '@faena/shared/contract';
import type { Task } from '@faena/shared/schemas';
import type { Types } from 'mongoose';
import type { Listing } from '../../http/call.ts';
import { Written } from '../../http/written.ts';
import type { Actor } from '../../platform/actor.ts';
import { atOneMoment } from '../../platform/database.ts';
import { notFound } from '../../platform/errors.ts';
import { listing } from '../../platform/page.ts';
import { findVisibleProject } from '../project/find-project.ts';
import { type ProjectDoc, ProjectModel } from '../project/model.ts';
import { cardsOf } from '../user/user-card.ts';
import { EVERY_COLUMN } from './columns.ts';
import { type KeptBoard, KeptBoards } from './kept-boards.ts';
import { TASKS_AT_ONCE, TaskModel } from './model.ts';
import { type Cards, tasksOfProject } from './wire.ts';

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
  const project = await findVisibleProject(actor, projectId);
  if (page) {
    const count = () => TaskModel.countDocuments({ projectId: project._id });
    return listing(page, readColumns(project, EVERY_COLUMN, page), count);
  }
  const kept = keptBoards.get(projectId);
  const isSame = kept?.version === String(project.boardVersion) && (await showsCards(kept));
  return isSame ? kept.written : readBoard(project);
}

/** Whether the people on a board are still shown as they were. */
async function showsCards({ assigneeIds, cards }: KeptBoard): Promise<boolean> {
  return textOf(await cardsOf(assigneeIds)) === cards;
}

/** Reads a board whole, and keeps it for those who ask next. */
async function readBoard({ _id }: ProjectDoc): Promise<Written<Task[]>> {
  // Of one moment: a version must not stand for tasks that are older than it.
  const [project, tasks] = await atOneMoment(async (session) => [
    await ProjectModel.findById(_id, { name: 1, boardVersion: 1 }, { session }).lean(),
    await columnsOf(_id, EVERY_COLUMN).session(session).lean(),
  ]);
  if (!project) throw notFound('Project');
  const assigneeIds = tasks.flatMap((task) => task.assigneeIds);
  const cards = await cardsOf(assigneeIds);
  const { item } = contract.task.board.answer;
  const written = Written.toKeep(item.array().parse(tasksOfProject(tasks, project, cards)));
  keptBoards.keep(String(_id), {
    version: String(project.boardVersion),
    assigneeIds: [...new Map(assigneeIds.map((id) => [String(id), id])).values()],
    cards: textOf(cards),
    written,
  });
  return written;
}

/**
 * The tasks of some columns as they are at one moment. The snapshot matters: a scan of the index
 * would meet a card twice, or miss it, while another request moves it.
 */
export async function readColumns(
  project: ProjectDoc,
  columns: readonly number[],
  page: Page | null = null,
): Promise<Task[]> {
  const query = columnsOf(project._id, columns).readConcern('snapshot');
  if (page) query.skip((page.page - 1) * page.limit).limit(page.limit);
  const tasks = await query.lean();
  return tasksOfProject(tasks, project, await cardsOf(tasks.flatMap(({ assigneeIds }) => assigneeIds)));
}

function columnsOf(projectId: Types.ObjectId, columns: readonly number[]) {
  return TaskModel.find({ projectId, column: { $in: [...columns] } })
    .sort({ column: 1, order: 1, _id: 1 })
    .batchSize(TASKS_AT_ONCE);
}

function textOf(cards: Cards): string {
  return JSON.stringify([...cards.values()]);
}
