/** A sign that a spreadsheet would begin a formula by, and what may stand between it and the start of its cell. */
const SIGN = '[=+\\-@＝＋－＠]';
const BEFORE_SIGN = /["\s\ufeff]/;

const AT_START = new RegExp(`^'+(?=["\\s\\ufeff]*${SIGN}|[\\t\\r\\n])`);
/** From the first apostrophe of several on, so that a long row of them is looked at once. */
const BEFORE_A_SIGN = new RegExp(`(?<!')'+(?=${SIGN})`, 'g');

/** A text for a file that is read again: where it has apostrophes that look like guards, one more (PAY-20). */
export function withOwnApostrophes(text: string): string {
  return atGuards(text, (apostrophes) => `'${apostrophes}`);
}

/** The text that a guarded one was made of: each guard is taken away (PAY-20). */
export function withoutGuards(text: string): string {
  return atGuards(text, (apostrophes) => apostrophes.slice(1));
}

/** Replaces apostrophes that stand where the writer of CSV puts its own. */
function atGuards(text: string, replace: (apostrophes: string) => string): string {
  return text
    .replace(BEFORE_A_SIGN, (found, at: number) => (beginsCell(text, at) ? replace(found) : found))
    .replace(AT_START, replace);
}

/** Whether a program that divides cells by another sign would begin one there. */
function beginsCell(text: string, at: number): boolean {
  for (let before = at - 1; before >= 0; before -= 1) {
    const sign = text.charAt(before);
    if (/[,;\t\r\n|]/.test(sign)) return true;
    if (!BEFORE_SIGN.test(sign)) return false;
  }
  return false;
}

/** Several texts as one cell, divided by commas; one that has what divides stands in quotes. */
export function joinCell(texts: readonly string[]): string {
  return texts.map((text) => (/[",;\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)).join(', ');
}

/** The texts of such a cell, which semicolons and line breaks divide too. */
export function splitCell(cell: string): string[] {
  const texts: string[] = [];
  for (const [, quoted, plain = ''] of cell.matchAll(
    /\s*(?:"((?:[^"]|"")*)"|([^,;\r\n]*))\s*(?:[,;\r\n]|$)/gy,
  )) {
    const text = quoted === undefined ? plain.trim() : quoted.replaceAll('""', '"');
    if (text !== '') texts.push(text);
  }
  return texts;
}
