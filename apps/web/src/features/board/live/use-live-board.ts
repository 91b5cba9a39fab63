import { useQueryClient } from '@tanstack/react-query';
import { useEffectEvent, useLayoutEffect, useState } from 'react';
import { ApiError } from '@/lib/client.ts';
import { checkConnection, isConnectionLost, subscribeToConnection } from '@/lib/connection.ts';
import { delay } from '@/lib/delay.ts';
import { reportError } from '@/lib/report.ts';
import { followBoard } from './follow-board.ts';
import { whileVisible } from './while-visible.ts';

/** How long a tab that is out of sight keeps its connection: a browser has few of them for one host. */
const HIDDEN_MS = 30_000;

/** A connection that is back sooner was hardly missed. */
const LOST_AFTER_MS = 4_000;

/**
 * Whether what others change shows here: at once, not for a while now, or not while as many tabs are open (LIMIT-5).
 */
export type LiveState = 'live' | 'lost' | 'crowded';

/** The pause before another try after a refusal that the screen did not answer with leaving the board. */
const REFUSED_MS = 15_000;

export interface LiveBoardOptions {
  /** Called when the project's own data, its members or how one of them is shown have changed. */
  readonly onProject: () => void;
  /** Called when the API no longer lets the person look: the session, the project or the right to it is gone. */
  readonly onRefused: () => void;
}

/**
 * Reads the tasks of a project and keeps them up to date with what others change, while the page is in sight. Nothing
 * happens without a project.
 */
export function useLiveBoard(projectId: string | null, options: LiveBoardOptions): LiveState {
  const queryClient = useQueryClient();
  const [state, setState] = useState<LiveState>('live');
  const onProject = useEffectEvent(options.onProject);
  const onRefused = useEffectEvent(options.onRefused);

  // Before any part of the page asks for the tasks, which its effects do: they are read once, beside the stream.
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
        // A try that fails does not make it lost for less long.
        timer ??= setTimeout(() => void doubt(), LOST_AFTER_MS);
        return;
      }
      clearTimeout(timer);
      timer = undefined;
      setState('live');
    }

    /** Whether it is only this connection is known before anything is said. */
    async function doubt(): Promise<void> {
      const asking = timer;
      await checkConnection();
      if (asking === timer) setState('lost');
    }

    /** The server can be reached again, so that its stream may soon stand again as well. */
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
