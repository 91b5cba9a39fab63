import type { QueryClient } from '@tanstack/react-query';
import { type ApiError, client } from '@/lib/client.ts';
import { connection } from '@/lib/connection.ts';
import { boardQuery, readState } from './board.ts';
import { onPlaceFreed, tellPlaceFreed } from './freed-place.ts';
import { LiveUpdates } from './live-updates.ts';
import { forgetPresence, TAB_ID, takePresence } from './presence.ts';
import { announceStream } from './stream-state.ts';

export interface FollowOptions {
  /** Ends the stream. */
  readonly signal: AbortSignal;
  /** Called when the stream connects and when it is lost, with the server's refusal if there was one. */
  readonly onConnection: (connected: boolean, said?: ApiError) => void;
  /** Called when the project, its members or the card of one of them changed. */
  readonly onProject: () => void;
}

/**
 * Reads the tasks of a project and keeps them up to date until it is aborted (docs/live.md).
 *
 * @throws ApiError when the person may not see the board (any longer)
 */
export async function followBoard(
  queryClient: QueryClient,
  projectId: string,
  { signal, onConnection, onProject }: FollowOptions,
): Promise<void> {
  const stream = announceStream(projectId);
  // People wait for the board first; the stream then continues from its cursor (BOARD-24).
  await queryClient.prefetchQuery(boardQuery(projectId));
  const updates = new LiveUpdates(queryClient, projectId);

  function tell(connected: boolean, said?: ApiError): void {
    onConnection(connected, said);
    stream.setStanding(connected);
    if (!connected) forgetPresence(projectId);
  }

  try {
    const lastEventId = readState(queryClient, projectId)?.cursor;
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

/** Fires `online` when a try is worthwhile: the network is back, or another tab has freed a stream (LIMIT-5). */
function wakes(signal: AbortSignal): EventTarget {
  const target = new EventTarget();
  const wake = () => void target.dispatchEvent(new Event('online'));
  connection.addEventListener('online', wake, { signal });
  onPlaceFreed(wake, signal);
  return target;
}
