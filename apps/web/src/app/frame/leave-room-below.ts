/** The width of the header's edge. */
const EDGE_PX = 1;

/**
 * The ref of a frame's sticky top: reports its height while a banner enlarges it, so that focus is never hidden below
 * it (DESIGN-23).
 *
 * The page knows the height of the header alone. To tell it all the same would have the style of every element worked
 * out once more, right after the first ones are drawn.
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
