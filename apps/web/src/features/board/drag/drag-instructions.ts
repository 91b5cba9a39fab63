/** The id of the drag instructions for screen readers; there is one board on a page. */
export const DRAG_INSTRUCTIONS_ID = 'drag-instructions';
