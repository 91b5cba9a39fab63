import { ACTIVE_COMPANY_POLL_MS } from '@faena/shared/domain';
import { useEffect } from 'react';
import { readLastChosen } from '@/lib/storage.ts';

/**
 * Calls `onChange` when another script of this tab stores another company than `companyId`; it checks every 500 ms
 * (COMPANY-12). Another tab's choice does not count. Null pauses it.
 */
export function useFollowActiveCompany(companyId: string | null, onChange: (activeId: string) => void): void {
  useEffect(() => {
    if (companyId === null) return;
    let known = readLastChosen('activeCompanyId');
    // The browser reports only changes of other tabs.
    const noteOthers = () => {
      known = readLastChosen('activeCompanyId');
    };
    const poll = setInterval(() => {
      const stored = readLastChosen('activeCompanyId');
      if (stored === known) return;
      known = stored;
      if (stored && stored !== companyId) onChange(stored);
    }, ACTIVE_COMPANY_POLL_MS);
    window.addEventListener('storage', noteOthers);
    return () => {
      clearInterval(poll);
      window.removeEventListener('storage', noteOthers);
    };
  }, [companyId, onChange]);
}
