import { MutationObserver, type MutationObserverOptions, type QueryClient } from '@tanstack/react-query';

/**
 * Runs a mutation of which no part of the screen watches how it stands; its options say what comes of it. `useMutation`
 * would keep an observer for each button that may ask for it, before anybody presses one: a board has thousands.
 */
export function runMutation<Answer, Variables>(
  queryClient: QueryClient,
  options: MutationObserverOptions<Answer, Error, Variables>,
  variables: Variables,
): void {
  const observer = new MutationObserver(queryClient, options);
  observer
    .mutate(variables)
    // A failure is the business of `onError`.
    .catch(() => {})
    // The cache lets go of what nobody observes.
    .finally(() => observer.reset());
}
