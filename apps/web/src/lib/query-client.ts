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

/** Most retries of a read; a refusal of the API (4xx) is not retried. */
const MAX_RETRIES = 1;

/** The time that data counts as fresh, unless a query sets its own. */
export const FRESH_MS = 30_000;

// The library would believe the browser, which only knows of the nearest network.
onlineManager.setEventListener((setOnline) => subscribeToConnection(() => setOnline(!isConnectionLost())));

/**
 * The cache of server data; a failed read is retried once. Nothing silently waits for a connection: a read fails and
 * repeats later, a change fails unless its queue keeps it (NET-1, NET-5, NET-12).
 */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({
    onError: (error, query) => !isInterrupted() && watchSession(error, query.meta),
  }),
  mutationCache: new MutationCache({
    onError: (error, _variables, _result, mutation) => {
      watchSession(error, mutation.meta);
      // Reads everything again to find the outcome (NET-2).
      if (isUnknown(error)) void queryClient.invalidateQueries();
    },
  }),
  defaultOptions: {
    queries: {
      staleTime: FRESH_MS,
      networkMode: 'always',
      // When a session ended elsewhere, the data on screen stays for the form that is open.
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

/** Leads to /login when the session is invalid, or to the task that the account must do first. */
function watchSession(error: unknown, meta: SessionMeta | undefined): void {
  if (isExpired(error) && !meta?.ownsSessionEnd) void expireSession();
  if (error instanceof ApiError && error.code === 'password_change_required') requirePasswordChange();
  if (error instanceof ApiError && error.code === 'two_steps_required') requireTwoSteps();
}
