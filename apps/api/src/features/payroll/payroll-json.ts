import { durationHours, fromCents, type WorkedShare } from '@faena/shared/domain';
import { PayrollRow, PayrollRows, PayrollRowsPerson } from '@faena/shared/schemas';
import { inPieces } from '../../platform/spreadsheet/in-pieces.ts';
import { pieceToWire } from '../working-time/index.ts';
import { PayrollSums, type Sum } from './payroll-sums.ts';
import type { PayrollRecord } from './read-payroll.ts';

const Head = PayrollRows.omit({ rows: true, people: true, totals: true });

/**
 * A planilla as JSON (PAY-51), one row a line. It streams, so that its memory does not grow with the planilla; each
 * part passes its schema.
 */
export function payrollJson(
  records: AsyncIterable<PayrollRecord>,
  head: Omit<PayrollRows, 'rows' | 'people' | 'totals'>,
): AsyncGenerator<string> {
  return inPieces(textsOf(records, JSON.stringify(Head.parse(head))));
}

async function* textsOf(records: AsyncIterable<PayrollRecord>, head: string): AsyncGenerator<string> {
  const sums = new PayrollSums();
  let opening = `${head.slice(0, -1)},"rows":[\n`;
  for await (const each of records) {
    sums.add(each);
    yield opening + JSON.stringify(PayrollRow.parse(rowOf(each)));
    opening = ',\n';
  }
  if (opening !== ',\n') yield opening;
  const people = [...sums.people()].map((sum) => PayrollRowsPerson.parse(personOf(sum)));
  const totals = PayrollRows.shape.totals.parse(personOf(sums.total));
  yield `],\n"people":${JSON.stringify(people)},\n"totals":${JSON.stringify(totals)}}\n`;
}

function rowOf({ record, employee, pieces, share }: PayrollRecord): PayrollRow {
  const { rateCents } = record;
  const { fullname, username } = employee;
  return {
    recordId: String(record._id),
    employeeId: String(record.employeeId),
    fullname,
    username,
    projectName: record.projectName ?? '',
    startTime: record.startTime.toISOString(),
    endTime: record.endTime.toISOString(),
    hourlyRate: rateCents === null ? null : fromCents(rateCents),
    endReason: record.endReason ?? null,
    needsReview: record.needsReview ?? false,
    voided: Boolean(record.voided),
    hasPriorPrice: record.hasPriorPrice ?? false,
    ...figuresOf(share),
    pieces: pieces.map(pieceToWire),
  };
}

function personOf(sum: Sum): PayrollRowsPerson {
  const { employeeId, employee, records, reviews } = sum;
  const { fullname, username } = employee;
  return { employeeId, fullname, username, records, pendingReviews: reviews, ...figuresOf(sum) };
}

function figuresOf({ durationMs, costCents, unpricedMs }: WorkedShare) {
  return {
    hours: durationHours(durationMs),
    ms: durationMs,
    unpricedHours: durationHours(unpricedMs),
    cost: fromCents(costCents),
  };
}
