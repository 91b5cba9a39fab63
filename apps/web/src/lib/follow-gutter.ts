/**
 * Keeps in `--gutter` the room that the page holds free for a scroll bar. A dialog takes that room for its scrim, and
 * the page then keeps as much for itself, so that nothing below the dialog moves.
 */
export function followGutter(): void {
  const { documentElement: page, body } = document;
  const measure = () => {
    if (body.hasAttribute('data-scroll-locked')) return;
    const room = Math.max(0, window.innerWidth - page.getBoundingClientRect().width);
    page.style.setProperty('--gutter', `${room}px`);
  };
  measure();
  window.addEventListener('resize', measure);
}
