import { ACTIVE_COMPANY_POLL_MS } from '@faena/shared/domain';
import { useEffect } from 'react';
import { readStored } from '@/lib/storage.ts';

/**
 * Calls `onChange` when another company than `companyId` has become the active one in local storage, in this tab
 * or another; looked for every 500 ms (COMPANY-13). Rests while `companyId` is null.
 */
export function useFollowActiveCompany(companyId: string | null, onChange: (activeId: string) => void): void {
  useEffect(() => {
    if (companyId === null) return;
    const poll = setInterval(() => {
      const active = readStored('activeCompanyId');
      if (active && active !== companyId) onChange(active);
    }, ACTIVE_COMPANY_POLL_MS);
    return () => clearInterval(poll);
  }, [companyId, onChange]);
}
