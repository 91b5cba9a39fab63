import { isRefusal } from './client.ts';
import { reportError } from './report.ts';
import type { SessionEnd } from './session-events.ts';

/** The ends of a session that allow a task before them. */
export type LogoutReason = Extract<SessionEnd, 'logout' | 'inactivity'>;

type Task = (reason: LogoutReason) => Promise<unknown>;

/** The longest wait of a logout. */
const LIMIT_MS = 3_000;
const tasks = new Set<Task>();

/**
 * Registers a task for the time before a logout clears the session, such as stopping the working time. @returns a
 * function that unregisters it
 */
export function beforeLogout(task: Task): () => void {
  tasks.add(task);
  return () => tasks.delete(task);
}

/**
 * Runs all registered tasks at once; resolves when they have ended, or after 3 s. The result is true if the server
 * answered all of them. Never rejects.
 */
export async function runBeforeLogout(reason: LogoutReason): Promise<boolean> {
  if (tasks.size === 0) return true;
  const all = Promise.all([...tasks].map((task) => task(reason).then(() => true, isOver)));
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<readonly boolean[]>((resolve) => {
    timer = setTimeout(resolve, LIMIT_MS, [false]);
  });
  const answered = await Promise.race([all, limit]);
  clearTimeout(timer);
  return answered.every(Boolean);
}

/** A refusal counts as an answer, because a retry would get it again. */
function isOver(error: unknown): boolean {
  reportError(error);
  return isRefusal(error);
}
