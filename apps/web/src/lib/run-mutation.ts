import { MutationObserver, type MutationObserverOptions, type QueryClient } from '@tanstack/react-query';

/**
 * Runs a mutation whose state no part of the screen shows; its options handle the result. `useMutation` would keep an
 * observer for each button, and a board has thousands.
 */
export function runMutation<Answer, Variables>(
  queryClient: QueryClient,
  options: MutationObserverOptions<Answer, Error, Variables>,
  variables: Variables,
): void {
  const observer = new MutationObserver(queryClient, options);
  observer
    .mutate(variables)
    // `onError` handles a failure.
    .catch(() => {})
    // Without an observer the cache drops the mutation.
    .finally(() => observer.reset());
}
