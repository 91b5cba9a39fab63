import { ROLES } from '@faena/shared/access';
import { redirect } from 'react-router-dom';
import { companyTexts, myCompanies } from '@/features/company/index.ts';
import { readActiveCompany, storeActiveCompany } from '@/lib/active-company.ts';
import { queryClient } from '@/lib/query-client.ts';
import { readSession } from '@/lib/session.ts';
import { toast } from '@/ui/toast.ts';

/**
 * Activates the company of an address before its screen reads the active one. A company out of reach leads to /home
 * (WHICH-6). The server decides again with each request.
 */
export async function activate(_id: string): Promise<void> {
  if (_id === readActiveCompany()?._id || readSession()?.roleId !== ROLES.manager) return;
  const company = await findCompany(_id);
  if (company === null) {
    toast.error(companyTexts.menu.outOfReach);
    throw redirect('/home');
  }
  storeActiveCompany(company);
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
