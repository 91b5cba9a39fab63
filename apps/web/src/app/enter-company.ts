import { ROLES } from '@faena/shared/access';
import { redirect } from 'react-router-dom';
import { companyTexts, myCompanies } from '@/features/company/index.ts';
import { readActiveCompany, storeActiveCompany } from '@/lib/active-company.ts';
import { ALL, COMPANY } from '@/lib/company-link.ts';
import { queryClient } from '@/lib/query-client.ts';
import { canShowAll } from '@/lib/same-screen.ts';
import { readSession } from '@/lib/session.ts';
import { toast } from '@/ui/toast.ts';

/**
 * Activates the company of an address before its screen reads the active one. A company out of reach leads to /home
 * (WHICH-6), and all companies keep the active one (WHICH-3). The server decides again with each request.
 */
export async function activate({ pathname, searchParams }: URL): Promise<void> {
  const _id = searchParams.get(COMPANY) ?? '';
  if (readSession()?.roleId !== ROLES.manager) return;
  if (_id === ALL && canShowAll(pathname)) return keepOne();
  if (_id === readActiveCompany()?._id) return;
  const company = await findCompany(_id);
  if (company === null) {
    toast.error(companyTexts.menu.outOfReach);
    throw redirect('/home');
  }
  storeActiveCompany(company);
}

/** The screens of one company need one; in a tab without any it is the first, as on /hoy (TODAY-7). */
async function keepOne(): Promise<void> {
  if (readActiveCompany()) return;
  const [first] = await queryClient.ensureQueryData(myCompanies).catch(() => []);
  if (first) storeActiveCompany(first);
}

/** One of the person's companies, or null. Without an answer its name stays unknown until the screen reads it. */
async function findCompany(_id: string) {
  const isIt = (company: { readonly _id: string }) => company._id === _id;
  const known = queryClient.getQueryData(myCompanies.queryKey)?.find(isIt);
  if (known) return known;
  try {
    const companies = await queryClient.fetchQuery({ ...myCompanies, staleTime: 0 });
    return companies.find(isIt) ?? null;
  } catch {
    return { _id, name: '' };
  }
}
