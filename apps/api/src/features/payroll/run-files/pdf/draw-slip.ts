import { formatDuration } from '@faena/shared/domain';
import { drawable, UNKNOWN_LETTER } from './fonts.ts';
import { type Block, placeOnPages } from './pages.ts';
import { COLORS, CONTENT_WIDTH, lineHeight, PAGE, type Paper, type TextStyle } from './paper.ts';
import type { PrintableSlip } from './printable-slip.ts';
import { slipTables } from './slip-tables.ts';
import type { SlipTexts } from './slip-texts.ts';
import type { SlipValues } from './slip-values.ts';

interface SlipWording {
  readonly texts: SlipTexts;
  readonly values: SlipValues;
}

const COMPANY: TextStyle = { size: 17, weight: 'semibold' };
const LONG_COMPANY: TextStyle = { size: 12, weight: 'semibold' };
const TITLE: TextStyle = { size: 11, weight: 'semibold', color: COLORS.accent };
const LABEL: TextStyle = { size: 7.5, color: COLORS.muted };
const FACT: TextStyle = { size: 10 };
const NAME: TextStyle = { size: 10, weight: 'semibold' };
const SMALL: TextStyle = { size: 7, color: COLORS.muted };
const WARNING: TextStyle = { size: 9, weight: 'semibold', color: COLORS.danger };
const SUM: TextStyle = { size: 11 };
const NET: TextStyle = { size: 15, weight: 'semibold' };
const NET_GROUND = '#e7f3f6';

const TOP = 48;
const FOOT = PAGE.height - 50;
const RIGHT = 150;

/** Draws a slip on its own pages, numbered from 1. */
export function drawSlip(paper: Paper, slip: PrintableSlip, { texts, values }: SlipWording): void {
  const { frozen } = slip;
  paper.addPage();
  paper.addBookmark(`${frozen.fullname} (${frozen.username})`);
  const first = drawHead(paper, slip, { texts, values });
  // A signature must not be alone on a page.
  const tables = slipTables(paper, slip, { texts, values });
  const blocks = [
    ...tables.map((block, index) => (index < tables.length - 2 ? block : { ...block, keepsNext: true })),
    signatureBlock(paper, slip, texts),
  ];
  const pages = placeOnPages(blocks, { first, next: TOP + 30, bottom: FOOT - 8 });
  for (const [index, placed] of pages.entries()) {
    if (index > 0) {
      paper.addPage();
      drawContinued(paper, slip, { texts, values });
    }
    for (const { block, top } of placed) block.draw(top);
    drawFoot(paper, slip, texts.page(index + 1, pages.length), texts);
  }
}

/** Draws company, person, period and sums. @returns the y of its end */
function drawHead(paper: Paper, slip: PrintableSlip, { texts, values }: SlipWording): number {
  const { frozen } = slip;
  const x = PAGE.margin;
  paper.box(0, 0, PAGE.width, 5, COLORS.accent);
  drawReopened(paper, slip, texts);
  const right = { x: PAGE.width - PAGE.margin - RIGHT, width: RIGHT, align: 'right' } as const;
  paper.text(texts.title, { ...right, y: TOP + 2 }, TITLE);
  paper.text(texts.number(frozen.runNumber, slip.number), { ...right, y: TOP + 18 }, FACT);
  const name = { x, y: TOP - 4, width: CONTENT_WIDTH - RIGHT - 12 };
  const isLong = paper.wrap(frozen.companyName, name.width, COMPANY).length > 2;
  let top = drawLines(paper, frozen.companyName, name, isLong ? LONG_COMPANY : COMPANY);
  top = Math.max(top, TOP + 34) + 8;
  paper.rule(top, { color: COLORS.ink, width: 1 });
  top += 10;
  const half = CONTENT_WIDTH / 2;
  const left = [
    { label: texts.employee, text: frozen.fullname, style: NAME },
    { label: texts.username, text: frozen.username, style: FACT },
    { label: texts.currency, text: values.code, style: FACT },
  ];
  const beside = [
    { label: texts.period, text: values.dates(frozen.startDate, frozen.endDate), style: NAME },
    { label: texts.payday, text: values.date(frozen.payday), style: FACT },
    {
      label: texts.closed,
      text: `${values.moment(frozen.closedAt, frozen.timeZone)} (${frozen.timeZone.replaceAll('_', ' ')})`,
      style: FACT,
    },
  ];
  const ends = [left, beside].map((facts, column) =>
    facts.reduce((y, fact) => drawFact(paper, fact, { x: x + column * half, y, width: half - 12 }), top),
  );
  top = Math.max(...ends) + 2;
  const names = [frozen.companyName, frozen.fullname, frozen.username];
  if (names.some((name) => drawable(name).includes(UNKNOWN_LETTER))) {
    top = drawLines(paper, texts.unknownLetters, { x, y: top, width: CONTENT_WIDTH }, SMALL) + 4;
  }
  paper.rule(top);
  return drawSums(paper, slip, { texts, values }, top);
}

/** Each page of a slip of a reopened run begins with a note that it no longer counts (SLIP-16). */
function drawReopened(paper: Paper, { reopened }: PrintableSlip, texts: SlipTexts): void {
  if (!reopened) return;
  drawLines(paper, texts.reopened, { x: PAGE.margin, y: TOP - 30, width: CONTENT_WIDTH }, WARNING);
}

