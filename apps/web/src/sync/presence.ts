import type { PresenceEvent, PresentPerson } from '@faena/shared/schemas';
import { useEffect, useSyncExternalStore } from 'react';
import { client } from '@/lib/client.ts';
import { randomId } from '@/lib/random-id.ts';
import { reportError } from '@/lib/report.ts';
import { readSession } from '@/lib/session.ts';

/** The id of this page for the server, until it closes. */
export const TAB_ID = randomId();

/** The other people on a board: some by name, and the number of all. */
export interface Others {
  readonly people: readonly PresentPerson[];
  readonly count: number;
}

const NOBODY: Others = { people: [], count: 0 };

const boards = new Map<string, Others>();
const listeners = new Set<() => void>();

/** The tasks that this tab edits, one entry per field or form; the server learns the last one. */
let edited: readonly { readonly projectId: string; readonly taskId: string }[] = [];

/** Stores the people on a board (LIVE-3), and informs a new stream of the tasks that this tab edits. */
export function takePresence(projectId: string, { people, count }: PresenceEvent): void {
  const others = people.filter(({ _id }) => _id !== readSession()?.personId);
  const isFirst = !boards.has(projectId);
  boards.set(projectId, { people: others, count: count - (people.length - others.length) });
  notify();
  const last = edited.at(-1);
  if (isFirst && last?.projectId === projectId) say(projectId, last.taskId);
}

/** Forgets the people on a board whose stream has ended. */
export function forgetPresence(projectId: string): void {
  if (boards.delete(projectId)) notify();
}

/** The other people who have a board open. */
export function useOthers(projectId: string): Others {
  return useSyncExternalStore(subscribe, () => boards.get(projectId) ?? NOBODY);
}

/** The names of the others who edit a task (LIVE-3). */
export function useEditors(projectId: string, taskId: string): readonly string[] {
  // One text compares by value, so that equal names cause no render.
  const names = useSyncExternalStore(subscribe, () => {
    const editing = (boards.get(projectId) ?? NOBODY).people.filter(({ edits }) => edits.includes(taskId));
    return editing.map(({ fullname, username }) => fullname || username).join('\n');
  });
  return names ? names.split('\n') : [];
}

/** Shows the others that this tab edits the task, while the caller is mounted. */
export function useEditing(projectId: string, taskId: string | null): void {
  useEffect(() => {
    if (taskId === null) return;
    const own = { projectId, taskId };
    edit([...edited, own]);
    return () => edit(edited.filter((other) => other !== own));
  }, [projectId, taskId]);
}

function edit(now: typeof edited): void {
  const [before, after] = [edited.at(-1), now.at(-1)];
  edited = now;
  if (before?.taskId === after?.taskId) return;
  if (before && before.projectId !== after?.projectId) say(before.projectId, null);
  if (after) say(after.projectId, after.taskId);
}

/** Informs the server, which keeps the fact only beside a stream of the board. */
function say(projectId: string, taskId: string | null): void {
  if (!boards.has(projectId)) return;
  client.task.presence({ params: { projectId }, body: { tab: TAB_ID, taskId } }).catch(reportError);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function notify(): void {
  for (const listener of listeners) listener();
}
