import { COVER_HEIGHT_PX, COVER_WIDTH_PX } from '@faena/shared/domain';
import type { Task } from '@faena/shared/schemas';

/** The height of the parts of every card: border, padding and the line of its date and people. */
const FRAME_PX = 58;
/** Border and padding beside its text. */
const SIDES_PX = 26;
/** The assumed width of a list; measuring would force a layout. */
const LIST_PX = 230;
const TITLE = { above: 5, line: 20.3, letter: 7.3, most: 3 };
const DESCRIPTION = { above: 4, line: 18.85, letter: 6.3, most: 2 };
const TAGS_PX = 28;

/**
 * The estimated height of a card without its cover, in pixels. A list starts with it and measures its rendered cards.
 */
export function expectedHeight({ title, description, tags }: Task): number {
  return (
    FRAME_PX +
    textHeight(title, TITLE) +
    (description ? textHeight(description, DESCRIPTION) : 0) +
    (tags.length > 0 ? TAGS_PX : 0)
  );
}

/** The height of a card's cover in a list of this width, in pixels; the width is unknown before the first render. */
export function coverHeight(listWidth = LIST_PX): number {
  return (listWidth * COVER_HEIGHT_PX) / COVER_WIDTH_PX;
}

function textHeight({ length }: string, { above, line, letter, most }: typeof TITLE): number {
  return above + line * Math.min(most, Math.ceil((length * letter) / (LIST_PX - SIDES_PX)));
}