function drawContinued(paper: Paper, slip: PrintableSlip, { texts, values }: SlipWording): void {
  const { frozen } = slip;
  drawReopened(paper, slip, texts);
  const half = (CONTENT_WIDTH - RIGHT) / 2 - 30;
  const whose = cut(paper, frozen.fullname || frozen.username, half, LABEL);
  const company = cut(paper, frozen.companyName, half, LABEL);
  const y = TOP - 6;
  const about = [whose, texts.run(frozen.runNumber), company].join(' · ');
  paper.text(about, { x: PAGE.margin, y, width: 0 }, LABEL);
  const dates = values.dates(frozen.startDate, frozen.endDate);
  paper.text(dates, { x: PAGE.width - PAGE.margin - RIGHT, y, width: RIGHT, align: 'right' }, LABEL);
  paper.rule(y + 14, { color: COLORS.ink, width: 1 });
}

function drawFoot(
  paper: Paper,
  { hash, frozen, number }: PrintableSlip,
  page: string,
  texts: SlipTexts,
): void {
  paper.rule(FOOT);
  const y = FOOT + 6;
  paper.text(
    `${texts.number(frozen.runNumber, number)} · ${texts.hash}: ${hash}`,
    { x: PAGE.margin, y, width: 0 },
    SMALL,
  );
  paper.text(page, { x: PAGE.width - PAGE.margin - RIGHT, y, width: RIGHT, align: 'right' }, SMALL);
}

/** Draws the sums of the slip as a band, the net at its right. @returns the y of its end */
function drawSums(
  paper: Paper,
  { frozen }: PrintableSlip,
  { texts, values }: SlipWording,
  top: number,
): number {
  const { money, hours } = values;
  const hasAdjusted = frozen.adjustments.length > 0;
  const height = hasAdjusted ? 56 : 44;
  const net = { width: 150, x: PAGE.width - PAGE.margin - 150 };
  const width = (CONTENT_WIDTH - net.width) / 4;
  const parts = [
    { label: texts.hours, text: texts.hoursOf(hours(frozen.ms), formatDuration(frozen.ms)) },
    { label: texts.gross, text: money(frozen.grossCents) },
    { label: texts.additions, text: money(frozen.additionCents) },
    { label: texts.deductions, text: money(-frozen.deductionCents) },
  ];
  for (const [index, { label, text }] of parts.entries()) {
    const x = PAGE.margin + index * width;
    paper.text(label, { x, y: top + 8, width }, LABEL);
    paper.text(text, { x, y: top + 20, width }, fitting(paper, text, width - 8, SUM));
  }
  if (hasAdjusted) {
    const parted = texts.grossOf(money(frozen.workCents), money(frozen.adjustmentCents));
    paper.text(parted, { x: PAGE.margin + width, y: top + 36, width }, SMALL);
  }
  paper.box(net.x, top + 1, net.width, height - 1, NET_GROUND);
  const inner = { x: net.x + 10, width: net.width - 20, align: 'right' } as const;
  paper.text(`${texts.net} (${values.code})`, { ...inner, y: top + 7 }, { ...LABEL, weight: 'semibold' });
  const text = money(frozen.netCents);
  paper.text(text, { ...inner, y: top + 18 }, fitting(paper, text, inner.width, NET));
  paper.rule(top + height);
  return top + height;
}

/** The beginning of a text that fits on one line. */
function cut(paper: Paper, text: string, width: number, style: TextStyle): string {
  const [line = '', ...more] = paper.wrap(text, width, style);
  return more.length > 0 ? `${line}…` : line;
}

/** Reduces the size of a style so that a figure fits. */
function fitting(paper: Paper, text: string, width: number, style: TextStyle): TextStyle {
  return { ...style, size: Math.min(style.size, (style.size * width) / paper.widthOf(text, style)) };
}

function signatureBlock(paper: Paper, { frozen }: PrintableSlip, texts: SlipTexts): Block {
  const width = CONTENT_WIDTH / 2 - 24;
  const signers = [
    { role: texts.employer, name: cut(paper, frozen.companyName, width, FACT) },
    { role: texts.employee, name: cut(paper, frozen.fullname, width, FACT) },
  ];
  return {
    height: 78,
    atFoot: true,
    draw: (top) => {
      for (const [index, { role, name }] of signers.entries()) {
        const x = PAGE.margin + index * (CONTENT_WIDTH / 2 + 24);
        const y = top + 40;
        paper.rule(y, { from: x, to: x + width, color: COLORS.ink });
        paper.text(role, { x, y: y + 5, width }, { ...FACT, weight: 'semibold' });
        paper.text(texts.signature, { x, y: y + 6, width, align: 'right' }, SMALL);
        paper.text(name, { x, y: y + 19, width }, SMALL);
      }
    },
  };
}

interface Fact {
  readonly label: string;
  readonly text: string;
  readonly style: TextStyle;
}

interface Room {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

const LABEL_WIDTH = 52;

/** Draws a label and its text. @returns their lower end */
function drawFact(paper: Paper, { label, text, style }: Fact, { x, y, width }: Room): number {
  paper.text(label, { x, y: y + 2.5, width }, LABEL);
  return drawLines(paper, text, { x: x + LABEL_WIDTH, y, width: width - LABEL_WIDTH }, style) + 3;
}

/** @returns the y of the end of the lines */
function drawLines(paper: Paper, text: string, { x, y, width }: Room, style: TextStyle): number {
  const lines = paper.wrap(text, width, style);
  for (const [index, line] of lines.entries()) {
    paper.text(line, { x, y: y + index * lineHeight(style), width }, style);
  }
  return y + lines.length * lineHeight(style);
}
