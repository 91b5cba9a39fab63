/** How many elements upwards to look: the shortened one may be the button, the heading or the cell. */
const LEVELS = 5;
/** Marks a title that this file set, so that it removes no other. */
const TITLED = 'data-told';

/**
 * Sets the full text as the title of any element that the pointer is on and an ellipsis shortens (DESIGN-17). An
 * element with only a part of the text has all of it in `data-whole`.
 */
export function tellShortened(): void {
  document.addEventListener('pointerover', ({ target }) => {
    let element = target instanceof Element ? target : null;
    for (let level = 0; element && level < LEVELS; level += 1) {
      if (element instanceof HTMLElement && setTitle(element)) return;
      element = element.parentElement;
    }
  });
}

/** Sets the title if the element shortens its text at present. */
function setTitle(element: HTMLElement): boolean {
  const shortened = isShortened(element);
  if (shortened && (!element.title || element.hasAttribute(TITLED))) {
    element.title = element.dataset.whole ?? element.textContent.trim();
    element.setAttribute(TITLED, '');
  } else if (!shortened && element.hasAttribute(TITLED)) {
    element.removeAttribute('title');
    element.removeAttribute(TITLED);
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
