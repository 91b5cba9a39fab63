import type { Block } from './pages.ts';
import { COLORS, CONTENT_WIDTH, lineHeight, PAGE, type Paper, type TextStyle } from './paper.ts';

export interface Column {
  readonly heading: string;
  readonly width: number;
  readonly align?: 'left' | 'right';
}

interface Table {
  readonly title: string;
  readonly columns: readonly Column[];
  readonly rows: readonly (readonly string[])[];
  readonly total?: readonly string[];
  /** A sentence below the table. */
  readonly note?: string;
}

const TITLE: TextStyle = { size: 10, weight: 'semibold', color: COLORS.accent };
const HEADING: TextStyle = { size: 7.5, color: COLORS.muted };
const CELL: TextStyle = { size: 9 };
const TOTAL: TextStyle = { size: 9, weight: 'semibold' };
/** The gap between columns, in points. */
const GAP = 12;
/** The space above and below the text of a row. */
const PADDING = 1.5;
/** The space above a table. */
const BEFORE = 13;

/** The blocks of a table: title, headings, rows, total and note. The headings repeat on each page. */
export function tableBlocks(paper: Paper, { title, columns, rows, total, note }: Table): Block[] {
  const heading = rowBlock(
    paper,
    columns,
    columns.map(({ heading }) => heading),
    HEADING,
  );
  const drawn = rows.map((row) => ({ ...rowBlock(paper, columns, row, CELL), head: heading }));
  // A total of a single row would repeat it.
  const sum = total && rows.length > 1 && { ...rowBlock(paper, columns, total, TOTAL, false), head: heading };
  // The last row stays on the page of the total.
  const kept = drawn.map((row, index) =>
    sum && index === drawn.length - 1 ? { ...row, keepsNext: true } : row,
  );
  return [
    titleBlock(paper, title),
    { ...heading, keepsNext: true },
    ...kept,
    ...(sum ? [sum] : []),
    ...(note ? [noteBlock(paper, note)] : []),
  ];
}

function noteBlock(paper: Paper, note: string): Block {
  const lines = paper.wrap(note, CONTENT_WIDTH, HEADING);
  return {
    height: lines.length * lineHeight(HEADING) + 2 * PADDING,
    draw: (top) => {
      for (const [index, line] of lines.entries()) {
        const y = top + PADDING + index * lineHeight(HEADING);
        paper.text(line, { x: PAGE.margin, y, width: 0 }, HEADING);
      }
    },
  };
}

function titleBlock(paper: Paper, title: string): Block {
  return {
    height: BEFORE + lineHeight(TITLE) + 2,
    keepsNext: true,
    draw: (top) => paper.text(title, { x: PAGE.margin, y: top + BEFORE, width: 0 }, TITLE),
  };
}

function rowBlock(
  paper: Paper,
  columns: readonly Column[],
  texts: readonly string[],
  style: TextStyle,
  ruled = true,
): Block {
  const cells = columns.map(({ width, align = 'left' }, index) => ({
    align,
    width: width - GAP,
    x:
      PAGE.margin +
      columns.slice(0, index).reduce((sum, column) => sum + column.width, 0) +
      // The gap is on the side of the next text.
      (align === 'right' ? GAP : 0),
    lines: paper.wrap(texts[index] ?? '', width - GAP, style),
  }));
  const most = Math.max(...cells.map(({ lines }) => lines.length));
  const height = most * lineHeight(style) + 2 * PADDING;
  return {
    height,
    draw: (top) => {
      for (const { lines, ...place } of cells) {
        for (const [index, line] of lines.entries()) {
          paper.text(line, { ...place, y: top + PADDING + index * lineHeight(style) }, style);
        }
      }
      if (ruled) paper.rule(top + height);
    },
  };
}
