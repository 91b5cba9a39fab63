import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { myCompanies } from '@/features/company/index.ts';
import { readActiveCompany } from '@/lib/active-company.ts';
import { COMPANY, inCompany } from '@/lib/company-link.ts';

/** Addresses of a company or a project, which no other company has. */
const SAYS_ITS_COMPANY = /^\/(company|projects)\/./;

/**
 * Writes the company of the screen into the browser's address, for links and for Back (WHICH-6, WHICH-7). It asks the
 * server nothing: people of one company, and those whose companies are not known yet, keep the short address.
 */
export function useCompanyInAddress(): void {
  const { pathname, search, hash } = useLocation();
  const { data: companies } = useQuery({ ...myCompanies, enabled: false });
  const isNeeded =
    (companies?.length ?? 0) > 1 &&
    !SAYS_ITS_COMPANY.test(pathname) &&
    !new URLSearchParams(search).has(COMPANY);
  const writeAddress = useEffectEvent((address: string) => {
    const company = readActiveCompany();
    // A press may have led on already, to an address that this render does not know. A change of it by the router would
    // run the loaders again, and move the focus.
    if (company && new URL(address + hash, window.origin).href === window.location.href)
      window.history.replaceState(window.history.state, '', inCompany(address, company._id) + hash);
  });
  // Not after a change of the company alone: that one belongs to the next address.
  useEffect(() => {
    if (isNeeded) writeAddress(pathname + search);
  }, [isNeeded, pathname, search]);
}
