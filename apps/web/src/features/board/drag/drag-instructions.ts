/** The id of what screen readers say of how a card is dragged; there is one board on a page. */
export const DRAG_INSTRUCTIONS_ID = 'drag-instructions';
