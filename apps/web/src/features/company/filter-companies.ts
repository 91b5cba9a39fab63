import { foldSearch, freeText, isCalendarDate, LENGTHS } from '@faena/shared/domain';
import type { Company } from '@faena/shared/schemas';
import { format } from 'date-fns';

/** The filters of /admin/companies; empty fields do not filter (ADMIN-3). */
export type CompanyFilter = {
  /** A part of the name, regardless of case and accents. */
  readonly name: string;
  /** The creator's whole username. */
  readonly creator: string;
  /** The day of creation in the browser's zone, as `yyyy-MM-dd`. */
  readonly date: string;
};

export const NO_FILTER: CompanyFilter = { name: '', creator: '', date: '' };

/** The filters in the address, so that a link can lead to a person's companies (SCREEN-24). */
export const COMPANY_FILTER = {
  name: freeText(LENGTHS.name),
  creator: freeText(LENGTHS.email),
  date: freeText(LENGTHS.name),
};

export function filterCompanies(companies: readonly Company[], filter: CompanyFilter): readonly Company[] {
  const name = foldSearch(filter.name);
  const creator = filter.creator.trim();
  // An incomplete date filters nothing.
  const date = isCalendarDate(filter.date) ? filter.date : '';
  return companies.filter(
    (company) =>
      foldSearch(company.name).includes(name) &&
      (!creator || company.created_by === creator) &&
      (!date || format(company.createdAt, 'yyyy-MM-dd') === date),
  );
}
