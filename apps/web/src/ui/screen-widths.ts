import { MOBILE_BREAKPOINT_PX } from '@faena/shared/domain';

/** Below this the screen has one column; a browser may be a part of a pixel wide. */
export const PHONE = `(max-width: ${MOBILE_BREAKPOINT_PX - 0.02}px)`;

/** From here on the screen keeps the rest of the width beside a side panel, and both are used at once. */
export const BESIDE = '(min-width: 1024px)';
