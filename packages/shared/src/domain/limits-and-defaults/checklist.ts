/* Checklists of tasks. */

/** Most items of a checklist (CHECK-1). */
export const MAX_CHECKLIST_ITEMS = 100;
