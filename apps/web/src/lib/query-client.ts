import {
  MutationCache,
  onlineManager,
  QueryCache,
  QueryClient,
  type QueryClientConfig,
} from '@tanstack/react-query';
import { ApiError, isRefusal } from './client.ts';
import { isConnectionLost, subscribeToConnection } from './connection.ts';
import { expireSession, isExpired } from './expired-session.ts';
import { isUnknown, NoAnswer } from './no-answer.ts';
import { isInterrupted } from './session.ts';
import { onSessionEvent, requirePasswordChange, requireTwoSteps } from './session-events.ts';

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: SessionMeta;
    mutationMeta: SessionMeta;
  }
}

interface SessionMeta extends Record<string, unknown> {
  /** The screen itself answers a 401, with an alert of its own (ERROR-3). */
  readonly ownsSessionEnd?: boolean;
}

/** Most tries of a read; what the API refuses (4xx) is not asked again. */
const MAX_RETRIES = 1;

/** How long what was read counts as fresh, unless it is kept so. */
export const FRESH_MS = 30_000;

// The library would believe the browser, which only knows of the nearest network.
onlineManager.setEventListener((setOnline) => subscribeToConnection(() => setOnline(!isConnectionLost())));

/**
 * The one cache of server data; a failed read is tried once more. Nothing waits for a connection in silence: a read
 * fails and is repeated later, a change fails unless its queue keeps it (NET-1, NET-5, NET-12).
 */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({
    onError: (error, query) => !isInterrupted() && watchSession(error, query.meta),
  }),
  mutationCache: new MutationCache({
    onError: (error, _variables, _result, mutation) => {
      watchSession(error, mutation.meta);
      // Its outcome is looked up (NET-2).
      if (isUnknown(error)) void queryClient.invalidateQueries();
    },
  }),
  defaultOptions: {
    queries: {
      staleTime: FRESH_MS,
      networkMode: 'always',
      // The data on screen stays when a session ended elsewhere, with the form it is kept for.
      refetchOnWindowFocus: () => !isInterrupted(),
      refetchOnReconnect: () => (isInterrupted() ? false : 'always'),
      retry: (failures, error) => failures < MAX_RETRIES && isWorthRetrying(error),
    },
    mutations: { retry: false, networkMode: 'always' },
  },
} satisfies QueryClientConfig);

onSessionEvent(({ type }) => {
  if (type === 'ended') queryClient.clear();
});

function isWorthRetrying(error: unknown): boolean {
  if (error instanceof NoAnswer) return error.silence === 'broken' && !isConnectionLost();
  return !isRefusal(error);
}

/** Leaves for /login when the session is no longer valid, and for what has to be done first when it is good for no more. */
function watchSession(error: unknown, meta: SessionMeta | undefined): void {
  if (isExpired(error) && !meta?.ownsSessionEnd) void expireSession();
  if (error instanceof ApiError && error.code === 'password_change_required') requirePasswordChange();
  if (error instanceof ApiError && error.code === 'two_steps_required') requireTwoSteps();
}
