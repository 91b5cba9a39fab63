import type { QueryClient } from '@tanstack/react-query';
import { announceStream, forgetPresence, readUpTo, TAB_ID, takePresence } from '@/features/task/index.ts';
import { type ApiError, client } from '@/lib/client.ts';
import { connection } from '@/lib/connection.ts';
import { boardTasks } from '../requests.ts';
import { BoardUpdates } from './board-updates.ts';
import { onPlaceFreed, tellPlaceFreed } from './freed-place.ts';

export interface FollowOptions {
  /** Ends it. */
  readonly signal: AbortSignal;
  /** Told when the connection stands, and when it was lost and is being made again, with what the server said. */
  readonly onConnection: (connected: boolean, said?: ApiError) => void;
  /** Told when the project's own data, its members or how one of them is shown have changed. */
  readonly onProject: () => void;
}

/**
 * Reads the tasks of a project, and keeps the cached ones as they are on the server until it is aborted (docs/live.md).
 * @throws ApiError when the person may not see the board (any longer)
 */
export async function followBoard(
  queryClient: QueryClient,
  projectId: string,
  { signal, onConnection, onProject }: FollowOptions,
): Promise<void> {
  const stream = announceStream(projectId);
  // The board first, which is what is waited for: the stream goes on from there (BOARD-24).
  await queryClient.prefetchQuery(boardTasks(projectId));
  const updates = new BoardUpdates(queryClient, projectId);

  function tell(connected: boolean, said?: ApiError): void {
    onConnection(connected, said);
    stream.setStanding(connected);
    if (!connected) forgetPresence(projectId);
  }

  try {
    const lastEventId = readUpTo(projectId);
    const options = { signal, onConnection: tell, network: wakes(signal), lastEventId };
    const events = client.task.live({ params: { projectId }, query: { tab: TAB_ID } }, options);
    for await (const event of events) {
      if (event.type === 'tasks') {
        updates.take(event);
      } else if (event.type === 'presence') {
        takePresence(projectId, event);
      } else {
        updates.readAgain();
        if (event.type === 'project') onProject();
      }
    }
  } finally {
    forgetPresence(projectId);
    stream.close();
    updates.close();
    tellPlaceFreed();
  }
}

/** Says `online` when it is worth trying again: the network is back, or another tab has made room (LIMIT-5). */
function wakes(signal: AbortSignal): EventTarget {
  const target = new EventTarget();
  const wake = () => void target.dispatchEvent(new Event('online'));
  connection.addEventListener('online', wake, { signal });
  onPlaceFreed(wake, signal);
  return target;
}
