/* Comments on tasks. */

/** Most comments on a task (COMMENT-8). */
export const MAX_TASK_COMMENTS = 2_000;

/** Most people whom a comment mentions (COMMENT-4). */
export const MAX_COMMENT_MENTIONS = 20;

/** Most characters of a comment that a search shows (SEARCH-10). */
export const MAX_EXCERPT = 160;

/** Most files that a comment shows (COMMENT-19). */
export const MAX_COMMENT_FILES = 10;

/** Most reactions to a comment, of all kinds together (COMMENT-26). */
export const MAX_COMMENT_REACTIONS = 300;

/** Most people of a reaction whom a comment names (COMMENT-27). */
export const MAX_NAMED_REACTORS = 10;
