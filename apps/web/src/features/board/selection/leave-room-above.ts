/**
 * The ref of what stands over the foot of the window: where the page scrolls, it has as much room at its end, so that its
 * own foot can be seen, and what the keyboard comes to is scrolled clear of it (QUICK-8, DESIGN-23).
 */
export function leaveRoomAbove(bar: HTMLElement | null): (() => void) | undefined {
  const frame = bar?.closest<HTMLElement>('.frame');
  if (!bar || !frame) return;
  const page = document.documentElement;
  const observer = new ResizeObserver(() => {
    const room = `calc(${bar.getBoundingClientRect().height}px + 1.5rem)`;
    frame.style.setProperty('--kept-below', room);
    // What is told the whole page has the style of every element worked out anew.
    if (page.scrollHeight > page.clientHeight) page.style.setProperty('--kept-below', room);
  });
  observer.observe(bar);
  return () => {
    observer.disconnect();
    for (const { style } of [page, frame]) style.removeProperty('--kept-below');
  };
}
