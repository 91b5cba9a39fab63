import { useMemo } from 'react';
import { readStored, useStored, writeStored } from './storage.ts';

/** The active company of this tab. Another tab has its own and does not change it (COMPANY-12). */
export interface ActiveCompany {
  readonly _id: string;
  readonly name: string;
}

export function readActiveCompany(): ActiveCompany | null {
  const _id = readStored('activeCompanyId');
  return _id ? { _id, name: readStored('activeCompany') ?? '' } : null;
}

/**
 * Makes a company the active one of this tab, and the first of the next tab. It stores the name before the id, which
 * the other tabs follow. A change of company also leaves the current project.
 */
export function storeActiveCompany({ _id, name }: ActiveCompany): void {
  const former = readStored('activeCompanyId');
  if (former === _id && readStored('activeCompany') === name) return;
  writeStored('activeCompany', name);
  if (former && former !== _id) writeStored('current_project', null);
  writeStored('activeCompanyId', _id);
}

/** Clears the active company, for example after its deletion, and the current project. */
export function clearActiveCompany(): void {
  writeStored('current_project', null);
  writeStored('activeCompanyId', null);
  writeStored('activeCompany', null);
}

/** The active company of this tab. */
export function useActiveCompany(): ActiveCompany | null {
  const _id = useStored('activeCompanyId');
  const name = useStored('activeCompany') ?? '';
  return useMemo(() => (_id ? { _id, name } : null), [_id, name]);
}
