import { updateBoard } from '@faena/shared/domain';
import type { Task, TasksEvent } from '@faena/shared/schemas';
import type { QueryCacheNotifyEvent, QueryClient } from '@tanstack/react-query';
import { noteAuthors, patchBoard, taskKeys } from '@/features/task/index.ts';

/**
 * How long what was told waits after a change of one's own was answered. By then the stream has told of that change as
 * well, and all of it is drawn at once: nothing older flashes up, and a dropped card flies to where it stays.
 */
export const REST_MS = 250;

const RETRY_MS = 5_000;

/**
 * Brings the cached tasks of a board up to date with what its stream tells. While changes of one's own are under way,
 * or the board is being read, that waits: their answers may be older than what was told, which has the last word.
 */
export class BoardUpdates {
  readonly #queryClient: QueryClient;
  readonly #filter: { queryKey: readonly unknown[]; exact: true };
  readonly #mutationKey: readonly unknown[];
  readonly #unsubscribe: (() => void)[];
  #waiting: TasksEvent[] = [];
  /** Whether the board lacks what no event will tell: `wanted` until a read of it begins, and until one succeeds. */
  #read: 'wanted' | 'begun' | null = null;
  #changing = false;
  #pause: ReturnType<typeof setTimeout> | undefined;

  constructor(queryClient: QueryClient, projectId: string) {
    this.#queryClient = queryClient;
    this.#filter = { queryKey: taskKeys.board(projectId), exact: true };
    this.#mutationKey = taskKeys.changes(projectId);
    this.#unsubscribe = [
      queryClient.getMutationCache().subscribe(() => this.#look()),
      queryClient.getQueryCache().subscribe((event) => {
        // What draws the tasks is told of a read before its success is said here: it would pass for one that failed.
        if (event.type !== 'updated') return;
        if (this.#read === 'begun' && this.#isRead(event)) this.#read = null;
        this.#look();
      }),
    ];
  }

  /** Takes over what has become of tasks. */
  take(event: TasksEvent): void {
    this.#waiting.push(event);
    this.#look();
  }

  /** Has the board read again; what was told before is in what is read then. */
  readAgain(): void {
    this.#waiting = [];
    this.#read = 'wanted';
    this.#look();
  }

  /** Takes over nothing more. */
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
    const state = this.#queryClient.getQueryState<Task[]>(this.#filter.queryKey);
    if (state?.fetchStatus !== 'idle') return;
    const ended = this.#read === 'begun';
    // Without success: it has failed, or was called off by a change of one's own.
    if (ended) this.#read = 'wanted';
    if (ended && state.status === 'error') {
      this.#rest(RETRY_MS);
    } else if (this.#read === 'wanted') {
      this.#read = null;
      void this.#queryClient.invalidateQueries({ ...this.#filter, refetchType: 'all' });
      // Where there are no tasks yet, there is no hurry: whoever reads them for the first time reads all.
      if (state.data) this.#read = 'begun';
    } else if (this.#waiting.length > 0) {
      const events = this.#waiting;
      this.#waiting = [];
      for (const event of events) noteAuthors(event);
      let isTrue = true;
      patchBoard(this.#queryClient, this.#filter.queryKey, (tasks) => {
        const told = events.reduce<Task[]>(updateBoard, tasks);
        isTrue = isNumbered(told);
        return told;
      });
      // A move of one's own, shown without its answer, has crossed one of somebody else: the places that nobody told of lie.
      if (!isTrue) this.readAgain();
    }
  }

  #isRead({ action, query }: Extract<QueryCacheNotifyEvent, { type: 'updated' }>): boolean {
    if (action.type !== 'success' || action.manual) return false;
    return query === this.#queryClient.getQueryCache().find(this.#filter);
  }
}

/** Whether the orders of each column are 0 to n−1, as they are on the server (BOARD-2); the tasks are in board order. */
function isNumbered(tasks: readonly Task[]): boolean {
  return tasks.every(({ status, order }, index) => {
    const above = tasks[index - 1];
    return order === (above?.status === status ? above.order + 1 : 0);
  });
}
