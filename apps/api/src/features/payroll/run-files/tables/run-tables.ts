import {
  durationHours,
  fromCents,
  type LineShare,
  localMs,
  PAYROLL_CURRENCY,
  type RUN_TABLES,
  type SlipLine,
  slipNumber,
} from '@faena/shared/domain';
import type { Language } from '@faena/shared/language';
import type { Table } from '../../../../platform/spreadsheet/table.ts';
import type { RunDoc } from '../../runs/run-model.ts';
import { type Field, tableOf } from './fields.ts';
import type { RunConcept } from './run-concepts.ts';
import { daysIn, linesIn, type OfSlip, paymentsIn, piecesIn, slipsIn } from './run-items.ts';
import { tableTexts } from './table-texts.ts';

type RunTable = (typeof RUN_TABLES)[number];

interface RunTableSource {
  readonly run: RunDoc;
  /** Reads all slips from the first one on, some at a time. */
  readonly slips: () => AsyncIterable<readonly OfSlip[]>;
  readonly language: Language;
  readonly isCsv: boolean;
  /** The concepts of the run, each a column of the summary. */
  readonly concepts: readonly RunConcept[];
}

/** One table of a run; each table adds up to the cents of its slips (SLIP-3). */
export function runTable(name: RunTable, { run, slips, language, isCsv, concepts }: RunTableSource): Table {
  const texts = tableTexts[language];
  const unit = run.currency || PAYROLL_CURRENCY;
  const terms = { currency: run.currency, isCsv, ...texts };
  const money = (heading: string) => `${heading} (${unit})`;
  const zoned = (heading: string) => `${heading} (${run.timeZone})`;
  const wall = (at: Date) => localMs(at, run.timeZone);
  const person: Field<OfSlip>[] = [
    { heading: texts.slip, text: ({ number }) => slipNumber(run.number, number), width: 10 },
    { heading: texts.employee, text: ({ slip }) => slip.frozen.fullname, width: 30 },
    { heading: texts.username, text: ({ slip }) => slip.frozen.username, width: 20 },
  ];
  const tables = {
    summary: () =>
      tableOf(
        texts.sheets.summary,
        slipsIn(slips()),
        [
          ...person,
          { heading: texts.hours, ms: ({ slip }) => slip.frozen.ms },
          { heading: money(texts.work), cents: ({ slip }) => slip.frozen.workCents },
          { heading: money(texts.adjustments), cents: ({ slip }) => slip.frozen.adjustmentCents },
          { heading: money(texts.gross), cents: ({ slip }) => slip.frozen.grossCents },
          ...lineColumns(),
          { heading: money(texts.additions), cents: ({ slip }) => slip.frozen.additionCents },
          { heading: money(texts.deductions), cents: ({ slip }) => slip.frozen.deductionCents },
          { heading: money(texts.net), cents: ({ slip }) => slip.frozen.netCents },
          { heading: money(texts.paid), cents: ({ slip }) => slip.paidCents },
          { heading: money(texts.pending), cents: ({ slip }) => slip.netCents - slip.paidCents },
        ],
        terms,
      ),
    days: () =>
      tableOf(
        texts.sheets.days,
        daysIn(slips()),
        [
          ...person,
          { heading: texts.day, day: ({ day }) => day.date },
          { heading: texts.kind, text: ({ kind }) => texts.dayKinds[kind], width: 18 },
          { heading: texts.hours, ms: ({ day }) => day.ms },
          { heading: money(texts.amount), cents: ({ day }) => day.cents },
          { heading: texts.reason, text: ({ note }) => note || null, width: 40 },
        ],
        terms,
      ),
    records: () =>
      tableOf(
        texts.sheets.records,
        piecesIn(slips()),
        [
          ...person,
          { heading: texts.project, text: ({ piece }) => piece.projectName, width: 30 },
          { heading: texts.day, day: ({ piece }) => piece.date },
          { heading: zoned(texts.start), time: ({ piece }) => wall(piece.startTime) },
          { heading: zoned(texts.end), time: ({ piece }) => wall(piece.endTime) },
          { heading: texts.hours, ms: ({ piece }) => piece.ms },
          { heading: money(texts.rate), rate: ({ piece }) => piece.rateCents },
          { heading: money(texts.cost), cents: ({ piece }) => piece.costCents ?? 0 },
        ],
        terms,
      ),
    lines: () =>
      tableOf(
        texts.sheets.lines,
        linesIn(slips()),
        [
          ...person,
          {
            heading: texts.line,
            text: ({ line }) => (line.debt ? texts.debts[line.debt] : line.name),
            width: 30,
          },
          { heading: texts.kind, text: ({ line }) => texts.lineKinds[line.kind], width: 14 },
          { heading: texts.basis, text: ({ line }) => basisOf(line), width: 16 },
          { heading: texts.note, text: ({ line }) => line.note || null, width: 30 },
          {
            heading: money(texts.amount),
            cents: ({ line }) => signedCents(line),
          },
        ],
        terms,
      ),
    payments: () =>
      tableOf(
        texts.sheets.payments,
        paymentsIn(slips(), run._id),
        [
          ...person,
          { heading: texts.day, day: ({ payment }) => payment.date },
          { heading: texts.method, text: ({ payment }) => texts.methods[payment.method], width: 16 },
          { heading: texts.reference, text: ({ payment }) => payment.reference || null, width: 24 },
          { heading: texts.by, text: ({ payment }) => payment.by.fullname, width: 30 },
          { heading: money(texts.amount), cents: ({ payment }) => payment.cents },
        ],
        terms,
      ),
  };
  return tables[name]();

  /** A column for each concept, then one for all typed lines; they add up to additions less deductions (SLIP-11). */
  function lineColumns(): Field<OfSlip>[] {
    const centsOf = (isOf: (line: SlipLine) => boolean) => (item: OfSlip) =>
      item.slip.frozen.lines.filter(isOf).reduce((sum, line) => sum + signedCents(line), 0);
    return [
      ...concepts.map(({ conceptId, name }) => ({
        heading: money(name),
        cents: centsOf((line) => line.conceptId === conceptId),
      })),
      {
        heading: money(texts.otherAdditions),
        cents: centsOf((line) => line.conceptId === null && line.kind === 'addition'),
      },
      {
        heading: money(texts.otherDeductions),
        cents: centsOf((line) => line.conceptId === null && line.kind === 'deduction'),
      },
    ];
  }

  function basisOf({ basis, value, share }: SlipLine) {
    if (basis === 'fixed') return share ? shareIn(share) : null;
    const amount = fromCents(value).toFixed(2);
    return basis === 'percent' ? `${amount} %` : texts.anHour(amount);
  }

  function shareIn({ unit, counted, full }: LineShare): string {
    const parts = [counted, full].map((count) =>
      unit === 'hours' ? durationHours(count).toFixed(2) : count,
    );
    return texts.shares[unit](parts.join(' / '));
  }
}

function signedCents({ kind, cents }: SlipLine): number {
  return kind === 'deduction' ? -cents : cents;
}
