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
const NARROW = /[fijlrtI .,:;'’|!()[\]-]/u;
const WIDE = /[mwMW@%&…\u1100-\u11ff\u2e80-\u{1faff}]/u;

/** The number of tags, from the first on, that a card shows whole (BOARD-9). Cut ones would read alike. */
export function countWholeTags(tags: readonly string[]): number {
  for (let count = tags.length; count > 1; count -= 1) {
    const widths = tags.slice(0, count).map(widthOf);
    if (linesOf(count < tags.length ? [...widths, REST_PX] : widths) <= LINES) return count;
  }
  return Math.min(tags.length, 1);
}

function widthOf(tag: string): number {
  const letters = [...tag].map((letter) => {
    if (WIDE.test(letter)) return WIDE_PX;
    return NARROW.test(letter) ? NARROW_PX : LETTER_PX;
  });
  return Math.min(
    LINE_PX,
    letters.reduce((sum, width) => sum + width, SIDES_PX),
  );
}

function linesOf(widths: readonly number[]): number {
  let lines = 1;
  let used = 0;
  for (const width of widths) {
    const next = used === 0 ? width : used + GAP_PX + width;
    if (next > LINE_PX) lines += 1;
    used = next > LINE_PX ? width : next;
  }
  return lines;
}
