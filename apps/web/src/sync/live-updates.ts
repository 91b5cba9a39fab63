import { applyBoardEvent } from '@faena/shared/domain';
import type { Task, TasksEvent } from '@faena/shared/schemas';
import type { QueryCacheNotifyEvent, QueryClient } from '@tanstack/react-query';
import { noteAuthors } from './authors.ts';
import { drawBoard } from './board.ts';
import { commandScope, taskKeys } from './keys.ts';
import { takeSaid } from './take-parts.ts';

/**
 * The delay of live events after the answer to an own command. By then the stream has sent that command too, and one
 * render draws both. So no older state flashes, and a dropped card flies to its final place.
 */
export const REST_MS = 250;

const RETRY_MS = 5_000;

/**
 * Brings the base of a board up to date with its live events. Events wait while own commands are being sent or the
 * board is being read. Those answers may be older than the events, which have the last word.
 */
export class LiveUpdates {
  readonly #queryClient: QueryClient;
  readonly #filter: { queryKey: readonly unknown[]; exact: true };
  readonly #projectId: string;
  readonly #mutationKey: readonly unknown[];
  readonly #unsubscribe: (() => void)[];
  #waiting: TasksEvent[] = [];
  /** The board must be read: `wanted` until the read begins, `begun` until it succeeds. */
  #read: 'wanted' | 'begun' | null = null;
  #changing = false;
  #pause: ReturnType<typeof setTimeout> | undefined;

  constructor(queryClient: QueryClient, projectId: string) {
    this.#queryClient = queryClient;
    this.#filter = { queryKey: taskKeys.board(projectId), exact: true };
    this.#projectId = projectId;
    this.#mutationKey = commandScope(projectId).mutationKey;
    this.#unsubscribe = [
      queryClient.getMutationCache().subscribe(() => this.#look()),
      queryClient.getQueryCache().subscribe((event) => {
        // The observers that draw the tasks hear of a read first; at that moment the read would look failed.
        if (event.type !== 'updated') return;
        if (this.#read === 'begun' && this.#isRead(event)) this.#read = null;
        this.#look();
      }),
    ];
  }

  /** Takes an event over into the base. */
  take(event: TasksEvent): void {
    this.#waiting.push(event);
    this.#look();
  }

  /** Reads the board again; earlier events are part of that read. */
  readAgain(): void {
    this.#waiting = [];
    this.#read = 'wanted';
    this.#look();
  }

  /** Stops taking events over. */
  close(): void {
    clearTimeout(this.#pause);
    for (const unsubscribe of this.#unsubscribe) unsubscribe();
  }

  #look(): void {
    if (this.#queryClient.isMutating({ mutationKey: this.#mutationKey }) > 0) {
      this.#changing = true;
    } else if (this.#changing) {
      this.#changing = false;
      this.#rest(REST_MS);
    } else if (this.#pause === undefined) {
      this.#settle();
    }
  }

  #rest(ms: number): void {
    clearTimeout(this.#pause);
    this.#pause = setTimeout(() => {
      this.#pause = undefined;
      this.#look();
    }, ms);
  }

  #settle(): void {
    const state = this.#queryClient.getQueryState(this.#filter.queryKey);
    if (state?.fetchStatus !== 'idle') return;
    const ended = this.#read === 'begun';
    // The read failed, or an own command cancelled it.
    if (ended) this.#read = 'wanted';
    if (ended && state.status === 'error') {
      this.#rest(RETRY_MS);
    } else if (this.#read === 'wanted') {
      this.#read = null;
      void this.#queryClient.invalidateQueries({ ...this.#filter, refetchType: 'all' });
      // The first read of a board has everything.
      if (state.data) this.#read = 'begun';
    } else if (this.#waiting.length > 0) {
      const events = this.#waiting;
      this.#waiting = [];
      for (const event of events) {
        noteAuthors(event);
        takeSaid(this.#queryClient, event);
      }
      let isTrue = true;
      drawBoard(this.#queryClient, this.#projectId, (tasks) => {
        const changed = events.reduce<Task[]>(applyBoardEvent, tasks);
        isTrue = isNumbered(changed);
        return changed;
      });
      // An own move without a full answer has crossed somebody else's: some places are wrong.
      if (!isTrue) this.readAgain();
    }
  }

  #isRead({ action, query }: Extract<QueryCacheNotifyEvent, { type: 'updated' }>): boolean {
    if (action.type !== 'success' || action.manual) return false;
    return query === this.#queryClient.getQueryCache().find(this.#filter);
  }
}

/** Tests whether the orders of each column are 0 to n−1, as on the server (BOARD-2); the tasks are in board order. */
function isNumbered(tasks: readonly Task[]): boolean {
  return tasks.every(({ status, order }, index) => {
    const above = tasks[index - 1];
    return order === (above?.status === status ? above.order + 1 : 0);
  });
}
