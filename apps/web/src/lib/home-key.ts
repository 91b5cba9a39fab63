/** The cache key of an employee's first screen, for the answers that change what waits on it. */
export const HOME_KEY = ['home'] as const;
