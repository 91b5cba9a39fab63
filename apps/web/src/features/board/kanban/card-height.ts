import { COVER_HEIGHT_PX, COVER_WIDTH_PX } from '@faena/shared/domain';
import type { Task } from '@faena/shared/schemas';

/** What each card has: border, padding and the line of its date and people. */
const FRAME_PX = 58;
/** Border and padding beside its text. */
const SIDES_PX = 26;
/** How wide a list is reckoned to be: a guess that costs no look at the page. */
const LIST_PX = 230;
const TITLE = { above: 5, line: 20.3, letter: 7.3, most: 3 };
const DESCRIPTION = { above: 4, line: 18.85, letter: 6.3, most: 2 };
const TAGS_PX = 28;

/** About how high a card will be, without its cover. What is drawn is measured: a list only begins with this. */
export function expectedHeight({ title, description, tags }: Task): number {
  return (
    FRAME_PX +
    textHeight(title, TITLE) +
    (description ? textHeight(description, DESCRIPTION) : 0) +
    (tags.length > 0 ? TAGS_PX : 0)
  );
}

/** Of a list of cards this wide, how high the cover of one is; before it is drawn nobody knows how wide. */
export function coverHeight(listWidth = LIST_PX): number {
  return (listWidth * COVER_HEIGHT_PX) / COVER_WIDTH_PX;
}

function textHeight({ length }: string, { above, line, letter, most }: typeof TITLE): number {
  return above + line * Math.min(most, Math.ceil((length * letter) / (LIST_PX - SIDES_PX)));
}
