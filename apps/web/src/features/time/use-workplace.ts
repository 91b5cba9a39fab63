import { useMyCompanies } from '@/features/company/index.ts';

/**
 * The company the signed-in employee works for, and the time zone in which its days are counted. While `isPending`, and
 * after a failure that the screen reports, the zone is only that of the browser.
 */
export function useWorkplace() {
  const { data, error, refetch, isFetching } = useMyCompanies();
  const company = data?.[0] ?? null;
  const timeZone = company?.timezone ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
  return {
    company,
    timeZone,
    isPending: data === undefined && error === null,
    query: { error, refetch, isFetching },
  };
}
