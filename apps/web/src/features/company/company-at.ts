import { ALL } from '@/lib/company-link.ts';
import { queryClient } from '@/lib/query-client.ts';
import { canShowAll, sameScreen } from '@/lib/same-screen.ts';
import { TYPED_INTO } from '@/ui/typed-into.ts';
import { myCompanies } from './requests.ts';

/**
 * The present screen in the company at a place of the menu, counted from 1; place 0 has all. Null for a key of a
 * field, for a place without a company, and without an answer, which the menu tells.
 */
export async function addressAt(
  { target }: KeyboardEvent,
  place: number,
  location: { readonly pathname: string; readonly search: string },
): Promise<string | null> {
  if (target instanceof Element && target.closest(TYPED_INTO)) return null;
  const companies = await queryClient.ensureQueryData(myCompanies).catch(() => []);
  const hasAll = companies.length > 1 && canShowAll(location.pathname);
  const id = place === 0 ? hasAll && ALL : companies[place - 1]?._id;
  return id ? sameScreen(location, id) : null;
}
