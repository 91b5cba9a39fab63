/** The cache key of an employee's first screen, for answers that change its open questions. */
export const HOME_KEY = ['home'] as const;
