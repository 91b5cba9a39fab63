import { Readable } from 'node:stream';
import { calendarDateOf, SHEET_MEDIA_TYPES, TASK_FILE_FIELDS } from '@faena/shared/domain';
import type { Language } from '@faena/shared/language';
import type { Task, TaskExportQuery } from '@faena/shared/schemas';
import type { Actor } from '../../kernel/actor.ts';
import type { Attachment } from '../../kernel/attachment.ts';
import { fileName, plainName } from '../../platform/plain-name.ts';
import { csvOf } from '../../platform/spreadsheet/csv.ts';
import type { CellKind, Row, Table } from '../../platform/spreadsheet/table.ts';
import { xlsxOf } from '../../platform/spreadsheet/xlsx.ts';
import { type ItemDoc, readBoard } from '../board/index.ts';
import { timeZoneOf } from '../company/index.ts';
import { findVisibleProject } from '../project/index.ts';
import { joinCell, withOwnApostrophes } from './format/cell-text.ts';
import { checklistCell } from './format/checklist-cell.ts';
import { taskFileTexts } from './format/texts.ts';

const WIDTHS: Readonly<Record<(typeof TASK_FILE_FIELDS)[number], number>> = {
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
};

/**
 * The tasks of a board as a file, in the order of the board, for whoever sees it (EXPORT-1).
 * @throws AppError `not_found` out of reach; `forbidden` for an employee who is not a member
 */
export async function exportTasks(
  projectId: string,
  format: TaskExportQuery['format'],
  actor: Actor,
  language: Language,
): Promise<Attachment> {
  const project = await findVisibleProject(actor, projectId);
  const [{ tasks, items }, timeZone] = await Promise.all([
    readBoard(project._id),
    timeZoneOf(project.companyId, null),
  ]);
  const texts = taskFileTexts[language];
  const table = tableOf(tasks, { items, timeZone, language, isCsv: format === 'csv' });
  return {
    mediaType: SHEET_MEDIA_TYPES[format],
    filename: fileName([texts.file, plainName(project.name)], format),
    content: format === 'csv' ? Readable.from(csvOf(table), { objectMode: false }) : xlsxOf([table]),
  };
}

interface Terms {
  /** Of the checklists, by the ids of their tasks. */
  readonly items: ReadonlyMap<string, readonly ItemDoc[]>;
  readonly timeZone: string;
  readonly language: Language;
  readonly isCsv: boolean;
}

function tableOf(tasks: readonly Task[], terms: Terms): Table {
  const texts = taskFileTexts[terms.language];
  const kindOf = (field: string): CellKind => (field === 'estimatedHours' ? 'count' : 'text');
  async function* rows() {
    for (const task of tasks) yield rowOf(task, terms);
  }
  return {
    name: texts.sheet,
    columns: TASK_FILE_FIELDS.map((field) => ({
      heading: texts.heads[field],
      kind: kindOf(field),
      width: WIDTHS[field],
    })),
    rows: rows(),
  };
}

/** A task in the columns of the file; a CSV guards its texts against formulas, so that its own apostrophes are told apart. */
function rowOf(task: Task, { items, timeZone, language, isCsv }: Terms): Row {
  const texts = taskFileTexts[language];
  const text = (value: string) => (isCsv ? withOwnApostrophes(value) : value);
  return [
    task.id,
    text(task.title),
    text(task.description),
    texts.priorities[task.priority],
    texts.statuses[task.status],
    text(joinCell(task.assignedTo.map(({ username }) => username))),
    task.dueDate === null ? '' : calendarDateOf(new Date(task.dueDate), timeZone),
    task.estimatedHours,
    text(joinCell(task.tags)),
    task.recurrence ? texts.recurs(task.recurrence) : '',
    text(checklistCell(items.get(task.id) ?? [])),
    joinCell(task.blockedBy ?? []),
    task.parentId ?? '',
  ];
}
