import { isRefusal } from './client.ts';
import { reportError } from './report.ts';
import type { SessionEnd } from './session-events.ts';

/** The ends of a session that leave time for something to be done first. */
export type LogoutReason = Extract<SessionEnd, 'logout' | 'inactivity'>;

type Task = (reason: LogoutReason) => Promise<unknown>;

/** Nobody waits longer than this for a logout. */
const LIMIT_MS = 3_000;
const tasks = new Set<Task>();

/**
 * Registers what has to happen with the session still valid before a logout clears it, such as stopping the working
 * time. Returns the function that takes it back.
 */
export function beforeLogout(task: Task): () => void {
  tasks.add(task);
  return () => tasks.delete(task);
}

/**
 * Runs all registered tasks at once; resolves when they are over, or after 3 s, with whether the server has answered to
 * all of them. Never rejects.
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

/** A refusal counts as an answer, as a retry would fail alike. */
function isOver(error: unknown): boolean {
  reportError(error);
  return isRefusal(error);
}
