/** The kinds of reactions to a comment, in the order in which they show (COMMENT-25). */
export const REACTIONS = ['like', 'love', 'laugh', 'celebrate', 'look', 'done'] as const;
export type Reaction = (typeof REACTIONS)[number];
