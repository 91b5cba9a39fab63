import {
  type AddressValues,
  flag,
  freeText,
  oneOf,
  readAddress,
  severalOf,
  severalTexts,
} from './address.ts';
import { dueDayOf, type WhenDue } from './due-day.ts';
import { foldSearch, searchWords } from './fold-search.ts';
import { LENGTHS, TASK_PRIORITIES, TASK_STATUSES, TASK_VIEW_MODES } from './limits-and-defaults/index.ts';
import { calendarDateOf, dateAfter, weekdayOf } from './periods.ts';

/** Filters by due date: before today and not done, in this week from Monday on, or without a date. */
export const TASK_DUES = ['overdue', 'week', 'none'] as const;
type TaskDue = (typeof TASK_DUES)[number];

/** A filter's value for tasks that are assigned to nobody, in place of a person. */
export const NOBODY = 'none';

const MOST_WORDS = 200;
const ID = /^[0-9a-f]{24}$/;
const isPerson = (text: string) => text === NOBODY || ID.test(text);
const isTag = (text: string) => text.trim() !== '' && text.length <= LENGTHS.tag;

/** The filter of a board's tasks in the address (FIND-2). */
export const TASK_FILTER = {
  q: freeText(MOST_WORDS),
  person: severalTexts(isPerson),
  mine: flag(),
  tag: severalTexts(isTag),
  status: severalOf(TASK_STATUSES),
  priority: severalOf(TASK_PRIORITIES),
  due: oneOf(TASK_DUES),
};

/** The Kanban or the table, in the address (FIND-8). */
export const TASK_VIEW = { view: oneOf(TASK_VIEW_MODES) };

export type TaskFilter = AddressValues<typeof TASK_FILTER>;

/** The filter that lets all pass. */
export const NO_TASK_FILTER: TaskFilter = readAddress(TASK_FILTER, new URLSearchParams());

/** The person who searches, and the time. */
export interface Seeker {
  readonly personId: string;
  readonly now: number;
  /** The zone of the calendar dates. */
  readonly timeZone: string;
}

/** The searched fields of a task. */
export interface Findable extends WhenDue {
  readonly _id: string;
  readonly title: string;
  readonly description: string;
  readonly assignedTo: readonly { readonly _id: string }[];
  readonly tags: readonly string[];
  readonly priority: string;
  readonly status: string;
}

/** How many parts of a filter are set. */
export function countFilters(filter: TaskFilter): number {
  const { q, mine, due, person, tag, status, priority } = filter;
  return [
    q.trim() !== '',
    mine,
    due !== null,
    ...[person, tag, status, priority].map((list) => list.length > 0),
  ].filter(Boolean).length;
}

const NO_TASKS: ReadonlySet<string> = new Set();

/**
 * Tests tasks against a filter: a task passes every part, each by any of its values (FIND-3). `commented` has the ids of
 * the tasks whose comments have the words (FIND-12).
 */
export function taskMatcher(
  filter: TaskFilter,
  seeker: Seeker,
  commented: ReadonlySet<string> = NO_TASKS,
): (task: Findable) => boolean {
  const tests = [
    wordTest(filter.q, commented),
    ...(filter.mine ? [assignedTo([seeker.personId])] : []),
    ...(filter.person.length > 0 ? [assignedTo(filter.person)] : []),
    ...(filter.tag.length > 0 ? [tagged(filter.tag)] : []),
    ...(filter.status.length > 0 ? [({ status }: Findable) => isOneOf(filter.status, status)] : []),
    ...(filter.priority.length > 0 ? [({ priority }: Findable) => isOneOf(filter.priority, priority)] : []),
    ...(filter.due ? [dueTest(filter.due, seeker)] : []),
  ];
  return (task) => tests.every((test) => test(task));
}

/** The folded text of each task, cached by the task object. */
const folded = new WeakMap<Findable, string>();

function searchedText(task: Findable): string {
  let text = folded.get(task);
  if (text === undefined) {
    text = foldSearch(`${task.title}\n${task.description}`);
    folded.set(task, text);
  }
  return text;
}

function wordTest(q: string, commented: ReadonlySet<string>) {
  const words = searchWords(q);
  return (task: Findable) =>
    words.every((word) => searchedText(task).includes(word)) || commented.has(task._id);
}

function assignedTo(people: readonly string[]) {
  const nobody = people.includes(NOBODY);
  return (task: Findable) =>
    (nobody && task.assignedTo.length === 0) || task.assignedTo.some(({ _id }) => people.includes(_id));
}

function tagged(tags: readonly string[]) {
  const wanted = new Set(tags.map(foldSearch));
  return (task: Findable) => task.tags.some((tag) => wanted.has(foldSearch(tag)));
}

function isOneOf(words: readonly string[], word: string): boolean {
  return words.includes(word);
}

function dueTest(due: TaskDue, { now, timeZone }: Seeker) {
  const dayOf = (task: Findable) => dueDayOf(task, timeZone);
  if (due === 'none') return (task: Findable) => dayOf(task) === '';
  const today = calendarDateOf(new Date(now), timeZone);
  if (due === 'overdue') {
    return (task: Findable) =>
      dayOf(task) !== '' && task.status !== TASK_STATUSES.at(-1) && dayOf(task) < today;
  }
  const monday = dateAfter(today, 1 - weekdayOf(today));
  const sunday = dateAfter(monday, 6);
  return (task: Findable) => monday <= dayOf(task) && dayOf(task) <= sunday;
}
