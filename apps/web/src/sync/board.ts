import type { Task } from '@faena/shared/schemas';
import { type QueryClient, queryOptions, replaceEqualDeep, useQuery } from '@tanstack/react-query';
import { FRESH_MS } from '@/lib/query-client.ts';
import { taskKeys } from './keys.ts';
import { queueLoaded } from './outbox.ts';
import { type Pending, pendingOf } from './pending.ts';
import { readBoard } from './read-board.ts';
import { isFollowed } from './stream-state.ts';

/** The state of one board in this tab. */
export interface BoardState {
  /** The tasks in the last state from the server, in board order. */
  readonly base: Task[];
  /** The commands that the server has not answered, in the order they were made. */
  readonly pending: readonly Pending[];
  /** The place in the live stream from which `base` is brought up to date (BOARD-24). */
  readonly cursor: string | undefined;
  /** The tasks to draw: `pending` applied to `base`. */
  readonly tasks: Task[];
}

/**
 * The next state of a board: applies the pending commands to the base (NET-13). An unchanged task stays the same
 * object, so that React renders only changes.
 */
export function nextState(
  former: BoardState | undefined,
  { base, pending, cursor }: Omit<BoardState, 'tasks'>,
): BoardState {
  if (pending.length === 0) {
    const tasks = shareTasks(former?.tasks, base);
    return { base: tasks, pending, cursor, tasks };
  }
  const shared = shareTasks(former?.base, base);
  const drawn = pending.reduce((tasks, { command, asked }) => command.apply(tasks, asked), shared);
  return { base: shared, pending, cursor, tasks: shareTasks(former?.tasks, drawn) };
}

/**
 * The tasks of `after`, where each task that is equal to one of `before` is that object. The query cache shares by
 * index: one moved card would make every card below it a new object, and render it again.
 */
export function shareTasks(before: Task[] | undefined, after: Task[]): Task[] {
  if (!before || before === after) return after;
  const known = new Map(before.map((task) => [task.id, task]));
  const shared = after.map((task) => replaceEqualDeep(known.get(task.id), task));
  const isSame = before.length === shared.length && before.every((task, index) => task === shared[index]);
  return isSame ? before : shared;
}

/** The query of a board. Its tasks are fresh while the live stream brings them up to date. */
export const boardQuery = (projectId: string) =>
  queryOptions({
    queryKey: taskKeys.board(projectId),
    queryFn: async ({ client, signal }): Promise<BoardState> => {
      let eventId: string | undefined;
      const onEventId = (lastEventId: string) => {
        eventId = lastEventId;
      };
      const [base] = await Promise.all([readBoard(projectId, { signal, onEventId }), queueLoaded()]);
      const former = readState(client, projectId);
      return nextState(former, { base, pending: pendingOf(projectId), cursor: eventId ?? former?.cursor });
    },
    // `nextState` shares equal tasks by id, not by index.
    structuralSharing: false,
    staleTime: () => (isFollowed(projectId) ? Number.POSITIVE_INFINITY : FRESH_MS),
  });

/** The tasks of a project as drawn, column by column, each in its order. */
export function useBoard(projectId: string) {
  return useQuery({ ...boardQuery(projectId), select: tasksOf });
}

const tasksOf = ({ tasks }: BoardState) => tasks;

/** The state of a board that was read. */
export function readState(queryClient: QueryClient, projectId: string): BoardState | undefined {
  return queryClient.getQueryData<BoardState>(taskKeys.board(projectId));
}

/** The tasks of a board as drawn; none for a board that was not read. */
export function drawnTasks(queryClient: QueryClient, projectId: string): Task[] {
  return readState(queryClient, projectId)?.tasks ?? [];
}

/** A change of the tasks of a board that the server has confirmed. */
type Confirmed = (base: Task[]) => Task[];

const listeners = new Set<(projectId: string, change: Confirmed) => void>();

/** Calls the listener with each confirmed change of any board, also of one that was not read. */
export function onConfirmed(listener: (projectId: string, change: Confirmed) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Draws a board with its pending commands over a base that `change` brings up to date. */
export function drawBoard(queryClient: QueryClient, projectId: string, change?: Confirmed): void {
  queryClient.setQueryData<BoardState>(taskKeys.board(projectId), (state) => {
    if (!state) return state;
    const base = change ? change(state.base) : state.base;
    return nextState(state, { ...state, base, pending: pendingOf(projectId) });
  });
  if (change) for (const listener of listeners) listener(projectId, change);
}
