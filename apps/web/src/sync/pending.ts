import type { AnyCommand, Command, QueuedCommand } from '@faena/shared/commands';
import { commandOf } from '@faena/shared/commands';
import type { ChecklistItem, TaskComment } from '@faena/shared/schemas';
import { useSyncExternalStore } from 'react';
import { queuedIn, readQueue, subscribeToOutbox } from './outbox.ts';
import type { QueuedChange } from './queue.ts';

/** A command that the server has not answered, with its input. */
export interface Pending<Asked = unknown, Answer = unknown> {
  readonly command: Command<Asked, Answer>;
  readonly asked: Asked;
  /** The idempotency key. */
  readonly key: string;
}

const NONE: readonly Pending[] = [];

/** The commands of this tab that are being sent, by project. */
const sending = new Map<string, readonly Pending[]>();
const listeners = new Set<() => void>();

interface Known {
  readonly queue: readonly QueuedChange[];
  readonly sent: readonly Pending[];
  readonly pending: readonly Pending[];
}

/** The last pending commands by project. */
const known = new Map<string, Known>();

/** The pending commands of a board: the queued ones, then those that this tab is sending. */
export function pendingOf(projectId: string): readonly Pending[] {
  const [queue, sent, last] = [readQueue(), sending.get(projectId) ?? NONE, known.get(projectId)];
  if (last?.queue === queue && last.sent === sent) return last.pending;
  const pending = together(projectId, sent);
  known.set(projectId, { queue, sent, pending });
  return pending;
}

function together(projectId: string, sent: readonly Pending[]): readonly Pending[] {
  const queued = queuedIn(projectId).flatMap(({ kind, variables: asked, key }) => {
    const command = commandOf(kind);
    return command ? [{ command, asked, key }] : [];
  });
  if (queued.length === 0) return sent;
  // A command that was just queued may still count as being sent.
  return [...queued, ...sent.filter(({ key }) => queued.every((each) => each.key !== key))];
}

export function addSending(projectId: string, pending: Pending): void {
  setSending(projectId, [...(sending.get(projectId) ?? NONE), pending]);
}

export function removeSending(projectId: string, pending: Pending): void {
  const left = (sending.get(projectId) ?? NONE).filter((each) => each !== pending);
  setSending(projectId, left.length > 0 ? left : NONE);
}

function setSending(projectId: string, sent: readonly Pending[]): void {
  sending.set(projectId, sent);
  for (const listener of listeners) listener();
}

/** Tests whether a command can be queued. */
export function isQueueable<Asked, Answer>(
  command: Command<Asked, Answer>,
): command is QueuedCommand<Asked, Answer> {
  return 'name' in command;
}

/** The drawn items of a task's checklist: the pending commands applied to those of the server (NET-13). */
export function usePendingItems(
  projectId: string,
  taskId: string,
  items: readonly ChecklistItem[],
): readonly ChecklistItem[] {
  return useDrawn(projectId, taskId, items, ({ checklist }) => checklist);
}

/** The drawn comments on a task, the oldest first (COMMENT-11). */
export function usePendingComments(
  projectId: string,
  taskId: string,
  comments: readonly TaskComment[],
): readonly TaskComment[] {
  return useDrawn(projectId, taskId, comments, (command) => command.comments);
}

/** The effect of a command on a list that belongs to a task. */
interface Part<Item> {
  apply(items: readonly Item[], asked: unknown): readonly Item[];
}

function useDrawn<Item>(
  projectId: string,
  taskId: string,
  items: readonly Item[],
  partOf: (command: AnyCommand) => Part<Item> | undefined,
): readonly Item[] {
  const pending = useSyncExternalStore(subscribeToPending, () => pendingOf(projectId));
  return pending.reduce((drawn, { command, asked }) => {
    if (!isQueueable(command)) return drawn;
    const part = partOf(command);
    return part && command.touches(asked).ids.includes(taskId) ? part.apply(drawn, asked) : drawn;
  }, items);
}

/** Calls the listener when the pending commands of a board change. */
export function subscribeToPending(listener: () => void): () => void {
  const unsubscribe = subscribeToOutbox(listener);
  listeners.add(listener);
  return () => {
    unsubscribe();
    listeners.delete(listener);
  };
}
