import { freeText, LENGTHS } from '@faena/shared/domain';
import { useSearchParams } from 'react-router-dom';
import { useAddressValues } from '@/lib/use-address-values.ts';

/** The board has `q` for the search of its tasks. */
const PARTS = { projects: freeText(LENGTHS.name) };

/** The search of the project list, kept in the address (SCREEN-24), and what sets it. */
export function useProjectSearch(): [search: string, (text: string) => void] {
  const [{ projects }, change] = useAddressValues(PARTS);
  return [projects, (text) => change({ projects: text })];
}

/** The address of a project that keeps the present search of the list. */
export function useProjectAddress(): (id: string) => string {
  const [params] = useSearchParams();
  const search = params.get('projects');
  const query = search ? `?${new URLSearchParams({ projects: search })}` : '';
  return (id) => `/projects/${id}${query}`;
}
