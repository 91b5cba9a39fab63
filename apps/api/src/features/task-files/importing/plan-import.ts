import { setImmediate as nextTurn } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import {
  calendarDateOf,
  DEFAULT_TASK_STATUS,
  MAX_IMPORT_FAULTS,
  MAX_IMPORT_SHOWN,
  TASK_FILE_FIELDS,
} from '@faena/shared/domain';
import { faultOf } from '@faena/shared/errors';
import type { LineFault, PersonCard, TaskImport, TaskImportQuery, TaskStatus } from '@faena/shared/schemas';
import { Types } from 'mongoose';
import { invalid } from '../../../kernel/errors.ts';
import { countOf, sumOf } from '../../../kernel/grouped.ts';
import type { TaskDoc } from '../../task-store/index.ts';
import type { FileContent, FoundTask } from '../reading/file-content.ts';
import { statusOfList } from '../reading/words.ts';
import { People } from './people.ts';
import { type PlannedComment, planComments } from './plan-comments.ts';
import { dayOrderOf } from './read-day.ts';
import { faultAt, type ReadFields, readFields } from './read-fields.ts';
import { type FileLinks, readLinks, withoutCircles } from './read-links.ts';

type Field = (typeof TASK_FILE_FIELDS)[number];

/** The fields in which a task on the board may differ from the file; a talk goes on after its export. */
type Compared = Exclude<Field, 'comments'>;

function isCompared(field: Field): field is Compared {
  return field !== 'comments';
}

/** Tasks that are planned without a pause: some milliseconds. */
const TASKS_A_TURN = 50;

/** A task of the board that the file may name by its id. */
interface TaskOnBoard {
  readonly task: TaskDoc;
  readonly status: TaskStatus;
}

/** The parts of a project an import depends on. */
export interface ImportContext {
  readonly timeZone: string;
  readonly members: readonly PersonCard[];
  readonly tasks: ReadonlyMap<string, TaskOnBoard>;
  /** The task is on the board; the file contains it or only names it. */
  readonly isOnBoard: (id: string) => boolean;
}

/** A new task of the file. */
export interface PlannedTask extends ReadFields, FileLinks {
  readonly id: string;
  readonly status: TaskStatus;
  readonly assigneeIds: readonly string[];
  readonly comments: readonly PlannedComment[];
}

/** A line of the file that is not left out for a fault. */
interface Line {
  readonly found: FoundTask;
  readonly status: TaskStatus | null;
  readonly known: TaskOnBoard | undefined;
  readonly fields: ReadFields | null;
  /** Its present or future id on the board; null with a list that is left out. */
  readonly boardId: string | null;
  readonly isLeftOut: boolean;
}

export interface ImportPlan {
  readonly answer: TaskImport;
  readonly tasks: readonly PlannedTask[];
}

/**
 * Plans the import of a file into a board (IMPORT-3).
 * @param query the columns of its lists, else derived from the names; and the order of its dates
 * @throws AppError `validation_failed` for more or fewer of them than lists
 */
