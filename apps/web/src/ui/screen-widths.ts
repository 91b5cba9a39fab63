import { MOBILE_BREAKPOINT_PX } from '@faena/shared/domain';

/** Below this the screen has one column; a browser may be a part of a pixel wide. */
export const PHONE = `(max-width: ${MOBILE_BREAKPOINT_PX - 0.02}px)`;

/** From this width on the screen and a side panel are side by side, and both can be used. */
export const BESIDE = '(min-width: 1024px)';
