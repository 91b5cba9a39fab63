import {
  type AddressValues,
  flag,
  freeText,
  oneOf,
  readAddress,
  severalOf,
  severalTexts,
  writeAddress,
} from './address.ts';
import { foldSearch, searchWords } from './fold.ts';
import { LENGTHS, TASK_PRIORITIES, TASK_STATUSES, TASK_VIEW_MODES } from './limits-and-defaults/index.ts';
import { calendarDateOf, dateAfter, startOfDate } from './periods.ts';

/** When tasks are due that are looked for: before today and not done, in this week from Monday on, or on no day. */
export const TASK_DUES = ['overdue', 'week', 'none'] as const;
type TaskDue = (typeof TASK_DUES)[number];

/** In place of a person: tasks that are assigned to nobody. */
export const NOBODY = 'none';

const MOST_WORDS = 200;
const ID = /^[0-9a-f]{24}$/;
const isPerson = (text: string) => text === NOBODY || ID.test(text);
const isTag = (text: string) => text.trim() !== '' && text.length <= LENGTHS.tag;

/** The filter of a board's tasks, as the address holds it (FIND-2). Other parts of it are added to these. */
export const TASK_FILTER = {
  q: freeText(MOST_WORDS),
  person: severalTexts(isPerson),
  mine: flag(),
  tag: severalTexts(isTag),
  status: severalOf(TASK_STATUSES),
  priority: severalOf(TASK_PRIORITIES),
  due: oneOf(TASK_DUES),
};

/** How the tasks are looked at, beside the filter in the address (FIND-8). */
export const TASK_VIEW = { view: oneOf(TASK_VIEW_MODES) };

/** The columns of the table that sort (BOARD-19). */
export const TASK_SORT_COLUMNS = [
  'title',
  'status',
  'priority',
  'assignedTo',
  'dueDate',
  'estimatedHours',
] as const;

/** How the table is sorted, beside both: `dueDate`, or `-dueDate` from the last to the first. */
const TASK_SORT = {
  sort: oneOf(TASK_SORT_COLUMNS.flatMap((column) => [column, `-${column}`] as const)),
};

/** The groupings of the table. */
export const TASK_GROUPS = ['status', 'person', 'due'] as const;
export type TaskGroupBy = (typeof TASK_GROUPS)[number];

/** How the table is grouped, in the address (BOARD-19). */
export const TASK_GROUPING = { group: oneOf(TASK_GROUPS) };

/** The columns of the table that can be left out; the title cannot. */
export const TASK_EXTRA_COLUMNS = [
  'status',
  'priority',
  'assignedTo',
  'dueDate',
  'estimatedHours',
  'tags',
] as const;
export type TaskExtraColumn = (typeof TASK_EXTRA_COLUMNS)[number];

/** Which columns the table leaves out, in the address (BOARD-19). */
export const TASK_COLUMNS = { hide: severalOf(TASK_EXTRA_COLUMNS) };

/** All that a saved view of a board keeps of its address (VIEW-2). */
const BOARD_VIEW = { ...TASK_FILTER, ...TASK_VIEW, ...TASK_SORT, ...TASK_GROUPING, ...TASK_COLUMNS };

/** A query of an address as a view keeps it: the parts of `BOARD_VIEW` in their order, and nothing that is not understood. */
export function viewParamsOf(query: string | URLSearchParams): string {
  const params = new URLSearchParams();
  writeViewParams(params, query);
  return params.toString();
}

/** Puts what a view keeps into an address, in place of what that said of the same; all else in it stays. */
export function writeViewParams(params: URLSearchParams, query: string | URLSearchParams): void {
  writeAddress(BOARD_VIEW, params, readAddress(BOARD_VIEW, new URLSearchParams(query)));
}

export type TaskFilter = AddressValues<typeof TASK_FILTER>;

/** The filter that lets all pass. */
export const NO_TASK_FILTER: TaskFilter = readAddress(TASK_FILTER, new URLSearchParams());

/** The person who looks for tasks, and the moment. */
export interface Seeker {
  readonly personId: string;
  readonly now: number;
  /** In which due dates are calendar dates. */
  readonly timeZone: string;
}

/** The searched fields of a task. */
export interface Findable {
  readonly title: string;
  readonly description: string;
  readonly assignedTo: readonly { readonly _id: string }[];
  readonly tags: readonly string[];
  readonly priority: string;
  readonly status: string;
  readonly dueDate: string | null;
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

/** Decides whether a task passes a filter: every part of it, by any value of the part (FIND-3). */
export function taskMatcher(filter: TaskFilter, seeker: Seeker): (task: Findable) => boolean {
  const tests = [
    ...wordTests(filter.q),
    ...(filter.mine ? [assignedTo([seeker.personId])] : []),
    ...(filter.person.length > 0 ? [assignedTo(filter.person)] : []),
    ...(filter.tag.length > 0 ? [tagged(filter.tag)] : []),
    ...(filter.status.length > 0 ? [({ status }: Findable) => isOneOf(filter.status, status)] : []),
    ...(filter.priority.length > 0 ? [({ priority }: Findable) => isOneOf(filter.priority, priority)] : []),
    ...(filter.due ? [dueTest(filter.due, seeker)] : []),
  ];
  return (task) => tests.every((test) => test(task));
}

/** The text of each task as it is searched, for as long as the task is the same object. */
const folded = new WeakMap<Findable, string>();

function searchedText(task: Findable): string {
  let text = folded.get(task);
  if (text === undefined) {
    text = foldSearch(`${task.title}\n${task.description}`);
    folded.set(task, text);
  }
  return text;
}

function wordTests(q: string) {
  return searchWords(q).map((word) => (task: Findable) => searchedText(task).includes(word));
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
  if (due === 'none') return (task: Findable) => task.dueDate === null;
  const today = calendarDateOf(new Date(now), timeZone);
  const start = (date: string) => startOfDate(date, timeZone).getTime();
  if (due === 'overdue') {
    const before = start(today);
    return ({ dueDate, status }: Findable) =>
      dueDate !== null && status !== TASK_STATUSES.at(-1) && Date.parse(dueDate) < before;
  }
  const sinceMonday = (new Date(`${today}T00:00:00Z`).getUTCDay() + 6) % 7;
  const from = start(dateAfter(today, -sinceMonday));
  const to = start(dateAfter(today, 7 - sinceMonday));
  return ({ dueDate }: Findable) => {
    const time = dueDate === null ? Number.NaN : Date.parse(dueDate);
    return time >= from && time < to;
  };
}
