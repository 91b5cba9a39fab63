/** Loads the list of queued changes under the banner. One function for all, as a `Part` needs it. */
export const loadWaitingChanges = () =>
  import('./waiting-changes.tsx').then(({ WaitingChanges }) => WaitingChanges);
