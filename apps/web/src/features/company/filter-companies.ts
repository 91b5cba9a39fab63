import { foldSearch, freeText, isCalendarDate, LENGTHS } from '@faena/shared/domain';
import type { Company } from '@faena/shared/schemas';
import { format } from 'date-fns';

/** The filters of /admin/companies (ADMIN-3); what is empty doesn't filter. */
export type CompanyFilter = {
  /** A piece of the name, without regard to case or accents. */
  readonly name: string;
  /** The creator's username, exactly. */
  readonly creator: string;
  /** The day of creation, `yyyy-MM-dd`, where the person looking is. */
  readonly date: string;
};

export const NO_FILTER: CompanyFilter = { name: '', creator: '', date: '' };

/** The filters as the address has them (SCREEN-24); a link may lead to the companies of somebody. */
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
