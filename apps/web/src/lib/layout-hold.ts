/** The event of the window once its layout is no longer held. */
export const LAYOUT_RELEASED = 'layoutreleased';

/** Tests whether tables and cards keep the layout of an earlier width, below an open window (DESIGN-30). */
export function isLayoutHeld(): boolean {
  return 'heldLayout' in document.documentElement.dataset;
}
