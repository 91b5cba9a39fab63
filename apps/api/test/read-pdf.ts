import { inflateSync } from 'node:zlib';
import { getDocument, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** The texts of each page of a PDF, in the order in which they were drawn. */
export async function readPdf(bytes: ArrayBuffer | Uint8Array): Promise<string[][]> {
  const loading = getDocument({ data: new Uint8Array(bytes), verbosity: 0 });
  const file = await loading.promise;
  const pages: string[][] = [];
  for (let number = 1; number <= file.numPages; number += 1) {
    const { items } = await (await file.getPage(number)).getTextContent();
    pages.push(items.flatMap((item) => ('str' in item && item.str.trim() !== '' ? [item.str] : [])));
  }
  await loading.destroy();
  return pages;
}

/** How many glyphs the pages draw, and how many of those are the box of a letter that the font lacks. */
export async function countGlyphs(
  bytes: ArrayBuffer | Uint8Array,
): Promise<{ drawn: number; missing: number }> {
  const loading = getDocument({ data: new Uint8Array(bytes), verbosity: 0 });
  const file = await loading.promise;
  const counts = { drawn: 0, missing: 0 };
  for (let number = 1; number <= file.numPages; number += 1) {
    const { fnArray, argsArray } = await (await file.getPage(number)).getOperatorList();
    const shown = argsArray.filter((_, at) => fnArray[at] === OPS.showText).flat(2);
    const codes = shown.flatMap((glyph) =>
      typeof glyph === 'object' && glyph ? [glyph.originalCharCode] : [],
    );
    counts.drawn += codes.length;
    counts.missing += codes.filter((code) => code === 0).length;
  }
  await loading.destroy();
  return counts;
}

/** The texts that the pages name beside their glyphs, for programs that read them out. */
export function actualTexts(bytes: Uint8Array): string[] {
  const file = Buffer.from(bytes).toString('latin1');
  const streams = [...file.matchAll(/stream\n([\s\S]*?)\nendstream/g)].flatMap(([, stream = '']) => {
    try {
      return [inflateSync(Buffer.from(stream, 'latin1')).toString('latin1')];
    } catch {
      return [];
    }
  });
  const named = streams.flatMap((stream) => [...stream.matchAll(/\/ActualText \(((?:\\[\s\S]|[^\\)])*)\)/g)]);
  const escapes: Record<string, string> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };
  return named.map(([, text = '']) => {
    const plain = text.replace(/\\([\s\S])/g, (_, letter: string) => escapes[letter] ?? letter);
    return Buffer.from(plain.slice(2), 'latin1').swap16().toString('utf16le');
  });
}
