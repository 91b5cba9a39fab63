/** Loads the watch where a page must not weigh what it needs. */
export const loadInactivityWatch = () =>
  import('./inactivity-watch.tsx').then(({ InactivityWatch }) => InactivityWatch);
