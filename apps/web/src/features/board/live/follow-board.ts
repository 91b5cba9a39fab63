import type { QueryClient } from '@tanstack/react-query';
import { client } from '@/lib/client.ts';
import { connection } from '@/lib/connection.ts';
import { BoardUpdates } from './board-updates.ts';
import { announceStream } from './stream-state.ts';

export interface FollowOptions {
  /** Ends it. */
  readonly signal: AbortSignal;
  /** Told when the connection stands, and when it was lost and is being made again. */
  readonly onConnection: (connected: boolean) => void;
  /** Told when the project's own data, its members or how one of them is shown have changed. */
  readonly onProject: () => void;
}

/**
 * Keeps the cached tasks of a project as they are on the server until it is aborted (docs/live.md).
 * @throws ApiError when the person may not see the board (any longer)
 */
export async function followBoard(
  queryClient: QueryClient,
  projectId: string,
  { signal, onConnection, onProject }: FollowOptions,
): Promise<void> {
  const stream = announceStream(projectId);
  const updates = new BoardUpdates(queryClient, projectId);

  function tell(connected: boolean): void {
    onConnection(connected);
    if (connected) return;
    stream.setStanding(false);
    // Who cannot be told of changes sees the tasks all the same.
    stream.letRead();
  }

  try {
    const options = { signal, onConnection: tell, network: connection };
    const events = client.task.live({ params: { projectId } }, options);
    for await (const event of events) {
      stream.setStanding(true);
      if (event.type === 'tasks') {
        updates.take(event);
      } else {
        updates.readAgain({ begun: stream.letRead() });
        if (event.type === 'project') onProject();
      }
    }
  } finally {
    stream.close();
    updates.close();
  }
}
