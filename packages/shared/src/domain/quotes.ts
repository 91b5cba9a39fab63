/** Most characters of a text that a quote repeats. */
export const MAX_QUOTED = 300;

/** Consecutive lines of a text: quoted ones without their `>`, or own ones. */
export interface QuotedPart {
  readonly isQuoted: boolean;
  readonly text: string;
}

const QUOTED_LINE = /^> ?/;

/** A comment as a quote, each line behind `> `, with its author before it and an empty line after it (COMMENT-17). */
export function quoteOf(author: string, text: string): string {
  const [own] = partsOfQuotes(text).filter(({ isQuoted }) => !isQuoted);
  const whole = (own?.text ?? text).trim();
  const said = whole.length > MAX_QUOTED ? `${whole.slice(0, MAX_QUOTED).trimEnd()}…` : whole;
  return `${`${author}: ${said}`.replace(/^/gm, '> ')}\n\n`;
}

/** A text in its quoted and own parts, without empty lines between them (COMMENT-17). */
export function partsOfQuotes(text: string): QuotedPart[] {
  const parts: { isQuoted: boolean; lines: string[] }[] = [];
  for (const line of text.split('\n')) {
    const isQuoted = QUOTED_LINE.test(line);
    const last = parts.at(-1);
    const plain = isQuoted ? line.replace(QUOTED_LINE, '') : line;
    if (last?.isQuoted === isQuoted) last.lines.push(plain);
    else parts.push({ isQuoted, lines: [plain] });
  }
  return parts
    .map(({ isQuoted, lines }) => ({ isQuoted, text: lines.join('\n').replace(/^\n+|\n+$/g, '') }))
    .filter((part) => part.text !== '');
}
