import type { PresenceEvent, PresentPerson } from '@faena/shared/schemas';
import { useEffect, useSyncExternalStore } from 'react';
import { client } from '@/lib/client.ts';
import { randomId } from '@/lib/random-id.ts';
import { reportError } from '@/lib/report.ts';
import { readSession } from '@/lib/session.ts';

/** What this page calls itself to the server, for as long as it is open. */
export const TAB_ID = randomId();

/** The others who are on a board: those who are named, and how many there are. */
export interface Others {
  readonly people: readonly PresentPerson[];
  readonly count: number;
}

const NOBODY: Others = { people: [], count: 0 };

const boards = new Map<string, Others>();
const listeners = new Set<() => void>();

/** The tasks that are edited in this tab, once for each field or form; the last is the one the server is told of. */
let edited: readonly { readonly projectId: string; readonly taskId: string }[] = [];

/** Takes over who is on a board (LIVE-3), and tells a stream that has just begun what is edited here. */
export function takePresence(projectId: string, { people, count }: PresenceEvent): void {
  const others = people.filter(({ _id }) => _id !== readSession()?.personId);
  const isFirst = !boards.has(projectId);
  boards.set(projectId, { people: others, count: count - (people.length - others.length) });
  notify();
  const last = edited.at(-1);
  if (isFirst && last?.projectId === projectId) say(projectId, last.taskId);
}

/** Forgets who is on a board whose stream has ended: nobody knows. */
export function forgetPresence(projectId: string): void {
  if (boards.delete(projectId)) notify();
}

/** The others who have a board open. */
export function useOthers(projectId: string): Others {
  return useSyncExternalStore(subscribe, () => boards.get(projectId) ?? NOBODY);
}

/** Who else edits a task, by name (LIVE-3). */
export function useEditors(projectId: string, taskId: string): readonly string[] {
  // As one text, which is the same as long as they are.
  const names = useSyncExternalStore(subscribe, () => {
    const editing = (boards.get(projectId) ?? NOBODY).people.filter(({ edits }) => edits.includes(taskId));
    return editing.map(({ fullname, username }) => fullname || username).join('\n');
  });
  return names ? names.split('\n') : [];
}

/** Shows the others that this task is edited here, for as long as it is. */
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

/** Tells the server, where its stream of the board stands; it is no change of anything. */
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
