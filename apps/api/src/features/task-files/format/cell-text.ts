/** A character that begins a formula, and the characters that may precede it in a cell. */
const SIGN = '[=+\\-@＝＋－＠]';
const BEFORE_SIGN = /["\s\ufeff]/;

const AT_START = new RegExp(`^'+(?=["\\s\\ufeff]*${SIGN}|[\\t\\r\\n])`);
/** From the first apostrophe of several on, so that a long row of them is looked at once. */
const BEFORE_A_SIGN = new RegExp(`(?<!')'+(?=${SIGN})`, 'g');

/** Guards a text for a file that is read again: it doubles apostrophes that look like guards (PAY-20). */
export function withOwnApostrophes(text: string): string {
  return atGuards(text, (apostrophes) => `'${apostrophes}`);
}

/** Removes the guards from a text (PAY-20). */
export function withoutGuards(text: string): string {
  return atGuards(text, (apostrophes) => apostrophes.slice(1));
}

/** Replaces apostrophes at the places where the CSV writer puts guards. */
function atGuards(text: string, replace: (apostrophes: string) => string): string {
  return text
    .replace(BEFORE_A_SIGN, (found, at: number) => (beginsCell(text, at) ? replace(found) : found))
    .replace(AT_START, replace);
}

/** Tests whether a program with another separator would begin a cell here. */
function beginsCell(text: string, at: number): boolean {
  for (let before = at - 1; before >= 0; before -= 1) {
    const sign = text.charAt(before);
    if (/[,;\t\r\n|]/.test(sign)) return true;
    if (!BEFORE_SIGN.test(sign)) return false;
  }
  return false;
}

/** Joins texts into one cell by commas; a text with a separator is quoted. */
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
