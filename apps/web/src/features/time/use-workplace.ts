import { useEffect } from 'react';
import { storeMarking } from './clock/marking.ts';
import { useOwnHome } from './own-home.ts';

/**
 * The company the signed-in employee works for, and the time zone in which its days are counted. While `isPending`, and
 * after a failure that the screen reports, the zone is only that of the browser. Keeps how the person marks (MARK-2).
 */
export function useWorkplace() {
  const { data, error, refetch, isFetching } = useOwnHome();
  const company = data?.company ?? null;
  const timeZone = company?.timezone ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
  const marking = company?.marking;
  useEffect(() => {
    if (marking) storeMarking(marking);
  }, [marking]);
  return {
    company,
    timeZone,
    isPending: data === undefined && error === null,
    query: { error, refetch, isFetching },
  };
}
