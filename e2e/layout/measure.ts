import type { Page } from '@playwright/test';

/** Everything that is wrong with the layout of the page as it stands, in words; empty when it holds (DESIGN-17). */
export function layoutFaults(page: Page): Promise<string[]> {
  return page.evaluate(measure);
}

/** Runs in the page. Only drawn elements count, no hidden ones and none for screen readers alone. */
function measure(): string[] {
  const SLACK = 1.5;
  const CONTROLS =
    'a[href], button, input, select, textarea, [role="radio"], [role="menuitem"], [role="option"]';
  /** The box that text has to stay inside of. */
  const BOXES =
    'td, th, button, a, article, li, dd, label, [role="dialog"], [role="alertdialog"], [role="menu"]';
  const RTL = /[\u0590-\u08ff]/;
  const page = document.documentElement;
  const faults = new Set<string>();
  // An open window is all there is to use.
  const window_ = [...document.querySelectorAll('[role="dialog"], [role="alertdialog"], [role="menu"]')].at(
    -1,
  );
  const root = window_ ?? document.body;
  const edge = page.clientWidth;

  if (page.scrollWidth > page.clientWidth) {
    faults.add(`the page is ${page.scrollWidth} px wide in a window of ${page.clientWidth}`);
  }
  for (const control of root.querySelectorAll(CONTROLS)) {
    if (!isDrawn(control)) continue;
    const rect = control.getBoundingClientRect();
    const out = cutBy(control, rect);
    if (out) faults.add(`${nameOf(control)} is cut by ${out}`);
    if (isRowAction(control) && opacityOf(control) < 0.3) faults.add(`${nameOf(control)} is not to be seen`);
  }
  const words = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (words.nextNode()) checkText(words.currentNode as Text);
  for (const field of root.querySelectorAll('input, textarea')) checkField(field as HTMLInputElement);
  for (const bar of document.querySelectorAll('header.border-b, footer.border-t')) checkLine(bar);
  return [...faults];

  function checkText(text: Text): void {
    const parent = text.parentElement;
    const said = text.data.trim();
    if (!said || !parent || parent.closest('select, script, style, [aria-hidden="true"], svg')) return;
    if (
      parent.matches('bdi') &&
      isShown(parent) &&
      parent.getBoundingClientRect().width < 12 &&
      said.length > 2
    ) {
      faults.add(`the text '${said.slice(0, 40)}' has no room`);
    }
    if (/\p{Surrogate}/u.test(said)) faults.add(`the text '${said.slice(0, 40)}' is half a character`);
    if (!isDrawn(parent)) return;
    const range = document.createRange();
    range.selectNodeContents(text);
    const shown = said.length > 40 ? `${said.slice(0, 40)}…` : said;
    if (RTL.test(said) && RTL.test(firstLetter(said)) && !parent.closest('[dir="auto"]')) {
      faults.add(`'${shown}' has the direction of the page`);
    }
    for (const rect of range.getClientRects()) {
      const cut = cutBy(parent, rect, true);
      if (cut) {
        faults.add(`the text '${shown}' is cut by ${cut}`);
        return;
      }
      const box = parent.closest(BOXES);
      const own = box?.getBoundingClientRect();
      if (
        own &&
        !isEllipsis(parent, box) &&
        (rect.right > own.right + SLACK || rect.left < own.left - SLACK)
      ) {
        faults.add(`the text '${shown}' leaves its ${box?.tagName.toLowerCase()}`);
        return;
      }
    }
    const short = shortened(parent, root);
    if (short) {
      // The full text is told when it is pointed at.
      short.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
      const told = short.closest('[title]')?.getAttribute('title') ?? '';
      if (!told.includes(said)) faults.add(`'${shown}' is shortened, and nothing tells the rest`);
    }
  }

  function checkField(field: HTMLInputElement): void {
    if (!isDrawn(field)) return;
    const textual = field.tagName === 'TEXTAREA' || ['text', 'search', 'email', 'tel'].includes(field.type);
    // A number is written from left to right in every script.
    if (textual && field.dir !== 'auto' && field.dir !== 'ltr')
      faults.add(`the field ${nameOf(field)} has the direction of the page`);
    if (!textual || field.disabled || !field.matches('[class*="border-edge"]')) return;
    const ground = getComputedStyle(field).backgroundColor;
    const sunken = field.readOnly;
    const wanted = colorOf(sunken ? '--sunken' : '--surface');
    if (field !== document.activeElement && ground !== wanted) {
      faults.add(`the field ${nameOf(field)} is ${ground}, not ${wanted}`);
    }
  }

  /** A header's or footer's line ends at no strip of its own: it reaches the window's edge, or its scroll bar. */
  function checkLine(bar: Element): void {
    if (!isDrawn(bar) || bar.closest('[role="dialog"], aside')) return;
    const { right } = bar.getBoundingClientRect();
    const scrolls = page.scrollHeight > page.clientHeight;
    const wanted = scrolls ? page.clientWidth : window.innerWidth;
    if (right < wanted - SLACK)
      faults.add(`the line of the ${bar.tagName.toLowerCase()} ends ${wanted - right} px short`);
  }

  /** The cause that hides a part of this rectangle for good: an ancestor that clips, or the window; a scroll
   * area only moves it. */
  function cutBy(element: Element, rect: DOMRect, isText = false): string | null {
    let { left, right, top, bottom } = rect;
    if (right - left < 1 || bottom - top < 1) return null;
    let fixed = false;
    for (let at: Element | null = element; at && at !== page && at !== document.body; at = at.parentElement) {
      const style = getComputedStyle(at);
      const box = at.getBoundingClientRect();
      const clipsX = at !== element || isText ? style.overflowX : 'visible';
      const clipsY = at !== element || isText ? style.overflowY : 'visible';
      const clamps = style.webkitLineClamp !== 'none';
      if (style.textOverflow === 'ellipsis' || clamps) {
        if (isText) return null;
      }
      if (clipsX === 'hidden' || clipsX === 'clip') {
        if (right > box.right + SLACK || left < box.left - SLACK) return wordFor(at, 'side');
      }
      if (clipsY === 'hidden' || clipsY === 'clip') {
        if (bottom > box.bottom + SLACK || top < box.top - SLACK) return wordFor(at, 'height');
      }
      if (clipsX === 'auto' || clipsX === 'scroll') ({ left, right } = box);
      if (clipsY === 'auto' || clipsY === 'scroll') ({ top, bottom } = box);
      if (style.position === 'fixed') {
        fixed = true;
        break;
      }
    }
    if (right > edge + SLACK || left < -SLACK)
      return `the window (${Math.round(left)} to ${Math.round(right)} of ${edge})`;
    if (fixed && (bottom > window.innerHeight + SLACK || top < -SLACK)) return 'the height of the window';
    return null;
  }

  function wordFor(element: Element, which: string): string {
    return `the ${which} of ${element.tagName.toLowerCase()}.${[...element.classList].slice(0, 4).join('.')}`;
  }

  function isEllipsis(from: Element, until: Element | null): boolean {
    for (let at: Element | null = from; at; at = at.parentElement) {
      const style = getComputedStyle(at);
      if (style.overflowX !== 'visible') return true;
      if (at === until) return false;
    }
    return false;
  }

  /** The element that shortens this text by an ellipsis, if it does at present. */
  function shortened(from: Element, until: Element): Element | null {
    for (let at: Element | null = from; at && at !== until; at = at.parentElement) {
      const style = getComputedStyle(at);
      const clamps = style.webkitLineClamp !== 'none' && at.scrollHeight > at.clientHeight + SLACK;
      const ends =
        style.textOverflow === 'ellipsis' && style.overflowX !== 'visible' && at.scrollWidth > at.clientWidth;
      if (clamps || ends) return at;
    }
    return null;
  }

  function isRowAction(element: Element): boolean {
    return Boolean(element.closest('td')) && element.matches('button, a');
  }

  function opacityOf(element: Element): number {
    let opacity = 1;
    for (let at: Element | null = element; at; at = at.parentElement) {
      opacity *= Number(getComputedStyle(at).opacity);
    }
    return opacity;
  }

  function isDrawn(element: Element): boolean {
    if (element.closest('[inert], .sr-only, [hidden], [data-sonner-toaster]')) return false;
    const rect = element.getBoundingClientRect();
    if (rect.width <= 1 || rect.height <= 1) return false;
    for (let at: Element | null = element; at; at = at.parentElement) {
      if (at.clientWidth === 1 && at.clientHeight === 1) return false;
    }
    return isShown(element);
  }

  function isShown(element: Element): boolean {
    return !element.closest('.sr-only') && element.checkVisibility({ visibilityProperty: true });
  }

  function firstLetter(text: string): string {
    return /\p{L}/u.exec(text)?.[0] ?? '';
  }

  function nameOf(element: Element): string {
    const name = element.getAttribute('aria-label') ?? element.textContent ?? '';
    const field = element as HTMLInputElement;
    const said = name.trim() || field.name || field.type || '';
    return `${element.tagName.toLowerCase()} '${said.slice(0, 40)}'`;
  }

  function colorOf(token: string): string {
    const probe = document.createElement('i');
    probe.style.color = `var(${token})`;
    document.body.append(probe);
    const { color } = getComputedStyle(probe);
    probe.remove();
    return color;
  }
}
