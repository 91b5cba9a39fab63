import type { Difference, Values } from '@faena/shared/commands';
import { commandOf, valuesOf } from '@faena/shared/commands';
import type { Task } from '@faena/shared/schemas';
import { hashKey, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { ApiError, client, isRefusal } from '@/lib/client.ts';
import { isConnectionLost } from '@/lib/connection.ts';
import { NoAnswer, sendDespiteBreak } from '@/lib/no-answer.ts';
import { reportError } from '@/lib/report.ts';
import { isInterrupted, readStoredSession } from '@/lib/session.ts';
import { drawBoard } from './board.ts';
import { commandClient } from './command-client.ts';
import { conflictsOf } from './conflicts.ts';
import { commandScope, taskKeys } from './keys.ts';
import { queuedIn, readQueue } from './outbox.ts';
import type { QueuedChange, Stopped } from './queue.ts';
import { dependentsOf, removeQueued, updateQueued } from './queue-store.ts';
import { readBoard } from './read-board.ts';
import { partsOf, takeParts } from './take-parts.ts';
import { whoChanged } from './who-changed.ts';

/** Older changes ask for a decision first: nobody expects them any more (NET-16). */
const DAY_MS = 86_400_000;

/** Refusals of the session or the rate; they do not concern the change. */
const NOT_OF_THE_CHANGE = new Set([401, 408, 425, 429]);
const FIRST_SOMETHING_ELSE = new Set(['password_change_required', 'two_steps_required']);

/** Words the server's refusal of a change. */
type WordRefusal = (error: ApiError) => string;

/** The boards that this tab is sending to. */
const running = new Set<string>();

/**
 * Sends the queued changes, board by board. One tab sends the changes of a person to a board, one after the other,
 * each with its key (NET-14). Resolves with the number of changes that were made.
 */
export async function sendQueue(queryClient: QueryClient, wordRefusal: WordRefusal): Promise<number> {
  const personId = readStoredSession()?.personId;
  if (!personId || isInterrupted() || isConnectionLost()) return 0;
  const boards = new Set(readQueue().flatMap(({ projectId, stopped }) => (stopped ? [] : projectId)));
  const sent = [...boards].map((projectId) => sendAlone({ queryClient, personId, projectId, wordRefusal }));
  return (await Promise.all(sent)).reduce((sum, count) => sum + count, 0);
}

/** The queue of one board. */
interface BoardQueue {
  readonly queryClient: QueryClient;
  readonly personId: string;
  readonly projectId: string;
  readonly wordRefusal: WordRefusal;
}

async function sendAlone(queue: BoardQueue): Promise<number> {
  const name = `waiting:${queue.personId}:${queue.projectId}`;
  if (running.has(name)) return 0;
  running.add(name);
  const send = () => sendBoard(queue);
  try {
    // A page without HTTPS has no locks; its keys still make the server do each change once.
    if (!('locks' in navigator)) return await send();
    return await navigator.locks.request(name, { ifAvailable: true }, (lock) => (lock ? send() : 0));
  } catch (error) {
    // The changes that were not sent are still queued.
    reportError(error);
    return 0;
  } finally {
    running.delete(name);
  }
}

/** Sends the changes of one board, oldest first, with those that are queued during it. */
async function sendBoard({ queryClient, personId, projectId, wordRefusal }: BoardQueue): Promise<number> {
  /** Stops queued changes and those that depend on them. */
  const stop = async (changes: readonly QueuedChange[], stopped: Stopped) => {
    const all = new Set(changes.flatMap((change) => [change, ...dependentsOf(change)]));
    await updateQueued(...[...all].map((each) => ({ ...each, stopped })));
    drawBoard(queryClient, projectId);
  };
  let board: Task[];
  try {
    board = await readBoard(projectId);
  } catch (error) {
    const refusal = refusalOf(error);
    if (refusal) await stop(queuedIn(projectId), { why: 'refused', said: wordRefusal(refusal) });
    return 0;
  }

  /** The person's own changes, to distinguish them from those of others. */
  const own = new Map<number, QueuedChange>();
  let sent = 0;
  /** The checklists and comments that changed. */
  const parts = new Map<string, QueryKey>();
  for (;;) {
    for (const each of queuedIn(projectId)) own.set(each.id, each);
    const change = queuedIn(projectId).find(({ kind }) => commandOf(kind));
    const command = change && commandOf(change.kind);
    if (!command || !isStill(personId)) break;
    const begin = async () => {
      if (!isStill(personId)) throw new NoAnswer('unsent', true);
      const asked = (await command.rebase?.(change.variables, board, commandClient)) ?? change.variables;
      const answer = await command.send(commandClient, asked, { idempotencyKey: change.key });
      return { asked, answer };
    };
    try {
      const why = await whyNot(change, board, [...own.values()]);
      if (why) {
        await stop([change], why);
        continue;
      }
      // From here on nobody knows whether the change was made, until the answer arrives.
      const isThere = (await updateQueued({ ...change, maybeMade: true })) > 0;
      // Another tab has sent or discarded it.
      if (!isThere) continue;
      const { asked, answer } = await inTurn(queryClient, projectId, () => sendDespiteBreak(begin));
      const confirm = (tasks: Task[]) => command.confirm(tasks, answer, asked);
      board = confirm(board);
      // The values of the server, which may have put them in order.
      own.set(change.id, { ...change, after: valuesOf(command, change.variables, board) });
      takeParts(queryClient, command, asked, answer);
      for (const queryKey of partsOf(command, asked)) parts.set(hashKey(queryKey), queryKey);
      await removeQueued(change);
      drawBoard(queryClient, projectId, confirm);
      sent += 1;
    } catch (error) {
      const refusal = refusalOf(error);
      if (!refusal) break;
      reportError(error);
      await stop([change], { why: 'refused', said: wordRefusal(refusal) });
    }
  }
  void queryClient.invalidateQueries({ queryKey: taskKeys.board(projectId) });
  // A repeated request is answered with the state of its first arrival.
  for (const queryKey of parts.values()) void queryClient.invalidateQueries({ queryKey });
  return sent;
}

/** Sends like every command of the board: after those under way, and ahead of the live events. */
function inTurn<T>(queryClient: QueryClient, projectId: string, send: () => Promise<T>): Promise<T> {
  return queryClient
    .getMutationCache()
    .build<T, Error, void, unknown>(queryClient, { ...commandScope(projectId), mutationFn: send })
    .execute();
}

/** Tests whether a request would still be sent in the name of this person. */
function isStill(personId: string): boolean {
  return !isInterrupted() && readStoredSession()?.personId === personId;
}

/** The reason why a change needs a decision before it is sent; null without one. */
async function whyNot(
  change: QueuedChange,
  board: Task[],
  own: readonly QueuedChange[],
): Promise<Stopped | null> {
  if (Math.abs(Date.now() - change.at) > DAY_MS) return { why: 'old' };
  const known = new Set(board.map(({ id }) => id));
  // A change that may have been made is sent again: the server answers with its outcome.
  const isGone = !change.maybeMade && Object.keys(change.before).some((id) => !known.has(id));
  if (isGone) return { why: 'gone' };
  const command = commandOf(change.kind);
  const now = command ? valuesOf(command, change.variables, board) : {};
  const conflicts = conflictsOf(change, now, own) ?? (await itemConflictsOf(change, own));
  return conflicts && { why: 'changed', by: await whoChanged(change, conflicts), now: conflicts };
}

/** The conflicts of item texts, which the board does not have. */
async function itemConflictsOf(
  { before, items }: QueuedChange,
  own: readonly QueuedChange[],
): Promise<Values | null> {
  const [id] = Object.keys(before);
  if (!id || !items || !Object.values(items.before).some(({ title }) => title !== undefined)) return null;
  const list = await client.checklist.read({ params: { id } });
  const now = Object.fromEntries(list.items.map(({ _id, text }) => [_id, { title: text }]));
  const ofItems = own.flatMap<Difference>((each) => each.items ?? []);
  return conflictsOf(items, now, ofItems);
}

/** The server's refusal of a change; null of any other failure, after which the change stays queued. */
function refusalOf(error: unknown): ApiError | null {
  if (!isRefusal(error) || !(error instanceof ApiError)) return null;
  return NOT_OF_THE_CHANGE.has(error.status) || FIRST_SOMETHING_ELSE.has(error.code) ? null : error;
}
