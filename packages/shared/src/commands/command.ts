import type { Client } from '../client.ts';
import type { FaenaContract } from '../contract/index.ts';
import type { ChecklistItem, Task, TaskChecklist, TaskComment } from '../schemas/index.ts';

/** The client that sends commands: the nouns of a board. */
export type CommandClient = Pick<
  Client<FaenaContract>,
  'archivedTask' | 'checklist' | 'task' | 'taskComment' | 'taskCover' | 'taskLink'
>;

/** The options of a request; its key makes the server do it once (CHANGE-3) and names it for an undo (UNDO-5). */
interface CommandOptions {
  readonly idempotencyKey: string;
  readonly signal?: AbortSignal;
}

/** A change of one board. `Asked` holds everything it takes to make it. */
export interface Command<Asked, Answer> {
  /** Calls the route of the command. */
  send(client: CommandClient, asked: Asked, options: CommandOptions): Promise<Answer>;
  /** The tasks once the command is done, for the optimistic update. Unchanged tasks stay the same objects. */
  apply(tasks: Task[], asked: Asked): Task[];
  /** The tasks once the server has answered. */
  confirm(tasks: Task[], answer: Answer, asked: Asked): Task[];
}

/** The fields of a task that a command replaces. */
export const SET_FIELDS = [
  'title',
  'description',
  'priority',
  'dueDate',
  'estimatedHours',
  'tags',
  'recurrence',
  'status',
  'assignedTo',
] as const;
export type SetField = (typeof SET_FIELDS)[number];
export type SetFields = Partial<Pick<Task, SetField>>;

/** Field values by the id of a task, checklist item or comment; the text of the latter two is their `title`. */
export type Values = Readonly<Record<string, SetFields>>;

/** The values that a command replaces, before and after; a created value is in `after` only. */
export interface Difference {
  readonly before: Values;
  readonly after: Values;
}

/** The names of the commands that can be queued; they are stored with a queued command. */
export type CommandName =
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
  | 'removeItem'
  | CommentCommandName;

export type CommentCommandName = 'addComment' | 'setCommentText' | 'removeComment' | 'react';

/** A command that can be stored and sent later (NET-12). */
export interface QueuedCommand<Asked, Answer> extends Command<Asked, Answer> {
  readonly name: CommandName;
  /** The tasks and fields it replaces: somebody else's change of one of them is a conflict (NET-15). */
  touches(asked: Asked): { readonly ids: readonly string[]; readonly fields: readonly SetField[] };
  /** Adapts the command to a board that has changed since. */
  rebase?(asked: Asked, tasks: readonly Task[], client: CommandClient): Asked | Promise<Asked>;
  /** The command's effect on the checklist of a task. */
  readonly checklist?: ChecklistPart<Asked, Answer>;
  /** The command's effect on the comments of a task. */
  readonly comments?: CommentsPart<Asked, Answer>;
}

/** The effect of a command on the checklist of one task. */
interface ChecklistPart<Asked, Answer> {
  /** The items once the command is done. */
  apply(items: readonly ChecklistItem[], asked: Asked): readonly ChecklistItem[];
  /** The items that it replaces. */
  touches(asked: Asked): Difference;
  /** The checklist in the answer. */
  answered(answer: Answer): TaskChecklist;
}

/** The effect of a command on the comments of one task. */
interface CommentsPart<Asked, Answer> {
  /** The comments once the command is done, the oldest first. */
  apply(comments: readonly TaskComment[], asked: Asked): readonly TaskComment[];
  /** The comments that it adds, changes or deletes. */
  touches(asked: Asked): Difference;
  /** The act in the answer. */
  answered(answer: Answer, asked: Asked): AnsweredComment;
}

/** An act on the comments of a task, as the server made it. */
export interface AnsweredComment {
  readonly taskId: string;
  /** The comment that was added or changed. */
  readonly put?: TaskComment;
  /** Whether the task has no other one. */
  readonly isOnly?: boolean;
  /** The id of the deleted comment. */
  readonly removed?: string;
}

/** A command known only by its stored name; `asked` is the stored input of a command with that name. */
export type AnyCommand = QueuedCommand<unknown, unknown>;

/** The values that a command touches, as these tasks have them. */
export function valuesOf<Asked, Answer>(
  command: QueuedCommand<Asked, Answer>,
  asked: Asked,
  tasks: readonly Task[],
): Values {
  const { ids, fields } = command.touches(asked);
  const named = new Set(ids);
  const found = tasks.filter(({ id }) => named.has(id));
  return Object.fromEntries(
    found.map((task) => [task.id, Object.fromEntries(fields.map((field) => [field, task[field]]))]),
  );
}
