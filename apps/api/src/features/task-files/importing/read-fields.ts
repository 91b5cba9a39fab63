import { type DayOrder, MAX_ASSIGNEES } from '@faena/shared/domain';
import { faultOf, faultOfIssue, sentenceOf } from '@faena/shared/errors';
import { type LineFault, NewTask, type Recurrence, type TaskPriority } from '@faena/shared/schemas';
import type { FoundItem } from '../format/checklist-cell.ts';
import type { FoundTask, NamedPerson } from '../reading/file-content.ts';
import { priorityOf, recurrenceOf } from '../reading/words.ts';
import { readDay } from './read-day.ts';

/** The fields of a task in a file, validated like those of a new task. */
export interface ReadFields {
  readonly title: string;
  readonly description: string;
  readonly priority: TaskPriority;
  /** A date as `YYYY-MM-DD`, or null. */
  readonly dueDay: string | null;
  readonly estimatedHours: number;
  readonly tags: string[];
  readonly people: readonly NamedPerson[];
  readonly recurrence: Recurrence | null;
  readonly checklist: readonly FoundItem[];
}

const Fields = NewTask.pick({
  title: true,
  description: true,
  priority: true,
  estimatedHours: true,
  tags: true,
  recurrence: true,
  checklist: true,
});

/** A task of a file; without a title it has no fields and is left out. */
export interface ReadLine {
  readonly fields: ReadFields | null;
  readonly faults: readonly LineFault[];
}

/** A fault of a cell, with its treatment (IMPORT-15). */
export function faultAt(
  { line }: Pick<FoundTask, 'line'>,
  path: LineFault['path'],
  outcome: LineFault['outcome'],
  fault: ReturnType<typeof faultOf>,
): LineFault {
  return { line, path, outcome, message: sentenceOf(fault), ...fault };
}

/** The fields of a task in a file. A cell with a fault is empty, and its fault is reported (IMPORT-15). */
export function readFields(found: FoundTask, timeZone: string, order: DayOrder | null): ReadLine {
  const faults = new Map<LineFault['path'], LineFault>();
  const refuse = (path: LineFault['path'], fault: ReturnType<typeof faultOf>) => {
    const outcome = path === 'title' ? 'line_left_out' : 'cell_left_empty';
    if (!faults.has(path)) faults.set(path, faultAt(found, path, outcome, fault));
  };
  for (const path of found.withoutValue ?? []) refuse(path, faultOf('cell_without_value'));
  if (found.people.length > MAX_ASSIGNEES) refuse('assignedTo', faultOf('too_many', { max: MAX_ASSIGNEES }));
  const dueDay = readDay(found.dueDate, timeZone, order);
  if (dueDay === undefined) refuse('dueDate', faultOf('not_a_day'));
  const priority = found.priority === '' ? 'Medium' : priorityOf(found.priority);
  if (!priority) refuse('priority', faultOf('not_an_option'));
  const recurrence = found.recurrence === '' ? null : recurrenceOf(found.recurrence);
  if (recurrence === undefined) refuse('recurrence', faultOf('not_an_option'));
  const hours = readHours(found.estimatedHours);
  if (hours === undefined) refuse('estimatedHours', faultOf('not_whole'));
  const given = {
    title: found.title || undefined,
    description: found.description.replace(/\r\n?/g, '\n'),
    priority: priority ?? 'Medium',
    estimatedHours: Math.round(hours ?? 0),
    tags: found.tags,
    recurrence: recurrence ?? undefined,
    checklist: found.checklist.map(({ text }) => text),
  };
  const parsed = Fields.safeParse(given, { reportInput: true });
  for (const issue of parsed.error?.issues ?? [])
    refuse(issue.path[0] as LineFault['path'], faultOfIssue(issue));
  const unnamed = faults.get('title');
  if (unnamed) return { fields: null, faults: [unnamed] };
  if (hours !== undefined && !Number.isInteger(hours) && !faults.has('estimatedHours')) {
    const rounded = faultOf('hours_rounded', { given: found.estimatedHours, hours: given.estimatedHours });
    faults.set('estimatedHours', faultAt(found, 'estimatedHours', 'rounded', rounded));
  }
  const isEmpty = (path: LineFault['path']) => faults.get(path)?.outcome === 'cell_left_empty';
  const sound = Object.fromEntries(
    Object.entries(given).filter(([path]) => !isEmpty(path as keyof typeof given)),
  );
  const { checklist: texts = [], ...data } = parsed.data ?? Fields.parse({ ...EMPTY, ...sound });
  return {
    fields: {
      ...data,
      recurrence: data.recurrence ?? null,
      dueDay: dueDay ?? null,
      people: isEmpty('assignedTo') ? [] : found.people,
      checklist: texts.map((text, index) => ({ text, done: found.checklist[index]?.done ?? false })),
    },
    faults: [...faults.values()],
  };
}

/** The other fields of a task that has only a title. */
const EMPTY = { description: '', priority: 'Medium', estimatedHours: 0, tags: [], checklist: [] };

/** Hours such as `8`, `1,5`, `2.5 h`, `1:30` or `1h 30m`; an empty text is 0; undefined for any other text. */
function readHours(text: string): number | undefined {
  if (text === '' || text === '-') return 0;
  const [, decimal] = /^(\d{1,9}(?:[.,]\d{1,9})?) ?(?:h|hrs?|hours?|horas?)?$/i.exec(text) ?? [];
  if (decimal !== undefined) return Number(decimal.replace(',', '.'));
  const [, hours, minutes] = /^(\d{1,9})(?::|h ?)([0-5]?\d)(?: ?m(?:in)?)?$/i.exec(text) ?? [];
  return hours === undefined ? undefined : Number(hours) + Number(minutes) / 60;
}
