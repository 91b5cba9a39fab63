import type { ChecklistItem, Task, TaskChecklist, TaskStatus } from '@faena/shared/schemas';
import type { Change, SetField } from '@/lib/waiting.ts';
import type { Made } from '../made.ts';

/** How a change of one board is sent, and what the board shows of it. */
export interface BoardChange<Variables, Answer> {
  /** Its key is what it is taken back by (UNDO-5). */
  send: (variables: Variables, options: { idempotencyKey: string; signal?: AbortSignal }) => Promise<Answer>;
  /** What the board shows at once. */
  expect: (tasks: Task[], variables: Variables) => Task[];
  /** What the board shows once the server has answered. */
  settle: (tasks: Task[], answer: Answer, variables: Variables) => Task[];
  /** What is told of it once it is made, with the tasks of before. */
  told: (variables: Variables, before: readonly Task[], answer: Answer) => Omit<Made, 'keys'>;
}

/** What is known of a task before its change, to say what was done to it. */
export interface Before {
  readonly id: string;
  readonly title?: string;
  readonly status?: TaskStatus | undefined;
}

/** A change that can wait for the connection (NET-12): all it takes to send it can be written down. */
export interface WaitingKind<Variables, Answer> extends Omit<BoardChange<Variables, Answer>, 'told'> {
  kind: Kind;
  told: (variables: Variables, before: readonly Before[]) => Omit<Made, 'keys'>;
  /** The same of what is not saved yet, where that says otherwise. */
  toldWaiting?: (variables: Variables) => string;
  /** The values that it puts in the place of others, which nobody else may have changed meanwhile. */
  sets: (variables: Variables) => { ids: readonly string[]; fields: readonly SetField[] };
  /** The same on a board that has changed meanwhile. */
  anew?: (variables: Variables, tasks: readonly Task[]) => Variables | Promise<Variables>;
  /** Of a change of a checklist, what it is besides one of its board. */
  list?: ListPart<Variables>;
  /** Of such a change, the list as the server has answered it. */
  answered?: (answer: Answer) => TaskChecklist;
}

/** What a change of a task's checklist does to its items. */
interface ListPart<Variables> {
  /** What the list shows at once. */
  expect: (items: readonly ChecklistItem[], variables: Variables) => readonly ChecklistItem[];
  /** The items that it is about, as they were and as they shall be. */
  says: (variables: Variables) => Change;
}

export type Kind =
  | 'create'
  | 'createMany'
  | 'move'
  | 'status'
  | 'assign'
  | 'update'
  | 'batch'
  | 'archive'
  | 'remove'
  | 'tick'
  | 'addItems'
  | 'setItemText'
  | 'moveItem'
  | 'removeItem';

/** The title of a task, to tell what was done to it. */
export function titled(tasks: readonly Before[], id: string | undefined): Pick<Made, 'about'> {
  return { about: tasks.find((task) => task.id === id)?.title };
}
