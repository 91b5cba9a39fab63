/* Dragging a task or another item. Units are in the names. */

/** Pointer travel that starts a drag, in pixels (BOARD-13). */
export const DRAG_POINTER_DISTANCE_PX = 3;

/** How long a touch rests before it drags (BOARD-13). */
export const DRAG_TOUCH_DELAY_MS = 250;

/** Finger travel forgiven during that rest, in pixels (BOARD-13). */
export const DRAG_TOUCH_TOLERANCE_PX = 8;

/** Length of the drop animation, within the 200 to 250 ms of BOARD-13. */
export const DROP_ANIMATION_MS = 220;
