/** Loads the code that reads and draws the worked hours of a board. */
export const loadWorkedReader = () => import('./worked-reader.tsx').then(({ WorkedReader }) => WorkedReader);
