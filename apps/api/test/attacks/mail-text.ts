const SOFT_BREAK = /=\r?\n/g;
const ENCODED_WORD = /=\?[\w-]+\?([BQ])\?([^?]*)\?=/gi;

/** The caught mails, line by line, as their receivers read them: headers, and a text of one part. */
export function mailTexts(lines: readonly string[]): string[] {
  const mails: string[][] = [];
  for (const line of lines) {
    if (line.startsWith('MAIL FROM')) mails.push([]);
    mails.at(-1)?.push(line);
  }
  return mails.map(readable);
}

function readable(lines: readonly string[]): string {
  const blank = lines.indexOf('');
  const head = lines.slice(0, blank).join('\n');
  const body = lines.slice(blank + 1).join('\n');
  const words = head
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(ENCODED_WORD, (_, kind: string, text: string) =>
      kind.toUpperCase() === 'B' ? fromBase64(text) : fromQuotedPrintable(text.replaceAll('_', ' ')),
    );
  return `${words}\n\n${decoded(body, head)}`;
}

function decoded(body: string, head: string): string {
  if (/transfer-encoding: base64/i.test(head)) return fromBase64(body);
  return /transfer-encoding: quoted-printable/i.test(head) ? fromQuotedPrintable(body) : body;
}

function fromBase64(text: string): string {
  return Buffer.from(text, 'base64').toString();
}

function fromQuotedPrintable(text: string): string {
  const bytes = text
    .replace(SOFT_BREAK, '')
    .replace(/=([\dA-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString();
}
