/** What the edge of the header adds to its line. */
const EDGE_PX = 1;

/**
 * The ref of what a frame keeps at the top of the window, which is higher while the server is out of reach: tells the
 * page how high it is then, so that what the keyboard comes to is scrolled clear of all of it (DESIGN-23).
 *
 * Of the header by itself the page knows. To tell it all the same would have the style of every element worked out once
 * more, right after the first ones are drawn.
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
