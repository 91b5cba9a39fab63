import type { LineShare, SlipLine } from '@faena/shared/domain';
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

const HOURS = 84;
const AMOUNT = 110;

/** The parts of a slip, each in a table; an empty part has none. */
export function slipTables(paper: Paper, { frozen }: PrintableSlip, { texts, values }: SlipWording): Block[] {
  const { days, rates, late, adjustments, lines } = frozen;
  const { day, hours, money } = values;
  const figures: Column[] = [
    { heading: texts.hours, width: HOURS, align: 'right' },
    { heading: texts.amount, width: AMOUNT, align: 'right' },
  ];
  const columns = (heading: string): Column[] => [
    { heading, width: CONTENT_WIDTH - HOURS - AMOUNT },
    ...figures,
  ];
  const worth = ({ ms, cents }: { ms: number; cents: number }) => [hours(ms), money(cents)];
  const total = (items: readonly { ms: number; cents: number }[]) => [
    texts.total,
    ...worth(items.reduce((sum, { ms, cents }) => ({ ms: sum.ms + ms, cents: sum.cents + cents }), NOTHING)),
  ];
  return [
    ...table(paper, {
      title: texts.days,
      columns: columns(texts.day),
      rows: days.map((each) => [day(each.date), ...worth(each)]),
      total: total(days),
    }),
    ...table(paper, {
      title: texts.late,
      columns: columns(texts.day),
      rows: late.map((each) => [day(each.date), ...worth(each)]),
      total: total(late),
    }),
    ...table(paper, {
      title: texts.rates,
      columns: columns(texts.rate),
      rows: rates.map((each) => [
        each.rateCents === null ? texts.noRate : money(each.rateCents),
        ...worth(each),
      ]),
      total: total(rates),
    }),
    ...table(paper, {
      title: texts.adjustments,
      columns: [
        { heading: texts.day, width: 100 },
        { heading: texts.reason, width: CONTENT_WIDTH - HOURS - AMOUNT - 100 },
        ...figures,
      ],
      rows: adjustments.map((each) => [
        day(each.date),
        `${each.reason} (${texts.by(each.by)})`,
        ...worth(each),
      ]),
      total: [texts.total, '', ...total(adjustments).slice(1)],
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

const NOTHING = { ms: 0, cents: 0 };

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
