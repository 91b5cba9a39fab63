import type { CommandName, Difference, QueuedCommand, Values } from '@faena/shared/commands';
import type { Author } from './authors.ts';

/** The reason why a queued change was stopped: a conflict, a task that is gone, more than a day of age, or a refusal. */
export interface Stopped {
  readonly why: 'changed' | 'gone' | 'old' | 'refused';
  /** The author of the values it conflicts with; an older version of the page stored none. */
  readonly by?: Author;
  /** The server's reason. */
  readonly said?: string;
  /** The values of others that it conflicts with. */
  readonly now?: Values;
}

/** Describes a change to the person. */
export interface Note {
  /** The act, in words. */
  readonly told: string;
  /** The title of the task. */
  readonly about?: string | undefined;
  /** The time zone in which its due dates are calendar dates. */
  readonly timeZone?: string | undefined;
}

/** A queued command of a board, in its stored form (NET-12). */
export interface QueuedChange extends Difference, Note {
  /** Its number in the queue. */
  readonly id: number;
  /** The person who made it: nobody else sees or sends it (NET-17). */
  readonly personId: string;
  readonly projectId: string;
  /** The name of the command; another version of the page may have stored one unknown here. */
  readonly kind: CommandName | (string & {});
  /** The input of the command. */
  readonly variables: unknown;
  /** The idempotency key of every try. */
  readonly key: string;
  /** The time of the change, in milliseconds by the clock of this device. */
  readonly at: number;
  /** The checklist items or comments that it changes. */
  readonly items?: Difference | undefined;
  /** The change was sent and got no answer. */
  readonly maybeMade: boolean;
  readonly stopped?: Stopped | undefined;
}

/** A command for the queue. */
export interface ToQueue<Asked, Answer> extends Pick<QueuedChange, 'projectId' | 'key' | 'maybeMade'> {
  readonly command: QueuedCommand<Asked, Answer>;
  readonly asked: Asked;
  readonly note: Note;
}

/** A change that has no place in the queue yet. */
export type NewChange = Omit<QueuedChange, 'id'>;

/** The queue as this tab last read it. */
let queue: readonly QueuedChange[] = [];
const listeners = new Set<() => void>();
const followers = new Set<(removed: readonly string[]) => void>();

/** The queue of all people of this browser, in its order. */
export function allQueued(): readonly QueuedChange[] {
  return queue;
}

/** Shows the queue after it was read. */
export function showQueue(all: readonly QueuedChange[]): void {
  queue = all;
  for (const listener of listeners) listener();
}

/** Calls the listener on each change of the queue, by this tab or another. */
export function subscribeToQueue(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Calls the listener on edits of other tabs, with the projects whose changes they removed. */
export function onOtherTab(follower: (removed: readonly string[]) => void): () => void {
  followers.add(follower);
  return () => followers.delete(follower);
}

/** Reports an edit of another tab, once the queue shows it. */
export function tellOtherTab(removed: readonly string[]): void {
  for (const follower of followers) follower(removed);
}

/** The ids of created tasks and items of a change. */
export function createdBy({ before, after }: Difference): string[] {
  return Object.keys(after).filter((id) => !(id in before));
}
