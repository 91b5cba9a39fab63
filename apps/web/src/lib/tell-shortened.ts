/** How far above what is pointed at the text may be shortened: by the button, the heading or the cell around it. */
const LEVELS = 5;
const TOLD = 'data-told';

/** Tells the whole of every text that an ellipsis shortens, as the title of what is pointed at (DESIGN-17). */
export function tellShortened(): void {
  document.addEventListener('pointerover', ({ target }) => {
    let element = target instanceof Element ? target : null;
    for (let level = 0; element && level < LEVELS; level += 1) {
      if (element instanceof HTMLElement && tell(element)) return;
      element = element.parentElement;
    }
  });
}

/** Whether this element shortens its text at present, and so has a title now. */
function tell(element: HTMLElement): boolean {
  const shortened = isShortened(element);
  if (shortened && (!element.title || element.hasAttribute(TOLD))) {
    element.title = element.textContent.trim();
    element.setAttribute(TOLD, '');
  } else if (!shortened && element.hasAttribute(TOLD)) {
    element.removeAttribute('title');
    element.removeAttribute(TOLD);
  }
  return shortened;
}

function isShortened(element: HTMLElement): boolean {
  const { textOverflow, webkitLineClamp, overflowX } = getComputedStyle(element);
  if (overflowX === 'visible') return false;
  return (
    (textOverflow === 'ellipsis' && element.scrollWidth > element.clientWidth) ||
    (webkitLineClamp !== 'none' && element.scrollHeight > element.clientHeight)
  );
}
