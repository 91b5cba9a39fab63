/** The ground of a card: on the board, lifted, and where it would land. */
export const CARD_CLASS = 'rounded-card border border-line bg-surface';
