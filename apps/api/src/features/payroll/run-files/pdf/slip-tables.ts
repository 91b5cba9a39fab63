import { formatDuration, formatFromTo, type LineShare, type SlipLine, sumOf } from '@faena/shared/domain';
import type { PaidStretch } from '../../slips/paid-stretches.ts';
import type { Block } from './pages.ts';
import { CONTENT_WIDTH, type Paper } from './paper.ts';
import type { PrintableSlip } from './printable-slip.ts';
import type { SlipTexts } from './slip-texts.ts';
import type { SlipValues } from './slip-values.ts';
import { type Column, tableBlocks } from './table.ts';

interface SlipWording {
  readonly texts: SlipTexts;
  readonly values: SlipValues;
}

const DAY = 92;
const DURATION = 60;
const HOURS = 62;
const AMOUNT = 100;
const REST = CONTENT_WIDTH - DURATION - HOURS - AMOUNT;

/** The tables of a slip; an empty part has none. */
export function slipTables(
  paper: Paper,
  { frozen, stretches }: PrintableSlip,
  { texts, values }: SlipWording,
): Block[] {
  const { days, rates, late, adjustments, lines, timeZone } = frozen;
  const { day, hours, money } = values;
  const figures: Column[] = [
    { heading: texts.duration, width: DURATION, align: 'right' },
    { heading: texts.hours, width: HOURS, align: 'right' },
    { heading: texts.amount, width: AMOUNT, align: 'right' },
  ];
  const dayAnd = (heading: string): Column[] => [
    { heading: texts.day, width: DAY },
    { heading, width: REST - DAY },
    ...figures,
  ];
  const worth = ({ ms, cents }: TimeAndMoney) => [formatDuration(ms), hours(ms), money(cents)];
  const worthOf = (items: readonly TimeAndMoney[]) =>
    worth({ ms: sumOf(items, 'ms'), cents: sumOf(items, 'cents') });
  const fromTo = (of: (stretch: PaidStretch) => boolean) =>
    stretches
      .filter(of)
      .map((stretch) => {
        const time = formatFromTo(stretch, timeZone);
        return rates.length > 1 && stretch.rateCents !== null
          ? `${time} (${money(stretch.rateCents)})`
          : time;
      })
      .join(', ');
  return [
    ...table(paper, {
      title: texts.days,
      columns: dayAnd(texts.worked),
      rows: days.map((each) => [day(each.date), fromTo(({ date }) => date === each.date), ...worth(each)]),
      total: [texts.total, '', ...worthOf(days)],
    }),
    ...table(paper, {
      title: texts.late,
      columns: dayAnd(texts.worked),
      rows: late.map((each) => [
        day(each.date),
        fromTo(({ date, recordId }) => date === each.date && recordId === each.recordId),
        ...worth(each),
      ]),
      total: [texts.total, '', ...worthOf(late)],
    }),
    ...table(paper, {
      title: texts.rates,
      columns: [{ heading: texts.rate, width: REST }, ...figures],
      rows: rates.map((each) => [
        each.rateCents === null ? texts.noRate : money(each.rateCents),
        ...worth(each),
      ]),
      total: [texts.total, ...worthOf(rates)],
      note: texts.reckoned,
    }),
    ...table(paper, {
      title: texts.adjustments,
      columns: dayAnd(texts.reason),
      rows: adjustments.map((each) => [
        day(each.date),
        `${each.reason} (${texts.by(each.by)})`,
        ...worth(each),
      ]),
      total: [texts.total, '', ...worthOf(adjustments)],
    }),
    ...table(paper, {
      title: texts.lines,
      columns: [
        { heading: texts.concept, width: 200 },
        { heading: texts.detail, width: CONTENT_WIDTH - AMOUNT - 200 },
        { heading: texts.amount, width: AMOUNT, align: 'right' },
      ],
      rows: lines.map((line) => [
        line.debt ? texts.debts[line.debt] : line.name,
        detailOf(line, texts, values),
        money(signedCents(line)),
      ]),
      total: [texts.total, '', money(frozen.additionCents - frozen.deductionCents)],
    }),
  ];
}

type TimeAndMoney = Readonly<{ ms: number; cents: number }>;

function table(paper: Paper, given: Parameters<typeof tableBlocks>[1]): Block[] {
  return given.rows.length === 0 ? [] : tableBlocks(paper, given);
}

function signedCents({ kind, cents }: SlipLine): number {
  return kind === 'deduction' ? -cents : cents;
}

/** The base of a line's amount, and its note. */
function detailOf(
  { basis, value, note, share }: SlipLine,
  texts: SlipTexts,
  { money, hours }: SlipValues,
): string {
  const reckoned = {
    fixed: share ? shareIn(share) : '',
    percent: texts.ofGross((value / 100).toFixed(2)),
    hourly: texts.anHour(money(value)),
  }[basis];
  return [reckoned, note].filter(Boolean).join(' · ');

  function shareIn({ unit, counted, full }: LineShare): string {
    const parts = [counted, full].map((count) => (unit === 'hours' ? hours(count) : String(count)));
    return texts.shares[unit](parts.join(' / '), money(value));
  }
}
