import { freeText, LENGTHS } from '@faena/shared/domain';
import { useSearchParams } from 'react-router-dom';
import { useAddressValues } from '@/lib/use-address-values.ts';

/** A name of its own, because the board uses `q` for tasks. */
const PARTS = { projects: freeText(LENGTHS.name) };

/** The search text of the project list and its setter. The address keeps it (SCREEN-24). */
export function useProjectSearch(): [search: string, (text: string) => void] {
  const [{ projects }, change] = useAddressValues(PARTS);
  return [projects, (text) => change({ projects: text })];
}

/** Returns the address of a project that keeps the search of the list. */
export function useProjectAddress(): (id: string) => string {
  const [params] = useSearchParams();
  const search = params.get('projects');
  const query = search ? `?${new URLSearchParams({ projects: search })}` : '';
  return (id) => `/projects/${id}${query}`;
}
