import { type DayOrder, MAX_ASSIGNEES } from '@faena/shared/domain';
import { faultOf, faultOfIssue, sentenceOf } from '@faena/shared/errors';
import { type LineFault, NewTask, type Recurrence, type TaskPriority } from '@faena/shared/schemas';
import type { FoundItem } from '../format/checklist-cell.ts';
import type { FoundTask } from '../reading/file-content.ts';
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

/** The fields of a task in a file, or their faults (IMPORT-3). */
export function readFields(
  found: FoundTask,
  timeZone: string,
  order: DayOrder | null,
): ReadFields | LineFault[] {
  const faults: LineFault[] = [];
  const refuse = (path: LineFault['path'], fault: ReturnType<typeof faultOf>) =>
    faults.push({ line: found.line, path, message: sentenceOf(fault), ...fault });

  const { withoutValue = [] } = found;
  for (const path of withoutValue) refuse(path, faultOf('cell_without_value'));
  if (found.people.length > MAX_ASSIGNEES) refuse('assignedTo', faultOf('too_many', { max: MAX_ASSIGNEES }));
  const dueDay = readDay(found.dueDate, timeZone, order);
  if (dueDay === undefined) refuse('dueDate', faultOf('not_a_day'));
  const priority = found.priority === '' ? 'Medium' : priorityOf(found.priority);
  if (!priority) refuse('priority', faultOf('not_an_option'));
  const recurrence = found.recurrence === '' ? null : recurrenceOf(found.recurrence);
  if (recurrence === undefined) refuse('recurrence', faultOf('not_an_option'));
  const hours = hoursOf(found.estimatedHours);
  if (hours === undefined) refuse('estimatedHours', faultOf('not_whole'));
  const { title, description } = found;
  const parsed = Fields.safeParse(
    {
      title: title || undefined,
      description: description.replace(/\r\n?/g, '\n'),
      priority: priority ?? 'Medium',
      estimatedHours: hours ?? 0,
      tags: found.tags,
      ...(recurrence && { recurrence }),
      checklist: found.checklist.map(({ text }) => text),
    },
    { reportInput: true },
  );
  for (const issue of parsed.error?.issues ?? []) {
    const fault = faultOfIssue(issue);
    const path = issue.path[0] as LineFault['path'];
    if (
      withoutValue.includes(path) ||
      faults.some((told) => told.path === path && told.reason === fault.reason)
    )
      continue;
    faults.push({ line: found.line, path, message: sentenceOf(fault), ...fault });
  }
  if (!parsed.success || faults.length > 0 || dueDay === undefined) return faults;
  const { checklist: texts = [], ...data } = parsed.data;
  const checklist = texts.map((text, index) => ({ text, done: found.checklist[index]?.done ?? false }));
  return { ...data, recurrence: data.recurrence ?? null, dueDay, checklist };
}

/** Hours such as `8`, `8.0` or `8 h`; an empty text is 0, and undefined means no whole number. */
function hoursOf(text: string): number | undefined {
  if (text === '' || text === '-') return 0;
  const [, whole] = /^(\d{1,9})(?:[.,]0+)?\s*h?$/.exec(text) ?? [];
  return whole === undefined ? undefined : Number(whole);
}
