/** From here on the screen keeps the rest of the width beside a side panel, and both are used at once. */
export const BESIDE = '(min-width: 1024px)';
