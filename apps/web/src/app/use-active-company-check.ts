import { ApiError } from '@faena/shared/client';
import { useEffect } from 'react';
import { useCompany } from '@/features/company/index.ts';
import {
  clearActiveCompany,
  readActiveCompany,
  storeActiveCompany,
  useActiveCompany,
} from '@/lib/active-company.ts';
import { useTellGone } from '@/ui/use-tell-gone.ts';
import { managerTexts } from './texts/manager.ts';

/**
 * Checks the active company with the server: it stores a new name, and drops a missing or foreign company. While a form
 * has unsaved changes the company stays, and a notice says so.
 */
export function useActiveCompanyCheck() {
  const active = useActiveCompany();
  const id = active?._id ?? '';
  const { data, error } = useCompany(id);
  const gone = error instanceof ApiError && (error.status === 404 || error.status === 400);

  const unsaved = useTellGone(gone, managerTexts.frame.companyGone);

  useEffect(() => {
    if (readActiveCompany()?._id !== id) return;
    if (gone && !unsaved) clearActiveCompany();
    else if (!gone && data?._id === id) storeActiveCompany(data);
  }, [id, gone, unsaved, data]);

  return active && { ...active, color: data?.color };
}
