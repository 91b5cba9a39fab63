import { canonicalHash } from '../../../platform/canonical-hash.ts';
import type { CompanyPeriods } from '../calendar/open-periods.ts';
import type { ReckonedPerson } from '../reckoning/make-slips.ts';

interface Closing {
  readonly company: CompanyPeriods['company'];
  readonly payday: string;
  /** The people who get a slip. */
  readonly paid: readonly ReckonedPerson[];
}

/**
 * SHA-256 over the content of all slips of a closing. A closing compares it with the hash of the shown figures
 * (RUN-10).
 */
export function figuresHash({ company, payday, paid }: Closing): string {
  return canonicalHash({
    currency: company.currency ?? '',
    timeZone: company.timezone,
    payday,
    slips: paid
      .map(({ person, figures }) => ({
        ...{ employeeId: String(person._id), ...figures },
        // The lines of a debt get their ids only with the closing.
        lines: figures.lines.map(({ lineId, ...line }) => (line.debt ? line : { ...line, lineId })),
      }))
      .sort((one, other) => (one.employeeId < other.employeeId ? -1 : 1)),
  });
}
