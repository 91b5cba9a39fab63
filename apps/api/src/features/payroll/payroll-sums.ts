import type { WorkedShare } from '@faena/shared/domain';
import type { PersonName } from '../person/index.ts';
import type { PayrollRecord } from './read-payroll.ts';

/** The sum of one person's rows. */
export interface Sum extends WorkedShare {
  readonly employeeId: string;
  readonly employee: PersonName;
  records: number;
  reviews: number;
}

/** The sums of a planilla's rows so far, by person and in all. */
export class PayrollSums {
  readonly total: Sum;
  readonly #people = new Map<string, Sum>();

  constructor(totalName = '') {
    this.total = newSum('', { fullname: totalName, username: '' });
  }

  add(each: PayrollRecord): void {
    const id = String(each.record.employeeId);
    const sum = this.#people.get(id) ?? newSum(id, each.employee);
    this.#people.set(id, sum);
    for (const one of [sum, this.total]) addTo(one, each);
  }

  /** In the order of the rows. */
  people(): Iterable<Sum> {
    return this.#people.values();
  }
}

function newSum(employeeId: string, employee: PersonName): Sum {
  return { employeeId, employee, records: 0, durationMs: 0, costCents: 0, unpricedMs: 0, reviews: 0 };
}

function addTo(sum: Sum, { record, share }: PayrollRecord): void {
  sum.records += record.voided ? 0 : 1;
  sum.durationMs += share.durationMs;
  sum.costCents += share.costCents;
  sum.unpricedMs += share.unpricedMs;
  sum.reviews += record.needsReview ? 1 : 0;
}
