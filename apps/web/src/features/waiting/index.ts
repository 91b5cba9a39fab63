/** Loads what says under the banner what waits to be sent, and sends it: the same function each time, for a `Part`. */
export const loadWaitingChanges = () =>
  import('./waiting-changes.tsx').then(({ WaitingChanges }) => WaitingChanges);
