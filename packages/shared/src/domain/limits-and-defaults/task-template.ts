/* Task templates of a company. */

/** Most task templates of a company (TEMPLATE-1). */
export const MAX_TEMPLATES = 100;
