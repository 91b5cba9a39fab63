/** A line that may begin an item of a list. */
const ITEM = /^[ \t]*(?:[-+*]|\d{1,9}[.)])[ \t]/m;

/** Lists in lists on one line, and signs in a text, beyond which a page would stand still for seconds; nobody writes so. */
const TOO_DEEP = /^(?:[ \t]*(?:[-+*]|\d{1,9}[.)])[ \t]+){10}/m;
const MOST_SIGNS = 1_000;

/** Whether a text may have Markdown (DESIGN-29). One that has far too much of it stays as typed. */
export function mayBeMarkdown(text: string): boolean {
  const signs = text.match(/[*_`[\]\\<]/g)?.length ?? 0;
  return (signs > 0 || ITEM.test(text)) && signs <= MOST_SIGNS && !TOO_DEEP.test(text);
}
