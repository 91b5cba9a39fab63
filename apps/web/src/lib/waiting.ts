import type { Task } from '@faena/shared/schemas';
import { useSyncExternalStore } from 'react';
import { readSession } from './session.ts';
import { subscribeToStorage, WAITING_PREFIX } from './storage.ts';

/** The fields of a task that a queued change replaces. */
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

/** The relevant fields of some tasks. */
export type Said = Readonly<Record<string, SetFields>>;

/** Why a change is not sent by itself: others changed the same, it is of another day, or the server said no. */
export interface Stopped {
  readonly why: 'changed' | 'old' | 'refused';
  /** The reason that the server gave. */
  readonly said?: string;
  /** The neighbours at its target. */
  readonly now?: Said;
}

/** The values a change replaces, before and after; new ones are in `after` alone. */
export interface Change {
  readonly before: Said;
  readonly after: Said;
}

/** A change of a board that waits to be sent (NET-12). */
export interface WaitingChange extends Change {
  /** Its key in local storage, by which they are in order. */
  readonly id: string;
  readonly projectId: string;
  readonly kind: string;
  readonly variables: unknown;
  /** With which it is sent, however often: it is done once. */
  readonly key: string;
  /** When it was made, by this device. */
  readonly at: number;
  /** The items of its task's checklist that it is about, with their text as title where it sets that. */
  readonly items?: Change | undefined;
  /** In words, what was done to what. */
  readonly told: string;
  readonly about?: string | undefined;
  readonly timeZone?: string | undefined;
  /** Whether it was sent, and nobody knows what became of that. */
  readonly maybeMade: boolean;
  readonly stopped?: Stopped | undefined;
}

export type ToWait = Omit<WaitingChange, 'id' | 'at'>;

/** Local storage holds this form; another version of the page may write another. */
const FORM = 1;
const NONE: readonly WaitingChange[] = [];

const listeners = new Set<() => void>();
/** By person, as long as nothing has changed. */
let known = new Map<string, readonly WaitingChange[]>();

function prefixOf(personId: string): string {
  return `${WAITING_PREFIX}${personId}:`;
}

function changed(): void {
  known = new Map();
  for (const listener of listeners) listener();
}

window.addEventListener('storage', ({ key }) => {
  if (key === null || key.startsWith(WAITING_PREFIX)) changed();
});

/** The changes of the person signed in that wait, or were stopped, in the order they were made. */
export function readWaiting(): readonly WaitingChange[] {
  const personId = readSession()?.personId;
  if (!personId) return NONE;
  const found = known.get(personId) ?? entriesOf(personId);
  known.set(personId, found);
  return found;
}

function entriesOf(personId: string): readonly WaitingChange[] {
  const ids = Object.keys(localStorage).filter((key) => key.startsWith(prefixOf(personId)));
  if (ids.length === 0) return NONE;
  return ids.sort().flatMap((id) => parsed(id) ?? []);
}

function parsed(id: string): WaitingChange | null {
  try {
    const { form, ...entry } = JSON.parse(localStorage.getItem(id) ?? '');
    return form === FORM ? { ...entry, id } : null;
  } catch {
    return null;
  }
}

/** Those of a board that are still to be sent. */
export function waitingIn(projectId: string): readonly WaitingChange[] {
  const all = readWaiting();
  return all.length === 0 ? all : all.filter((each) => each.projectId === projectId && !each.stopped);
}

/**
 * Keeps a change to be sent later, in one entry of its own, so that no tab can overwrite another's. Answers with it, or
 * null where the browser does not take it: then nothing may say that it waits.
 */
export function addWaiting(change: ToWait): WaitingChange | null {
  const personId = readSession()?.personId;
  if (!personId) return null;
  const last = readWaiting().at(-1)?.id.slice(prefixOf(personId).length);
  const number = (last ? Number.parseInt(last, 10) : 0) + 1;
  const id = `${prefixOf(personId)}${String(number).padStart(6, '0')}:${change.key}`;
  const entry = { ...change, id, at: Date.now() };
  return write(entry) ? entry : null;
}

/** Writes a change that waits anew, as one that was stopped. */
export function updateWaiting(entry: WaitingChange): boolean {
  return localStorage.getItem(entry.id) !== null && write(entry);
}

/** Whether it is there still: it may have been sent or let go meanwhile, in another tab too. */
export function stillWaits({ id }: WaitingChange): boolean {
  return localStorage.getItem(id) !== null;
}

/** Whether it is there still, and nobody has begun to send it. */
export function isUnsent({ id }: WaitingChange): boolean {
  return parsed(id)?.maybeMade === false;
}

/** Takes out a change: it was sent, or nobody wants it any more. */
export function removeWaiting({ id }: WaitingChange): void {
  localStorage.removeItem(id);
  changed();
}

/** The ids of what a change creates. */
function createdBy({ before, after }: Change): string[] {
  return Object.keys(after).filter((id) => !(id in before));
}

/** Whether it is about nothing but what was created. */
function isOfThose(created: readonly string[], change: Change | undefined): boolean {
  const about = Object.keys({ ...change?.before, ...change?.after });
  return about.length > 0 && about.every((id) => created.includes(id));
}

/** Queued or stopped changes that depend on a creation of tasks or items, and are void without it. */
export function behind(change: WaitingChange): readonly WaitingChange[] {
  const tasks = createdBy(change);
  const items = change.items ? createdBy(change.items) : [];
  if (tasks.length + items.length === 0) return NONE;
  return readWaiting().filter(
    (each) => each.id !== change.id && (isOfThose(tasks, each) || isOfThose(items, each.items)),
  );
}

/** Lets a change go that nobody wants any more, with all that is nothing without it. */
export function letGo(change: WaitingChange): void {
  for (const each of [...behind(change), change]) removeWaiting(each);
}

function write({ id, ...entry }: WaitingChange): boolean {
  try {
    localStorage.setItem(id, JSON.stringify({ form: FORM, ...entry }, withoutAddress));
  } catch {
    return false;
  }
  changed();
  return true;
}

/** It survives a sign-out with people's names only. */
function withoutAddress(name: string, value: unknown): unknown {
  return name === 'email' ? '' : value;
}

/** Tells of changes by this tab and by others, and of another person who signs in. */
export function subscribeToWaiting(listener: () => void): () => void {
  const unsubscribe = subscribeToStorage(listener);
  listeners.add(listener);
  return () => {
    unsubscribe();
    listeners.delete(listener);
  };
}

/** The changes of the person signed in that wait or were stopped. */
export function useWaiting(): readonly WaitingChange[] {
  return useSyncExternalStore(subscribeToWaiting, readWaiting);
}

/** Whether something of a task waits to be sent. */
export function useTaskWaits(taskId: string): boolean {
  return useAnyWaits(({ after }) => taskId in after);
}

/** Whether a task itself waits to be sent: the server knows nothing of it. */
export function useTaskIsNew(taskId: string): boolean {
  return useAnyWaits((change) => createdBy(change).includes(taskId));
}

function useAnyWaits(is: (change: WaitingChange) => boolean): boolean {
  return useSyncExternalStore(subscribeToWaiting, () => {
    const all = readWaiting();
    return all.length > 0 && all.some((change) => !change.stopped && is(change));
  });
}
