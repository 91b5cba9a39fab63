import { ApiError } from '@faena/shared/client';
import { useEffect } from 'react';
import { useCompany } from '@/features/company/index.ts';
import {
  clearActiveCompany,
  readActiveCompany,
  storeActiveCompany,
  useActiveCompany,
} from '@/lib/active-company.ts';

/**
 * The active company as the server has it: a renamed one is remembered by its new name, and one that is gone, or is
 * somebody else's, is active no more.
 */
export function useActiveCompanyCheck() {
  const active = useActiveCompany();
  const id = active?._id ?? '';
  const { data, error } = useCompany(id);
  const gone = error instanceof ApiError && (error.status === 404 || error.status === 400);

  useEffect(() => {
    if (readActiveCompany()?._id !== id) return;
    if (gone) clearActiveCompany();
    else if (data?._id === id) storeActiveCompany(data);
  }, [id, gone, data]);

  return active && { ...active, color: data?.color };
}
