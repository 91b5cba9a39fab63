/** Loads the list of queued changes under the banner, which also sends them. Always the same function, for a `Part`. */
export const loadWaitingChanges = () =>
  import('./waiting-changes.tsx').then(({ WaitingChanges }) => WaitingChanges);
