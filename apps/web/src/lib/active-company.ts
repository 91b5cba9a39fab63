import { useMemo } from 'react';
import { readStored, useStored, writeStored } from './storage.ts';

/** The company one works in. Each tab has its own; what another tab opens changes nothing here (COMPANY-12). */
export interface ActiveCompany {
  readonly _id: string;
  readonly name: string;
}

export function readActiveCompany(): ActiveCompany | null {
  const _id = readStored('activeCompanyId');
  return _id ? { _id, name: readStored('activeCompany') ?? '' } : null;
}

/**
 * Makes a company the active one of this tab, and the one that the next tab opens with. Its name is stored before its
 * id, which is what others follow. Leaving another company for it leaves that one's current project too.
 */
export function storeActiveCompany({ _id, name }: ActiveCompany): void {
  const former = readStored('activeCompanyId');
  if (former === _id && readStored('activeCompany') === name) return;
  writeStored('activeCompany', name);
  if (former && former !== _id) writeStored('current_project', null);
  writeStored('activeCompanyId', _id);
}

/** Leaves no company active here, as when the active one was deleted, and none of its projects the current one. */
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
