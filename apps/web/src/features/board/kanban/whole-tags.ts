/** The lines of a card for its tags, and the width of one in the narrowest column. */
const LINES = 2;
const LINE_PX = 164;
const GAP_PX = 4;
/** Border and padding of a tag. */
const SIDES_PX = 18;
/** The number of the tags that are not shown. */
const REST_PX = 24;
/** Estimated letters; measuring would force a layout. An underestimated tag goes to a further line. */
const LETTER_PX = 7.2;
const NARROW_PX = 4.4;
const WIDE_PX = 11;
const NARROW = /[fijlrtI .,:;'!()-]/u;
const WIDE = /[mwMW@%&…\u1100-\u11ff\u2e80-\u{1faff}]/u;

/** The number of tags, from the first on, that a card shows whole (BOARD-9). Cut ones would read alike. */
export function countWholeTags(tags: readonly string[]): number {
  const widths = tags.map(widthOf);
  let count = widths.length;
  while (count > 1 && linesOf(widths) > LINES) {
    count -= 1;
    widths.splice(count, 2, REST_PX);
  }
  return count;
}

function widthOf(tag: string): number {
  let width = SIDES_PX;
  for (const letter of tag) {
    if (WIDE.test(letter)) width += WIDE_PX;
    else width += NARROW.test(letter) ? NARROW_PX : LETTER_PX;
  }
  return Math.min(LINE_PX, width);
}

function linesOf(widths: readonly number[]): number {
  let lines = 1;
  let used = -GAP_PX;
  for (const width of widths) {
    used += GAP_PX + width;
    if (used <= LINE_PX) continue;
    lines += 1;
    used = width;
  }
  return lines;
}
