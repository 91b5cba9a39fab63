/**
 * Content that scrolls under a sticky cell at the right fades out before it; the cell's own background ends the fade.
 * Such cells have the buttons of a row, which paper leaves out.
 */
export const stickyEdgeClass =
  'print:hidden before:pointer-events-none before:absolute before:inset-y-0 before:right-full before:w-3 before:bg-linear-to-r before:from-transparent';
