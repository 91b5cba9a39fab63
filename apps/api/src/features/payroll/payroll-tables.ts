import {
  durationHours,
  END_REASON_LABELS,
  localMs,
  PAYROLL_CURRENCY,
  type WorkedShare,
} from '@faena/shared/domain';
import type { Language } from '@faena/shared/language';
import type { Column, Row, Table } from '../../platform/spreadsheet/table.ts';
import type { FileTerms } from './file-terms.ts';
import { PayrollSums, type Sum } from './payroll-sums.ts';
import { ratesText } from './rates-text.ts';
import type { PayrollRecord } from './read-payroll.ts';
import { type PlanillaTexts, planillaTexts } from './texts.ts';

const MINUTE_MS = 60_000;

/**
 * A planilla as two tables: a row for each record, and a row for each employee. The second is known when
 * the first is through. Hours and cost are what lies within the period; the totals are those of the hours
 * history of that period.
 */
export function payrollTables(
  records: AsyncIterable<PayrollRecord>,
  terms: FileTerms,
): readonly [records: Table, summary: Table] {
  const { language, currency } = terms;
  const texts = planillaTexts[language];
  const sums = new PayrollSums(texts.total);
  const { total } = sums;
  async function* rows() {
    for await (const each of records) {
      sums.add(each);
      yield recordRow(each, terms);
    }
  }
  async function* summaryRows() {
    for (const sum of sums.people()) yield summaryRow(sum);
  }
  const totals = () => [
    texts.total,
    null,
    null,
    null,
    null,
    durationHours(total.durationMs),
    null,
    total.costCents,
    null,
    null,
    null,
    null,
    durationHours(total.unpricedMs),
    null,
    ...plainCost(total, terms),
    minutes(total),
  ];
  return [
    { name: texts.records, columns: recordColumns(texts, terms), rows: rows(), totals, currency },
    {
      name: texts.summary,
      columns: summaryColumns(texts, terms),
      rows: summaryRows(),
      totals: () => summaryRow(total),
      opens: true,
      currency,
    },
  ];
}

function personColumns(texts: PlanillaTexts): Column[] {
  return [
    { heading: texts.employee, kind: 'text', width: 30 },
    { heading: texts.username, kind: 'text', width: 20 },
  ];
}

function hoursColumn(texts: PlanillaTexts): Column {
  return { heading: texts.hours, kind: 'hours', width: 20 };
}

function costColumn(texts: PlanillaTexts, { currency }: FileTerms): Column {
  return { heading: texts.cost(unitOf(currency)), kind: 'money', width: 24 };
}

function unpricedColumn(texts: PlanillaTexts): Column {
  return { heading: texts.unpriced, kind: 'hours', width: 18 };
}

function unitOf(currency: string): string {
  return currency || PAYROLL_CURRENCY;
}

/** Whether the cost is there as a bare number too: in a CSV it looks as on the screen, and no program reads that. */
function hasPlainCost({ currency, format }: FileTerms): boolean {
  return currency !== '' && format === 'csv';
}

function plainCost({ costCents }: WorkedShare, terms: FileTerms): number[] {
  return hasPlainCost(terms) ? [costCents] : [];
}

/** What the hours are in minutes: those have two decimals in a CSV, these are exact. */
function minutesColumn(texts: PlanillaTexts): Column {
  return { heading: texts.minutes, kind: 'minutes', width: 22 };
}

function minutes({ durationMs }: WorkedShare): number {
  // Five decimals keep every millisecond.
  return Number((durationMs / MINUTE_MS).toFixed(5));
}

function summaryColumns(texts: PlanillaTexts, terms: FileTerms): Column[] {
  return [
    ...personColumns(texts),
    { heading: texts.records, kind: 'count', width: 12 },
    hoursColumn(texts),
    costColumn(texts, terms),
    { heading: texts.needsReview, kind: 'count', width: 14 },
    unpricedColumn(texts),
    minutesColumn(texts),
  ];
}

function recordColumns(texts: PlanillaTexts, terms: FileTerms): Column[] {
  const { timeZone, currency } = terms;
  return [
    ...personColumns(texts),
    { heading: texts.project, kind: 'text', width: 30 },
    { heading: texts.start(timeZone), kind: 'time', width: 28 },
    { heading: texts.end(timeZone), kind: 'time', width: 28 },
    hoursColumn(texts),
    { heading: texts.rate(unitOf(currency)), kind: 'money', width: 18 },
    costColumn(texts, terms),
    { heading: texts.endReason, kind: 'text', width: 18 },
    { heading: texts.needsReview, kind: 'text', width: 14 },
    { heading: texts.correction, kind: 'text', width: 14 },
    { heading: texts.noSignal, kind: 'text', width: 24 },
    unpricedColumn(texts),
    { heading: texts.rates, kind: 'text', width: 44 },
    ...(hasPlainCost(terms) ? [{ heading: texts.plainCost, kind: 'amount', width: 24 } as const] : []),
    minutesColumn(texts),
  ];
}

function recordRow({ record, employee, share }: PayrollRecord, terms: FileTerms): Row {
  const { timeZone, language } = terms;
  const { yes, corrections } = planillaTexts[language];
  const correction = correctionOf(record);
  return [
    employee.fullname,
    employee.username,
    record.projectName,
    localMs(record.startTime, timeZone),
    localMs(record.endTime, timeZone),
    durationHours(share.durationMs),
    record.rateCents,
    share.costCents,
    record.endReason && END_REASON_LABELS[language][record.endReason],
    record.needsReview ? yes : null,
    correction && corrections[correction],
    gapsText(record, timeZone, language),
    durationHours(share.unpricedMs),
    ratesText(record, terms),
    ...plainCost(share, terms),
    minutes(share),
  ];
}

/** The gaps of a record on the company's clock, `10:04–10:11; 11:30–11:36 (sin uso)`; null without any. */
function gapsText({ gaps = [] }: PayrollRecord['record'], timeZone: string, language: Language) {
  const { gap, unusedGap } = planillaTexts[language];
  const time = (at: Date) => new Date(localMs(at, timeZone)).toISOString().slice(11, 16);
  const shown = gaps.map(({ from, until, used }) => (used ? gap : unusedGap)(time(from), time(until)));
  return shown.join('; ') || null;
}

function correctionOf({ voided, corrections = [] }: PayrollRecord['record']) {
  if (voided) return 'voided';
  const kinds = new Set(corrections.map(({ kind }) => kind));
  return (['corrected', 'split', 'added'] as const).find((kind) => kinds.has(kind)) ?? null;
}

function summaryRow(sum: Sum): Row {
  const { employee, records, durationMs, costCents, unpricedMs, reviews } = sum;
  const { fullname, username } = employee;
  return [
    ...[fullname, username, records, durationHours(durationMs), costCents, reviews],
    ...[durationHours(unpricedMs), minutes(sum)],
  ];
}
