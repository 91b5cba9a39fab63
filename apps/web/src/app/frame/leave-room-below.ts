/** The width of the header's edge. */
const EDGE_PX = 1;

/**
 * The ref of a frame's sticky top: reports its height while a banner enlarges it, so that focus is never hidden below
 * it (DESIGN-23).
 *
 * The stylesheet already has the height of the header alone. Setting that height too would make the browser compute the
 * style of every element again, right after the first render.
 */
export function leaveRoomBelow(top: HTMLElement | null): (() => void) | undefined {
  const header = top?.firstElementChild;
  if (!top || !header) return;
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() => {
    const { height } = top.getBoundingClientRect();
    if (height <= header.getBoundingClientRect().height + EDGE_PX) style.removeProperty('--kept-above');
    else style.setProperty('--kept-above', `${height}px`);
  });
  observer.observe(top);
  return () => {
    observer.disconnect();
    style.removeProperty('--kept-above');
  };
}
