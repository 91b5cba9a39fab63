import type { CommandName, Difference, QueuedCommand, Values } from '@faena/shared/commands';

/** The reason why a queued change was stopped: a conflict, more than a day of age, or a refusal. */
export interface Stopped {
  readonly why: 'changed' | 'old' | 'refused';
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

/** A command of a board that waits to be sent, as it is stored (NET-12). */
export interface QueuedChange extends Difference, Note {
  /** Its place in the queue. */
  readonly id: number;
  /** The person who made it: nobody else sees or sends it (NET-17). */
  readonly personId: string;
  readonly projectId: string;
  /** The name of the command; another version of the page may have stored one that this version does not know. */
  readonly kind: CommandName | (string & {});
  /** The input of the command. */
  readonly variables: unknown;
  /** The idempotency key of every try. */
  readonly key: string;
  /** When it was made, in milliseconds by the clock of this device. */
  readonly at: number;
  /** The checklist items that it changes. */
  readonly items?: Difference | undefined;
  /** Whether it was sent and got no answer. */
  readonly maybeMade: boolean;
  readonly stopped?: Stopped | undefined;
}

/** A command to be queued. */
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

/** Shows the queue as it was just read. */
export function showQueue(all: readonly QueuedChange[]): void {
  queue = all;
  for (const listener of listeners) listener();
}

/** Tells of each change of the queue, by this tab or another. */
export function subscribeToQueue(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Tells of the edits of other tabs, with the projects whose changes they removed. */
export function onOtherTab(follower: (removed: readonly string[]) => void): () => void {
  followers.add(follower);
  return () => followers.delete(follower);
}

/** Tells of an edit of another tab, once the queue shows it. */
export function tellOtherTab(removed: readonly string[]): void {
  for (const follower of followers) follower(removed);
}

/** The ids of what a change creates. */
export function createdBy({ before, after }: Difference): string[] {
  return Object.keys(after).filter((id) => !(id in before));
}
