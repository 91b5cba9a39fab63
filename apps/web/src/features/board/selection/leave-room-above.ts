/**
 * The ref of a bar at the foot of the window. The page gets the same room at its end. Focused elements scroll clear of
 * the bar (QUICK-8, DESIGN-23).
 */
export function leaveRoomAbove(bar: HTMLElement | null): (() => void) | undefined {
  const frame = bar?.closest<HTMLElement>('.frame');
  if (!bar || !frame) return;
  const page = document.documentElement;
  const observer = new ResizeObserver(() => {
    const room = `calc(${bar.getBoundingClientRect().height}px + 1.5rem)`;
    frame.style.setProperty('--kept-below', room);
    // A property of the root element makes the browser compute the style of every element again.
    if (page.scrollHeight > page.clientHeight) page.style.setProperty('--kept-below', room);
  });
  observer.observe(bar);
  return () => {
    observer.disconnect();
    for (const { style } of [page, frame]) style.removeProperty('--kept-below');
  };
}
