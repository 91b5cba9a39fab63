/* Saved views of a board. */

/** Most views of a board that a person keeps (VIEW-1). */
export const MAX_BOARD_VIEWS = 30;
