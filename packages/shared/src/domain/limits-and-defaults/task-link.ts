/* Tasks that block others. */

/** Most tasks that block one task (LINK-1). */
export const MAX_BLOCKERS = 20;
