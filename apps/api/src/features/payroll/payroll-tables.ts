import {
  durationHours,
  END_REASON_LABELS,
  localMs,
  PAYROLL_CURRENCY,
  type WorkedShare,
} from '@faena/shared/domain';
import { type ColumnOf, rowOf, type Table, totalsOf } from '../../platform/spreadsheet/table.ts';
import type { FileTerms } from './file-terms.ts';
import { gapsText } from './gaps-text.ts';
import { PayrollSums, type Sum } from './payroll-sums.ts';
import { ratesText } from './rates-text.ts';
import type { PayrollRecord } from './read-payroll.ts';
import { type PlanillaTexts, planillaTexts } from './texts.ts';

const MINUTE_MS = 60_000;

/**
 * A planilla as two tables: a row for each record, and a row for each employee. The second is ready after the first.
 * Hours and cost are the share within the period; the totals equal the hours history of that period.
 */
export function payrollTables(
  records: AsyncIterable<PayrollRecord>,
  terms: FileTerms,
): readonly [records: Table, summary: Table] {
  const { language, currency } = terms;
  const texts = planillaTexts[language];
  const sums = new PayrollSums(texts.total);
  const { total } = sums;
  const recordColumns = columnsOfRecords(texts, terms);
  const summaryColumns = columnsOfSummary(texts, terms);
  async function* rows() {
    for await (const each of records) {
      sums.add(each);
      yield rowOf(recordColumns, each);
    }
  }
  async function* summaryRows() {
    for (const sum of sums.people()) yield rowOf(summaryColumns, sum);
  }
  return [
    {
      name: texts.records,
      columns: recordColumns,
      rows: rows(),
      totals: () => totalsOf(recordColumns, total),
      currency,
    },
    {
      name: texts.summary,
      columns: summaryColumns,
      rows: summaryRows(),
      totals: () => rowOf(summaryColumns, total),
      opens: true,
      currency,
    },
  ];
}

function columnsOfSummary(texts: PlanillaTexts, { currency }: FileTerms): ColumnOf<Sum, Sum>[] {
  return [
    { heading: texts.employee, kind: 'text', width: 30, cell: ({ employee }) => employee.fullname },
    { heading: texts.username, kind: 'text', width: 20, cell: ({ employee }) => employee.username },
    { heading: texts.records, kind: 'count', width: 12, cell: ({ records }) => records },
    { heading: texts.hours, kind: 'hours', width: 20, cell: hours },
    { heading: texts.cost(unitOf(currency)), kind: 'money', width: 24, cell: ({ costCents }) => costCents },
    { heading: texts.needsReview, kind: 'count', width: 14, cell: ({ reviews }) => reviews },
    { heading: texts.unpriced, kind: 'hours', width: 18, cell: unpricedHours },
    { heading: texts.minutes, kind: 'minutes', width: 22, cell: minutes },
    { heading: texts.duration, kind: 'duration', width: 14, cell: ({ durationMs }) => durationMs },
  ];
}

function columnsOfRecords(texts: PlanillaTexts, terms: FileTerms): ColumnOf<PayrollRecord, Sum>[] {
  const { timeZone, language, currency } = terms;
  const cost = ({ costCents }: WorkedShare) => costCents;
  return [
    {
      heading: texts.employee,
      kind: 'text',
      width: 30,
      cell: ({ employee }) => employee.fullname,
      total: ({ employee }) => employee.fullname,
    },
    { heading: texts.username, kind: 'text', width: 20, cell: ({ employee }) => employee.username },
    { heading: texts.project, kind: 'text', width: 30, cell: ({ record }) => record.projectName },
    {
      heading: texts.start(timeZone),
      kind: 'time',
      width: 28,
      cell: ({ record }) => localMs(record.startTime, timeZone),
    },
    {
      heading: texts.end(timeZone),
      kind: 'time',
      width: 28,
      cell: ({ record }) => localMs(record.endTime, timeZone),
    },
    { heading: texts.hours, kind: 'hours', width: 20, cell: ({ share }) => hours(share), total: hours },
    {
      heading: texts.rate(unitOf(currency)),
      kind: 'money',
      width: 18,
      cell: ({ record }) => record.rateCents,
    },
    {
      heading: texts.cost(unitOf(currency)),
      kind: 'money',
      width: 24,
      cell: ({ share }) => cost(share),
      total: cost,
    },
    {
      heading: texts.endReason,
      kind: 'text',
      width: 18,
      cell: ({ record }) => record.endReason && END_REASON_LABELS[language][record.endReason],
    },
    {
      heading: texts.needsReview,
      kind: 'text',
      width: 14,
      cell: ({ record }) => (record.needsReview ? texts.yes : null),
    },
    {
      heading: texts.correction,
      kind: 'text',
      width: 14,
      cell: ({ record }) => {
        const correction = correctionOf(record);
        return correction && texts.corrections[correction];
      },
    },
    {
      heading: texts.noSignal,
      kind: 'text',
      width: 24,
      cell: ({ record }) => gapsText(record, terms),
    },
    {
      heading: texts.unpriced,
      kind: 'hours',
      width: 18,
      cell: ({ share }) => unpricedHours(share),
      total: unpricedHours,
    },
    { heading: texts.rates, kind: 'text', width: 44, cell: ({ record }) => ratesText(record, terms) },
    ...(hasPlainCost(terms)
      ? [
          {
            heading: texts.plainCost,
            kind: 'amount' as const,
            width: 24,
            cell: ({ share }: PayrollRecord) => cost(share),
            total: cost,
          },
        ]
      : []),
    {
      heading: texts.minutes,
      kind: 'minutes',
      width: 22,
      cell: ({ share }) => minutes(share),
      total: minutes,
    },
    {
      heading: texts.duration,
      kind: 'duration',
      width: 14,
      cell: ({ share }) => share.durationMs,
      total: ({ durationMs }) => durationMs,
    },
    { heading: texts.task, kind: 'text', width: 30, cell: ({ record }) => record.task?.title ?? null },
  ];
}

function unitOf(currency: string): string {
  return currency || PAYROLL_CURRENCY;
}

/** A CSV also has the cost as a plain number, because programs cannot read the formatted one. */
function hasPlainCost({ currency, format }: FileTerms): boolean {
  return currency !== '' && format === 'csv';
}

function hours({ durationMs }: WorkedShare): number {
  return durationHours(durationMs);
}

function unpricedHours({ unpricedMs }: WorkedShare): number {
  return durationHours(unpricedMs);
}

/** The hours in minutes. Hours have two decimals in a CSV; minutes have five, which keep every millisecond. */
function minutes({ durationMs }: WorkedShare): number {
  return Number((durationMs / MINUTE_MS).toFixed(5));
}

function correctionOf({ voided, corrections = [] }: PayrollRecord['record']) {
  if (voided) return 'voided';
  const kinds = new Set(corrections.map(({ kind }) => kind));
  return (['corrected', 'split', 'added'] as const).find((kind) => kinds.has(kind)) ?? null;
}
