/**
 * The ref of what a frame keeps at the top of the window, which is higher while the server is out of reach: tells the
 * page how high it is, so that what the keyboard comes to is scrolled clear of all of it (DESIGN-23).
 */
export function leaveRoomBelow(top: HTMLElement | null): (() => void) | undefined {
  if (!top) return;
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() => {
    style.setProperty('--kept-above', `${top.getBoundingClientRect().height}px`);
  });
  observer.observe(top);
  return () => {
    observer.disconnect();
    style.removeProperty('--kept-above');
  };
}
