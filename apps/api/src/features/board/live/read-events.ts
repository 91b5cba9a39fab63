import type { BoardEvent, MovedTask, SaidComment, Task, TasksEvent } from '@faena/shared/schemas';
import type { ClientSession } from 'mongoose';
import { driverCollection, snapshotSession } from '../../../platform/database.ts';
import { cardsOf } from '../../person/index.ts';
import { ProjectModel } from '../../project/index.ts';
import { ArchivedTaskModel, NOT_DELETED } from '../../task-archive/index.ts';
import {
  answeredOnBoard,
  CommentModel,
  LISTED,
  SHOWN_BOARD,
  type ShownBoard,
  TASKS_AT_ONCE,
  type TaskDoc,
  TaskModel,
  toComments,
} from '../../task-store/index.ts';
import type { GatheredEffects } from './gathered-effects.ts';

/** Most tasks whose changes one event contains; beyond it the readers read the board again (LIMIT-12). */
const MOST_TOLD = 1_000;

/**
 * The events of gathered effects, with the present content of the board. It is never older than the effects, and a
 * thousand changes of one task make one event.
 */
export async function readEvents(projectId: string, gathered: GatheredEffects): Promise<BoardEvent[]> {
  if (gathered.tasks.size > MOST_TOLD) return [{ type: 'reset' }];
  const [project, tasks] = await Promise.all([
    gathered.project || showsOneOf(projectId, gathered.people),
    readTasks(projectId, gathered),
  ]);
  return [...(project ? [{ type: 'project' } as const] : []), ...(tasks ? [tasks] : [])];
}

/** Whether a project has one of some people; an assignee is always a member. */
async function showsOneOf(projectId: string, people: ReadonlySet<string>): Promise<boolean> {
  if (people.size === 0) return false;
  return (await ProjectModel.exists({ _id: projectId, memberIds: { $in: [...people] } })) !== null;
}

async function readTasks(
  projectId: string,
  { tasks: fates, talks, authors, columns }: GatheredEffects,
): Promise<TasksEvent | undefined> {
  if (fates.size + columns.size === 0) return undefined;
  const ids = [...fates.keys()];
  const there = ids.filter((id) => fates.get(id) !== 'removed');
  await using session = await snapshotSession();
  const board = await ProjectModel.findById(projectId, SHOWN_BOARD, { session }).lean<ShownBoard>();
  const found = await TaskModel.find({ _id: { $in: there } }, LISTED, { session })
    .batchSize(TASKS_AT_ONCE)
    .lean();
  // The event of the project disconnects its readers.
  if (!board) return undefined;
  // A task on another board is only reported as gone from this one (MOVE-4).
  const isHere = (task: TaskDoc) => String(task.projectId) === projectId;
  const docs = found.filter(isHere);
  const left = found.filter((task) => !isHere(task)).map(({ _id }) => String(_id));
  const removed = [...ids.filter((id) => fates.get(id) === 'removed'), ...left];
  const cards = await cardsOf(docs.flatMap(({ assigneeIds }) => assigneeIds));
  const tasks = await answeredOnBoard(board, docs, cards);
  const changedById = new Map(tasks.map((task) => [task.id, task]));
  const changed = tasks.filter(({ id }) => fates.get(id) === 'content');
  const alone = tasks.filter(({ id }) => fates.get(id) === 'moved').map(movedTask);
  const shifted = shiftedFrom(board, columns).filter(({ id }) => !changedById.has(id));
  const moved = [...alone, ...shifted];
  if (changed.length + moved.length + removed.length === 0) return undefined;
  const archived = await archivedAmong(removed, projectId, session);
  const talked = docs.filter(({ _id }) => talks.has(String(_id)));
  const comments = await lastSaid(talked, session);
  const said = comments.length > 0 && { said: comments };
  const kept = archived.length > 0 && { archived };
  const gone = left.length > 0 && { elsewhere: left };
  return {
    type: 'tasks',
    changed,
    moved,
    removed,
    ...kept,
    ...gone,
    ...said,
    authors: authorsNamed(authors),
  };
}

/**
 * The comment that each task gained last, if no later act on its comments followed. So an open page shows it without a
 * request (COMMENT-14).
 */
async function lastSaid(tasks: readonly TaskDoc[], session: ClientSession): Promise<SaidComment[]> {
  const last = tasks.flatMap(({ _id: taskId, comments }) =>
    comments ? { taskId, number: comments.acts } : [],
  );
  if (last.length === 0) return [];
  const found = await driverCollection(CommentModel).find({ $or: last }, { session }).toArray();
  const comments = await toComments(found);
  return found.flatMap(({ taskId }, index) => {
    const comment = comments[index];
    return comment ? { taskId: String(taskId), comment } : [];
  });
}

/** The tasks that left the board for the archive and are still there. */
async function archivedAmong(
  ids: readonly string[],
  projectId: string,
  session: ClientSession,
): Promise<string[]> {
  if (ids.length === 0) return [];
  const found = await ArchivedTaskModel.find(
    { _id: { $in: ids }, projectId, ...NOT_DELETED },
    { _id: 1 },
    { session },
  );
  return found.map(({ id }) => String(id));
}

/** The last author of each task, without tasks whose transaction names none. */
function authorsNamed(authors: GatheredEffects['authors']): Record<string, string> {
  const named = [...authors].flatMap(([taskId, { personId }]) => (personId ? [[taskId, personId]] : []));
  return Object.fromEntries(named);
}

function movedTask({ id, order, status, updatedAt }: Task): MovedTask {
  return { id, order, status, updatedAt };
}

/** The places of the tasks in some columns, from an order on. */
function shiftedFrom({ columns }: ShownBoard, firsts: ReadonlyMap<number, number>): MovedTask[] {
  return [...firsts].flatMap(([column, first]) =>
    (columns[column] ?? []).slice(first).map((id, index) => ({ id: String(id), order: first + index })),
  );
}
