import type { Readable } from 'node:stream';
import PDFDocument from 'pdfkit';
import { drawable, type Font, LATIN, type Weight } from './fonts.ts';
import { visualRuns } from './visual-runs.ts';

/** The size of Letter, the paper of Central America, in points. */
export const PAGE = { width: 612, height: 792, margin: 54 } as const;
export const CONTENT_WIDTH = PAGE.width - 2 * PAGE.margin;

export const COLORS = {
  ink: '#17191c',
  muted: '#5d626b',
  line: '#d6d2c9',
  accent: '#0e7490',
  danger: '#b42318',
};

export interface TextStyle {
  readonly size: number;
  readonly weight?: Weight;
  readonly color?: string;
}

/** The position of a text: `y` is the top of its line, `x` the left edge of its space. */
interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly align?: 'left' | 'right';
}

/** The height of a line of text, as a part of its size. */
const LINE = 1.36;

export function lineHeight({ size }: TextStyle): number {
  return size * LINE;
}

/** Letters of scripts that need shaping: reversed, joined or reordered. */
const SHAPED = /[^\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Common}\p{Script=Inherited}]/u;

/** Keeps a mark with its letter when a word is broken. */
const clusters = new Intl.Segmenter();

interface About {
  readonly title: string;
  readonly author: string;
  readonly language: string;
  /** The date in the file, that of the closing, so that the same slips make the same file. */
  readonly at: Date;
}

/** The pages of a PDF: measures texts and draws them. Finished bytes can be taken at any time. */
export class Paper {
  readonly #document: PDFKit.PDFDocument;
  readonly #registered = new Set<string>();

  constructor({ title, author, language, at }: About) {
    this.#document = new PDFDocument({
      size: [PAGE.width, PAGE.height],
      margin: 0,
      autoFirstPage: false,
      lang: language,
      displayTitle: true,
      info: {
        Title: title,
        Author: author,
        Creator: 'Faena',
        Producer: 'Faena',
        CreationDate: at,
        ModDate: at,
      },
    });
  }

  addPage(): void {
    this.#document.addPage();
  }

  /** Adds an entry for the last page to the list of contents. */
  addBookmark(text: string): void {
    this.#document.outline.addItem(drawable(text));
  }

  /** Writes facts into the file before its end, undrawn, for readers of an unfinished file. */
  note(facts: Readonly<Record<string, number>>): void {
    this.#document.ref({ ...facts }).end(undefined);
  }

  text(text: string, { x, y, width, align = 'left' }: Place, style: TextStyle): void {
    const runs = visualRuns(text);
    let left = align === 'right' ? x + width - this.widthOf(text, style) : x;
    const baseline = y + LATIN.ascent * style.size;
    const isShaped = SHAPED.test(text);
    // The drawn order of such letters is not their reading order.
    if (isShaped) this.#document.markContent('Span', { actual: text });
    for (const run of runs) {
      this.#use(style, run.font)
        .fillColor(style.color ?? COLORS.ink)
        .text(run.text, left, baseline, { lineBreak: false, baseline: 'alphabetic' });
      left += this.#document.widthOfString(run.text);
    }
    if (isShaped) this.#document.endMarkedContent();
  }

  rule(
    y: number,
    { from = PAGE.margin as number, to = PAGE.width - PAGE.margin, color = COLORS.line, width = 0.6 } = {},
  ): void {
    this.#document.moveTo(from, y).lineTo(to, y).lineWidth(width).strokeColor(color).stroke();
  }

  box(x: number, y: number, width: number, height: number, color: string): void {
    this.#document.rect(x, y, width, height).fill(color);
  }

  widthOf(text: string, style: TextStyle): number {
    return visualRuns(text).reduce(
      (width, run) => width + this.#use(style, run.font).widthOfString(run.text),
      0,
    );
  }

  /** Wraps a text into lines of `width`; a wider word is broken. */
  wrap(text: string, width: number, style: TextStyle): string[] {
    const lines: string[] = [];
    let line = '';
    for (const word of drawable(text).split(' ')) {
      const longer = line === '' ? word : `${line} ${word}`;
      if (this.widthOf(longer, style) <= width) {
        line = longer;
        continue;
      }
      if (line !== '') lines.push(line);
      line = word;
      while (this.widthOf(line, style) > width) {
        const head = this.#fitting(line, width, style);
        lines.push(head);
        line = line.slice(head.length);
      }
    }
    return line === '' && lines.length > 0 ? lines : [...lines, line];
  }

  /** The bytes finished since the last call. */
  take(): Uint8Array {
    return (this.#document as Readable).read() ?? new Uint8Array();
  }

  end(): Uint8Array {
    this.#document.end();
    return this.take();
  }

  #fitting(word: string, width: number, style: TextStyle): string {
    const letters = [...clusters.segment(word)].map(({ segment }) => segment);
    let count = letters.length - 1;
    while (count > 1 && this.widthOf(letters.slice(0, count).join(''), style) > width) count -= 1;
    return letters.slice(0, Math.max(1, count)).join('');
  }

  #use({ size, weight = 'regular' }: TextStyle, font: Font): PDFKit.PDFDocument {
    const name = font.name(weight);
    if (!this.#registered.has(name)) {
      this.#document.registerFont(name, font.bytes(weight));
      this.#registered.add(name);
    }
    return this.#document.font(name).fontSize(size);
  }
}
