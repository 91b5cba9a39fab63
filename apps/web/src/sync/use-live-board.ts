import { useQueryClient } from '@tanstack/react-query';
import { useEffectEvent, useLayoutEffect, useState } from 'react';
import { ApiError } from '@/lib/client.ts';
import { checkConnection, isConnectionLost, subscribeToConnection } from '@/lib/connection.ts';
import { delay } from '@/lib/delay.ts';
import { reportError } from '@/lib/report.ts';
import { followBoard } from './follow-board.ts';
import { whileVisible } from './while-visible.ts';

/** How long a hidden tab keeps its connection: a browser has few of them for one host. */
const HIDDEN_MS = 30_000;

/** The time before a lost connection is shown. */
const LOST_AFTER_MS = 4_000;

/** The state of the updates by others: live, lost for the moment, or off because too many tabs are open (LIMIT-5). */
export type LiveState = 'live' | 'lost' | 'crowded';

/** The pause after a refusal that did not make the screen leave the board. */
const REFUSED_MS = 15_000;

export interface LiveBoardOptions {
  /** Called when the project, its members or the card of one of them changed. */
  readonly onProject: () => void;
  /** Called when the API refuses the board: the session, the project or the right has ended. */
  readonly onRefused: () => void;
}

/**
 * Reads the tasks of a project and keeps them up to date while the page is visible; does nothing without a project.
 */
export function useLiveBoard(projectId: string | null, options: LiveBoardOptions): LiveState {
  const queryClient = useQueryClient();
  const [state, setState] = useState<LiveState>('live');
  const onProject = useEffectEvent(options.onProject);
  const onRefused = useEffectEvent(options.onRefused);

  // Before the effects of the page ask for the tasks: they are read once, beside the stream.
  useLayoutEffect(() => {
    if (!projectId) return;
    const board = projectId;
    let timer: ReturnType<typeof setTimeout> | undefined;

    function onConnection(connected: boolean, said?: ApiError): void {
      if (said?.reason === 'too_many_streams') {
        clearTimeout(timer);
        timer = undefined;
        setState('crowded');
        return;
      }
      if (!connected) {
        // A failed try does not restart the timer.
        timer ??= setTimeout(() => void doubt(), LOST_AFTER_MS);
        return;
      }
      clearTimeout(timer);
      timer = undefined;
      setState('live');
    }

    /** Checks first whether the server itself is unreachable. */
    async function doubt(): Promise<void> {
      const asking = timer;
      await checkConnection();
      if (asking === timer) setState('lost');
    }

    /** Once the server can be reached again, the stream gets its time to connect. */
    const ignoreConnection = subscribeToConnection(() => {
      if (isConnectionLost() || timer === undefined) return;
      clearTimeout(timer);
      setState('live');
      timer = setTimeout(() => void doubt(), LOST_AFTER_MS);
    });

    async function follow(signal: AbortSignal): Promise<void> {
      while (!signal.aborted) {
        try {
          await followBoard(queryClient, board, { signal, onConnection, onProject: () => onProject() });
        } catch (error) {
          if (signal.aborted) return;
          if (error instanceof ApiError) onRefused();
          else reportError(error);
          await delay(REFUSED_MS);
        }
      }
    }

    const end = whileVisible((signal) => void follow(signal), HIDDEN_MS);
    return () => {
      end();
      ignoreConnection();
      clearTimeout(timer);
      timer = undefined;
      setState('live');
    };
  }, [projectId, queryClient]);

  return state;
}