export async function planImport(
  content: FileContent,
  { timeZone, members, tasks: onBoard, isOnBoard }: ImportContext,
  { statuses, dayOrder: asked }: TaskImportQuery,
): Promise<ImportPlan> {
  const { source, lists, tasks: found, leftOut, unreadColumns = [], unsaid = [] } = content;
  const { order, sample } = dayOrderOf(content, asked);
  if (statuses && statuses.length !== lists.length)
    throw invalid('query.statuses', 'statuses_of_other_lists');
  const statusOf = new Map(
    lists.map((name, index) => [
      name,
      statuses ? (statuses[index] ?? null) : (statusOfList(name) ?? DEFAULT_TASK_STATUS),
    ]),
  );
  const people = new People(members);
  const said = TASK_FILE_FIELDS.filter(isCompared).filter((field) => !unsaid.includes(field));
  const faults: LineFault[] = [];
  const lines: Line[] = [];
  for (const [index, task] of found.entries()) {
    // Lets other requests run.
    if (index % TASKS_A_TURN === 0) await nextTurn();
    const id = task.id.toLowerCase();
    const status = statusOf.get(task.list) ?? null;
    const read = status === null ? null : readFields(task, timeZone, order);
    const known = onBoard.get(id);
    // A task on the board stays as it is, with any fault.
    if (read && !known) faults.push(...read.faults);
    if (read && !known && !read.fields) continue;
    const newId = status === null ? null : new Types.ObjectId().toHexString();
    lines.push({
      ...{ found: task, status, known, fields: read?.fields ?? null },
      ...{ boardId: known ? id : newId, isLeftOut: status === null },
    });
  }
  const read = readLinks(lines, isOnBoard);
  const created = lines.filter(({ known, status }) => !known && status !== null);
  const { links, faults: circles } = withoutCircles(created, read.links);
  faults.push(...read.faults, ...circles);
  const planned: PlannedTask[] = [];
  const seen = new Set<string>();
  let present = 0;
  let different = 0;
  for (const [index, { found: task, boardId: id, status, known, fields }] of lines.entries()) {
    if (index % TASKS_A_TURN === 0) await nextTurn();
    const linked = links.get(task);
    if (status === null || id === null || !linked) continue;
    if (known && seen.has(id)) {
      faults.push(faultAt(task, 'id', 'line_left_out', faultOf('task_twice')));
      continue;
    }
    seen.add(id);
    const one = fields && {
      ...{ id, ...fields, ...linked, status },
      assigneeIds: people.idsOf(fields.people),
      comments: known ? [] : await planComments(task.comments, people),
    };
    if (!known) {
      if (one) planned.push(one);
    } else if (one && isSame(one, known, timeZone, said)) present += 1;
    else different += 1;
  }
  faults.sort((a, b) => a.line - b.line);
  const settledBy = (outcome: LineFault['outcome']) => countOf(faults, (fault) => fault.outcome === outcome);
  return {
    tasks: planned,
    answer: {
      source,
      lists: lists.map((name) => ({
        name,
        status: statusOf.get(name) ?? null,
        tasks: countOf(lines, ({ found }) => found.list === name),
      })),
      people: people.named,
      created: planned.length,
      comments: sumOf(planned, ({ comments }) => comments.length),
      first: planned.slice(0, MAX_IMPORT_SHOWN).map((task) => firstOf(task, members)),
      present,
      different,
      ...(sample !== null && { dayOrder: { sample, order } }),
      leftOut: leftOut.filter(({ count }) => count > 0),
      unreadColumns,
      faults: faults.slice(0, MAX_IMPORT_FAULTS),
      faultCount: faults.length,
      settled: {
        linesLeftOut: settledBy('line_left_out'),
        cellsLeftEmpty: settledBy('cell_left_empty'),
        rounded: settledBy('rounded'),
      },
    },
  };
}

/** A task in the preview. */
function firstOf(
  { title, status, priority, dueDay, assigneeIds, tags }: PlannedTask,
  members: readonly PersonCard[],
): TaskImport['first'][number] {
  const people = members.filter(({ _id }) => assigneeIds.includes(_id)).map(({ username }) => username);
  return { title, status, priority, dueDate: dueDay, people, tags };
}

/** Compares these fields of a task on the board with the file. */
function isSame(
  one: PlannedTask,
  { task, status }: TaskOnBoard,
  timeZone: string,
  fields: readonly Compared[],
): boolean {
  const now: Record<Compared, unknown> = {
    id: String(task._id),
    title: task.title,
    description: (task.description ?? '').replace(/\r\n?/g, '\n'),
    priority: task.priority,
    status,
    assignedTo: task.assigneeIds.map(String).sort(),
    dueDate: task.dueDay ?? (task.dueDate && calendarDateOf(task.dueDate, timeZone)),
    estimatedHours: task.estimatedHours,
    tags: task.tags,
    recurrence: task.recurrence ?? null,
    checklist: (task.checklist ?? []).map(({ text, done }) => ({ text, done })),
    blockedBy: (task.blockedBy ?? []).map(String).sort(),
    parentId: task.parentId ? String(task.parentId) : null,
  };
  const said: Record<Compared, unknown> = {
    ...one,
    assignedTo: one.assigneeIds.toSorted(),
    dueDate: one.dueDay,
    blockedBy: one.blockedBy.toSorted(),
  };
  return fields.every((field) => isDeepStrictEqual(now[field], said[field]));
}
