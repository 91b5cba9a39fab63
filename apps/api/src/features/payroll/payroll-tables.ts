import { durationHours, END_REASON_LABELS, localMs, type WorkedShare } from '@faena/shared/domain';
import type { Column, Row, Table } from '../../platform/spreadsheet/table.ts';
import type { PersonName } from '../person/index.ts';
import type { PayrollRecord } from './read-payroll.ts';
import { CORRECTIONS, TEXTS } from './texts.ts';

interface Sum extends WorkedShare {
  readonly employee: PersonName;
  records: number;
  reviews: number;
}

const HOURS: Column = { heading: TEXTS.hours, kind: 'hours', width: 20 };
const COST: Column = { heading: TEXTS.cost, kind: 'money', width: 24 };
const PERSON: readonly Column[] = [
  { heading: TEXTS.employee, kind: 'text', width: 30 },
  { heading: TEXTS.username, kind: 'text', width: 20 },
];

const SUMMARY: readonly Column[] = [
  ...PERSON,
  { heading: TEXTS.records, kind: 'count', width: 12 },
  HOURS,
  COST,
  { heading: TEXTS.needsReview, kind: 'count', width: 14 },
];

/**
 * A planilla as two tables: a row for each record, and a row for each employee. The second is known when
 * the first is through. Hours and cost are what lies within the period; the totals are those of the hours
 * history of that period.
 */
export function payrollTables(
  records: AsyncIterable<PayrollRecord>,
  timeZone: string,
): readonly [records: Table, summary: Table] {
  const total = newSum({ fullname: TEXTS.total, username: '' });
  const sums = new Map<string, Sum>();
  async function* rows() {
    for await (const each of records) {
      const id = String(each.record.employeeId);
      const sum = sums.get(id) ?? newSum(each.employee);
      sums.set(id, sum);
      for (const one of [sum, total]) add(one, each);
      yield recordRow(each, timeZone);
    }
  }
  async function* summaryRows() {
    for (const sum of sums.values()) yield summaryRow(sum);
  }
  const totals = () => [
    TEXTS.total,
    null,
    null,
    null,
    null,
    durationHours(total.durationMs),
    null,
    total.costCents,
  ];
  return [
    { name: TEXTS.records, columns: recordColumns(timeZone), rows: rows(), totals },
    { name: TEXTS.summary, columns: SUMMARY, rows: summaryRows(), totals: () => summaryRow(total) },
  ];
}

function recordColumns(timeZone: string): Column[] {
  return [
    ...PERSON,
    { heading: TEXTS.project, kind: 'text', width: 30 },
    { heading: TEXTS.start(timeZone), kind: 'time', width: 28 },
    { heading: TEXTS.end(timeZone), kind: 'time', width: 28 },
    HOURS,
    { heading: TEXTS.rate, kind: 'money', width: 18 },
    COST,
    { heading: TEXTS.endReason, kind: 'text', width: 18 },
    { heading: TEXTS.needsReview, kind: 'text', width: 14 },
    { heading: TEXTS.correction, kind: 'text', width: 14 },
  ];
}

function recordRow({ record, employee, share }: PayrollRecord, timeZone: string): Row {
  return [
    employee.fullname,
    employee.username,
    record.projectName,
    localMs(record.startTime, timeZone),
    localMs(record.endTime, timeZone),
    durationHours(share.durationMs),
    record.rateCents,
    share.costCents,
    record.endReason && END_REASON_LABELS.original[record.endReason],
    record.needsReview ? TEXTS.yes : null,
    correctionOf(record),
  ];
}

function correctionOf({ corrections = [] }: PayrollRecord['record']): string | null {
  const kinds = new Set(corrections.map(({ kind }) => kind));
  if (kinds.has('corrected')) return CORRECTIONS.corrected;
  return kinds.has('added') ? CORRECTIONS.added : null;
}

function summaryRow({ employee, records, durationMs, costCents, reviews }: Sum): Row {
  return [employee.fullname, employee.username, records, durationHours(durationMs), costCents, reviews];
}

function newSum(employee: PersonName): Sum {
  return { employee, records: 0, durationMs: 0, costCents: 0, reviews: 0 };
}

function add(sum: Sum, { record, share }: PayrollRecord): void {
  sum.records += 1;
  sum.durationMs += share.durationMs;
  sum.costCents += share.costCents;
  sum.reviews += record.needsReview ? 1 : 0;
}
