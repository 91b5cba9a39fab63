import { freeText, LENGTHS } from '@faena/shared/domain';
import { useAddressParams } from '@/lib/use-address-params.ts';

/** `?archived=1` opens the window of archived tasks. */
const ARCHIVED_PARAM = 'archived';
const SEARCH_PARAM = 'archived-q';

/** The search in that window, which the address holds (SCREEN-24). */
export const ARCHIVED_SEARCH = { [SEARCH_PARAM]: freeText(LENGTHS.name) };

/** Tells whether the address opens the archived tasks; opens and closes them. */
export function useArchiveLink() {
  const [params, change] = useAddressParams();
  return {
    isOpen: params.has(ARCHIVED_PARAM),
    setOpen: (open: boolean) =>
      change((current) => {
        if (open) return current.set(ARCHIVED_PARAM, '1');
        for (const name of [ARCHIVED_PARAM, SEARCH_PARAM]) current.delete(name);
      }),
  };
}
