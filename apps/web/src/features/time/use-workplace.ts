import { useMyCompanies } from '@/features/company/index.ts';

/** The company the signed-in employee works for, and the time zone in which its days are counted. */
export function useWorkplace() {
  const { data, isPending, error, refetch, isFetching } = useMyCompanies();
  const company = data?.[0] ?? null;
  const timeZone = company?.timezone ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
  return { company, timeZone, isPending, query: { error, refetch, isFetching } };
}
