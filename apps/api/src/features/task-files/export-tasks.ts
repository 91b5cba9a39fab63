import { Readable } from 'node:stream';
import { SHEET_MEDIA_TYPES, TASK_FILE_FIELDS } from '@faena/shared/domain';
import type { Language } from '@faena/shared/language';
import type { Task, TaskComment, TaskExportQuery } from '@faena/shared/schemas';
import type { Actor } from '../../kernel/actor.ts';
import type { Attachment } from '../../kernel/attachment.ts';
import { fileName, plainName } from '../../platform/plain-name.ts';
import { csvOf } from '../../platform/spreadsheet/csv.ts';
import {
  type Cell,
  type CellKind,
  type ColumnOf,
  rowOf,
  type Table,
} from '../../platform/spreadsheet/table.ts';
import { MAX_CELL_CHARACTERS, xlsxOf } from '../../platform/spreadsheet/xlsx.ts';
import { readBoard } from '../board/index.ts';
import { findVisibleProject, zoneOf } from '../project/index.ts';
import type { ItemDoc } from '../task-store/index.ts';
import { joinCell, withOwnApostrophes } from './format/cell-text.ts';
import { checklistCell } from './format/checklist-cell.ts';
import { commentCell } from './format/comment-cell.ts';
import { taskFileTexts } from './format/texts.ts';
import { commentedTogether, talksOn, writtenOf } from './talks-on.ts';

type TaskFileField = (typeof TASK_FILE_FIELDS)[number];

const WIDTHS: Readonly<Record<TaskFileField, number>> = {
  id: 26,
  title: 40,
  description: 50,
  priority: 12,
  status: 12,
  assignedTo: 24,
  dueDate: 12,
  estimatedHours: 16,
  tags: 24,
  recurrence: 20,
  checklist: 40,
  blockedBy: 26,
  parentId: 26,
  comments: 60,
};

const KINDS: Readonly<Partial<Record<TaskFileField, CellKind>>> = { estimatedHours: 'count', dueDate: 'day' };

/**
 * Exports the tasks of a board as a file, in their order, for everyone who sees it (EXPORT-1).
 * @throws AppError `not_found` out of reach; `forbidden` for an employee who is not a member
 */
export async function exportTasks(
  projectId: string,
  { format, separator }: TaskExportQuery,
  actor: Actor,
  language: Language,
): Promise<Attachment> {
  const project = await findVisibleProject(actor, projectId);
  const { tasks, items } = await readBoard(project._id);
  const texts = taskFileTexts[language];
  const table = tableOf(tasks, { items, language, isCsv: format === 'csv', timeZone: zoneOf(project) });
  return {
    mediaType: SHEET_MEDIA_TYPES[format],
    filename: fileName([texts.file, plainName(project.name)], format),
    content:
      format === 'csv' ? Readable.from(csvOf(table, separator), { objectMode: false }) : xlsxOf([table]),
  };
}

interface Terms {
  /** The items of checklists, by the ids of their tasks. */
  readonly items: ReadonlyMap<string, readonly ItemDoc[]>;
  readonly language: Language;
  readonly isCsv: boolean;
  /** The zone of the times of comments. */
  readonly timeZone: string;
}

/** A task with the comments on it. */
interface TalkedTask extends Task {
  readonly talk: readonly TaskComment[];
}

function tableOf(tasks: readonly Task[], terms: Terms): Table {
  const texts = taskFileTexts[terms.language];
  const cells = cellsOf(terms);
  const columns = TASK_FILE_FIELDS.map(
    (field): ColumnOf<TalkedTask, never> => ({
      heading: texts.heads[field],
      kind: KINDS[field] ?? 'text',
      width: WIDTHS[field],
      cell: cells[field],
    }),
  );
  async function* rows() {
    for (const some of commentedTogether(tasks)) {
      const talks = await talksOn(some);
      for (const task of some) yield rowOf(columns, { ...task, talk: talks.get(task.id) ?? [] });
    }
  }
  return { name: texts.sheet, columns, rows: rows() };
}

/** The cell of each field. A CSV guards its texts against formulas, and marks the apostrophes that a text has itself. */
function cellsOf({
  items,
  language,
  isCsv,
  timeZone,
}: Terms): Record<TaskFileField, (task: TalkedTask) => Cell> {
  const texts = taskFileTexts[language];
  const longest = isCsv ? Number.POSITIVE_INFINITY : MAX_CELL_CHARACTERS;
  const cell = { timeZone, longest, earlier: texts.earlierComments };
  const text = (value: string) => (isCsv ? withOwnApostrophes(value) : value);
  return {
    id: ({ id }) => id,
    title: ({ title }) => text(title),
    description: ({ description }) => text(description),
    priority: ({ priority }) => texts.priorities[priority],
    status: ({ status }) => texts.statuses[status],
    assignedTo: ({ assignedTo }) => text(joinCell(assignedTo.map(({ username }) => username))),
    dueDate: ({ dueDay = '' }) => dueDay,
    estimatedHours: ({ estimatedHours }) => estimatedHours,
    tags: ({ tags }) => text(joinCell(tags)),
    recurrence: ({ recurrence }) => (recurrence ? texts.recurs(recurrence) : ''),
    checklist: ({ id }) => text(checklistCell(items.get(id) ?? [])),
    blockedBy: ({ blockedBy }) => joinCell(blockedBy ?? []),
    parentId: ({ parentId }) => parentId ?? '',
    comments: ({ talk }) => text(commentCell(talk.map(writtenOf), cell)),
  };
}
