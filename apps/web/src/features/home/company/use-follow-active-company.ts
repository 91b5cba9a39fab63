import { ACTIVE_COMPANY_POLL_MS } from '@faena/shared/domain';
import { useEffect } from 'react';
import { readLastChosen } from '@/lib/storage.ts';

/**
 * Calls `onChange` when another script of this tab stores another company than `companyId`; it looks every
 * 500 ms and follows at the second look (COMPANY-12). Another tab's choice does not count. Null pauses it.
 */
export function useFollowActiveCompany(companyId: string | null, onChange: (activeId: string) => void): void {
  useEffect(() => {
    if (companyId === null) return;
    let known = readLastChosen('activeCompanyId');
    let seen = known;
    // The browser reports only changes of other tabs.
    const noteOthers = () => {
      known = readLastChosen('activeCompanyId');
      seen = known;
    };
    const poll = setInterval(() => {
      const stored = readLastChosen('activeCompanyId');
      const isNew = stored !== seen;
      seen = stored;
      // The value of another tab can be read before the browser reports it: what is new waits for the next look.
      if (stored === known || isNew) return;
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
