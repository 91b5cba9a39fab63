/** The background of a card: on the board, lifted, and at its landing place. */
export const CARD_CLASS = 'rounded-card border border-line bg-surface';

/** Marks elements on which a press never starts a drag. */
export const STILL_ATTRIBUTE = 'data-still';

/** The cover of a card, over its whole width. */
export const COVER_CLASS =
  '-mx-3 -mt-3 mb-2 block aspect-video w-[calc(100%+1.5rem)] max-w-none rounded-t-card bg-sunken object-cover';
