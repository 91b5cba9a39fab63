import { dueDayOf } from '@faena/shared/domain';
import type { ChecklistItem, Task, TaskHistoryEntry, TaskState } from '@faena/shared/schemas';
import { formatCalendarDate } from '@/lib/format-moment.ts';
import { priorityLabels, statusLabels } from '@/texts/labels.ts';
import { taskFormTexts } from '@/texts/task-form.ts';
import { taskTexts } from '@/texts/tasks.ts';
import type { ChangedValue } from '@/ui/changed-values.tsx';
import { recurrenceText } from '../../recurrence.ts';
import { recurrenceTexts } from '../../texts/recurrence.ts';
import { taskHistoryTexts as texts } from '../../texts/task-history.ts';

/** The data of the board that describing a change needs. */
export interface Manner {
  readonly timeZone: string;
  /** The tasks of the board, for the titles in a change. */
  readonly tasks: readonly Task[];
}

type Entry = Pick<TaskHistoryEntry, 'kind' | 'before' | 'after'>;
type Step = ChecklistItem & { readonly order: number };

/** Describes a change except its values: its kind, and the elements added or removed (CHANGE-4). */
export function linesOf({ kind, before, after }: Entry, { tasks }: Manner): string[] {
  if (kind === 'created') return [after.status ? texts.createdIn(statusLabels[after.status]) : texts.created];
  if (kind === 'deleted') return [texts.deleted];
  if (kind === 'archived') return [texts.archived];
  if (kind === 'restored') return [texts.restored];
  if (kind === 'left') return [texts.left];
  if (kind === 'arrived') return [texts.arrived];
  const titleOf = (id: string) => tasks.find((task) => task.id === id)?.title ?? texts.elsewhere;
  const isReordered = after.order !== undefined && before.status === after.status;
  return [
    ...(isReordered ? [texts.reordered] : []),
    ...listed(namesOf(before), namesOf(after), texts.assigned, texts.unassigned),
    ...listed(before.tags, after.tags, texts.tagAdded, texts.tagRemoved),
    ...stepLines(before.checklist ?? [], after.checklist ?? []),
    ...listed(before.blockedBy?.map(titleOf), after.blockedBy?.map(titleOf), texts.blocked, texts.unblocked),
    ...(before.parentId ? [texts.notPartOf(titleOf(before.parentId))] : []),
    ...(after.parentId ? [texts.partOf(titleOf(after.parentId))] : []),
    ...(after.cover === undefined ? [] : [after.cover ? texts.coverSet : texts.coverRemoved]),
  ];
}

/** The values that a change replaced. */
export function valuesOf({ kind, before, after }: Entry, { timeZone }: Manner): ChangedValue[] {
  if (kind !== 'changed' && kind !== 'moved') return [];
  const form = taskFormTexts;
  const due = ({ dueDay, dueDate }: TaskState) =>
    dueDate === undefined ? undefined : dueDayOf({ dueDay, dueDate }, timeZone);
  const shownDay = (day: string) => (day ? formatCalendarDate(day) : texts.noText);
  const said = (text: string) => text.trim() || texts.noText;
  const values = [
    value(form.status, before.status, after.status, (status) => statusLabels[status]),
    value(form.title, before.title, after.title, said),
    value(form.description, before.description, after.description, said),
    value(form.priority, before.priority, after.priority, (priority) => priorityLabels[priority]),
    value(form.dueDate, due(before), due(after), shownDay),
    value(recurrenceTexts.label, before.recurrence, after.recurrence, recurrenceText),
    value(form.estimatedHours, before.estimatedHours, after.estimatedHours, taskTexts.card.hours),
  ];
  return values.flatMap((each) => each ?? []);
}

function value<T>(
  label: string,
  before: T | undefined,
  after: T | undefined,
  show: (value: T) => string,
): ChangedValue | null {
  if (after === undefined || before === after) return null;
  return { label, before: before === undefined ? null : show(before), after: show(after) };
}

function namesOf({ assignedTo }: TaskState): string[] | undefined {
  return assignedTo?.map(({ fullname, username }) => fullname || username);
}

function listed(
  before: readonly string[] = [],
  after: readonly string[] = [],
  added: (name: string) => string,
  removed: (name: string) => string,
): string[] {
  return [
    ...after.filter((name) => !before.includes(name)).map(added),
    ...before.filter((name) => !after.includes(name)).map(removed),
  ];
}

function stepLines(before: readonly Step[], after: readonly Step[]): string[] {
  const was = new Map(before.map((step) => [step._id, step]));
  const ids = new Set(after.map(({ _id }) => _id));
  return [
    ...after.flatMap((step) => stepLine(was.get(step._id), step)),
    ...before.filter(({ _id }) => !ids.has(_id)).map(({ text }) => texts.stepRemoved(text)),
  ];
}

function stepLine(was: Step | undefined, { text, done, order }: Step): string[] {
  if (!was) return [texts.stepAdded(text)];
  return [
    ...(was.text === text ? [] : [texts.stepRenamed(was.text, text)]),
    ...(was.done === done ? [] : [done ? texts.stepDone(text) : texts.stepOpen(text)]),
    ...(was.order === order ? [] : [texts.stepMoved(text)]),
  ];
}
