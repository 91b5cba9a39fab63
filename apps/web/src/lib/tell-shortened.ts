/** The levels of ancestors whose text may be shortened: the button, the heading or the cell. */
const LEVELS = 5;
const TOLD = 'data-told';

/**
 * Sets the full text as the title of any element that the pointer is on and an ellipsis shortens (DESIGN-17). A part of
 * a text names the full one in `data-whole`.
 */
export function tellShortened(): void {
  document.addEventListener('pointerover', ({ target }) => {
    let element = target instanceof Element ? target : null;
    for (let level = 0; element && level < LEVELS; level += 1) {
      if (element instanceof HTMLElement && tell(element)) return;
      element = element.parentElement;
    }
  });
}

/** Sets the title if the element shortens its text at present. */
function tell(element: HTMLElement): boolean {
  const shortened = isShortened(element);
  if (shortened && (!element.title || element.hasAttribute(TOLD))) {
    element.title = element.dataset.whole ?? element.textContent.trim();
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
