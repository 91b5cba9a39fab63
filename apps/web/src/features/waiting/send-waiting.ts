import type { Task } from '@faena/shared/schemas';
import type { QueryClient } from '@tanstack/react-query';
import { patchBoard, readBoard, replayOf, taskKeys } from '@/features/task/index.ts';
import { ApiError, client, isRefusal } from '@/lib/client.ts';
import { isConnectionLost } from '@/lib/connection.ts';
import { isInterrupted } from '@/lib/interrupted.ts';
import { NoAnswer, sendDespiteBreak } from '@/lib/no-answer.ts';
import { reportError } from '@/lib/report.ts';
import { readStoredSession } from '@/lib/session.ts';
import {
  behind,
  readWaiting,
  removeWaiting,
  type Said,
  type Stopped,
  stillWaits,
  updateWaiting,
  type WaitingChange,
  waitingIn,
} from '@/lib/waiting.ts';
import { messageOf } from '@/texts/wording.ts';
import { changedMeanwhile } from './differences.ts';

/** What waited for longer is not sent by itself: nobody expects it any more (NET-16). */
const DAY_MS = 86_400_000;

/** Refusals that say nothing of the change: who it is has to be said again, or it is too much at once. */
const NOT_OF_THE_CHANGE = new Set([401, 408, 425, 429]);
const FIRST_SOMETHING_ELSE = new Set(['password_change_required', 'two_steps_required']);

/** Of the boards that this tab sends to now. */
const running = new Set<string>();

/**
 * Sends what waits, board by board, where nobody else does: of all tabs one sends the changes of a person to a board, one
 * after the other, each with the key it was made with (NET-14). Resolves with how many were made.
 */
export async function sendWaiting(queryClient: QueryClient): Promise<number> {
  const personId = readStoredSession()?.personId;
  if (!personId || isInterrupted() || isConnectionLost()) return 0;
  const boards = new Set(readWaiting().flatMap(({ projectId, stopped }) => (stopped ? [] : projectId)));
  const sent = [...boards].map((projectId) => sendAlone(queryClient, personId, projectId));
  return (await Promise.all(sent)).reduce((sum, count) => sum + count, 0);
}

async function sendAlone(queryClient: QueryClient, personId: string, projectId: string): Promise<number> {
  const name = `waiting:${personId}:${projectId}`;
  if (running.has(name)) return 0;
  running.add(name);
  const send = () => sendBoard(queryClient, personId, projectId);
  try {
    // A page that did not come over HTTPS has no locks; what two tabs send is done once all the same.
    if (!('locks' in navigator)) return await send();
    return await navigator.locks.request(name, { ifAvailable: true }, (lock) => (lock ? send() : 0));
  } catch (error) {
    // It is tried again: what has not been sent waits.
    reportError(error);
    return 0;
  } finally {
    running.delete(name);
  }
}

/** Sends what waits for one board, from the oldest on, also what comes to it meanwhile. */
async function sendBoard(queryClient: QueryClient, personId: string, projectId: string): Promise<number> {
  const queryKey = taskKeys.board(projectId);
  /** All that is known of the person's own doing, to tell it from that of others. */
  const own = new Map<string, WaitingChange>();
  let board: Task[];
  try {
    board = await readBoard(projectId);
  } catch (error) {
    const said = refusalOf(error);
    if (said === null) return 0;
    for (const change of waitingIn(projectId)) stop(change, { why: 'refused', said });
    patchBoard(queryClient, queryKey, (tasks) => tasks);
    return 0;
  }

  let sent = 0;
  /** The tasks whose checklists were changed. */
  const lists = new Set<string>();
  for (;;) {
    for (const each of waitingIn(projectId)) own.set(each.id, each);
    const change = waitingIn(projectId).find((each) => replayOf(each));
    const replay = change && replayOf(change);
    if (!replay || !isStill(personId)) break;
    const begin = async () => {
      if (!isStill(personId)) throw new NoAnswer('unsent', true);
      return replay.send(board, { idempotencyKey: change.key });
    };
    try {
      const why = await whyNot(change, board, [...own.values()]);
      if (why) {
        stop(change, why);
        patchBoard(queryClient, queryKey, (tasks) => tasks);
        continue;
      }
      // From here on nobody knows whether it was made, until the answer is there.
      if (!updateWaiting({ ...change, maybeMade: true })) break;
      const { settle, checklist } = await inTurn(queryClient, projectId, () => sendDespiteBreak(begin));
      board = settle(board);
      // As the server has it, which may have put it in order.
      own.set(change.id, { ...change, after: replay.stands(board) });
      if (checklist) {
        // What lay over the items of a task that is open stands in them now.
        queryClient.setQueryData(taskKeys.checklist(checklist.task.id), checklist);
        lists.add(checklist.task.id);
      }
      removeWaiting(change);
      patchBoard(queryClient, queryKey, settle);
      sent += 1;
    } catch (error) {
      const said = refusalOf(error);
      if (said === null) break;
      reportError(error);
      stop(change, { why: 'refused', said });
      patchBoard(queryClient, queryKey, (tasks) => tasks);
    }
  }
  void queryClient.invalidateQueries({ queryKey });
  // What had arrived before is answered as it was by then.
  for (const id of lists) void queryClient.invalidateQueries({ queryKey: taskKeys.checklist(id) });
  return sent;
}

/** As every change of the board: after those that are under way, and its answer before what the stream tells. */
function inTurn<T>(queryClient: QueryClient, projectId: string, send: () => Promise<T>): Promise<T> {
  const mutationKey = taskKeys.changes(projectId);
  const scope = { id: mutationKey.join(' ') };
  return queryClient
    .getMutationCache()
    .build<T, Error, void, unknown>(queryClient, { mutationKey, scope, mutationFn: send })
    .execute();
}

/** Whether the request would go out for whom it was made. */
function isStill(personId: string): boolean {
  return !isInterrupted() && readStoredSession()?.personId === personId;
}

/** Why a change is not sent by itself. */
async function whyNot(
  change: WaitingChange,
  board: Task[],
  own: readonly WaitingChange[],
): Promise<Stopped | null> {
  if (Math.abs(Date.now() - change.at) > DAY_MS) return { why: 'old' };
  const now = replayOf(change)?.stands(board) ?? {};
  const meanwhile = changedMeanwhile(change, now, own) ?? (await itemsChangedMeanwhile(change, own));
  return meanwhile && { why: 'changed', now: meanwhile };
}

/** The same of the texts of items, of which the board says nothing. */
async function itemsChangedMeanwhile(
  { before, items }: WaitingChange,
  own: readonly WaitingChange[],
): Promise<Said | null> {
  const [id] = Object.keys(before);
  if (!id || !items || !Object.values(items.before).some(({ title }) => title !== undefined)) return null;
  const list = await client.checklist.read({ params: { id } });
  const now = Object.fromEntries(list.items.map(({ _id, text }) => [_id, { title: text }]));
  return changedMeanwhile(
    items,
    now,
    own.flatMap((each) => each.items ?? []),
  );
}

/** Has a change not be sent by itself, nor what is nothing without it. */
function stop(change: WaitingChange, stopped: Stopped): void {
  for (const each of [change, ...behind(change)]) if (stillWaits(each)) updateWaiting({ ...each, stopped });
}

/** What the server said against a change; null where it said nothing of that, and it goes on waiting. */
function refusalOf(error: unknown): string | null {
  if (!isRefusal(error) || !(error instanceof ApiError)) return null;
  if (NOT_OF_THE_CHANGE.has(error.status) || FIRST_SOMETHING_ELSE.has(error.code)) return null;
  return messageOf(error, '', 'es');
}
