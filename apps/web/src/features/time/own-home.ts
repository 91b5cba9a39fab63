import type { Home } from '@faena/shared/schemas';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { myCompanies, payCalendarOf } from '@/features/company/index.ts';
import { client } from '@/lib/client.ts';
import { HOME_KEY } from '@/lib/home-key.ts';
import { queryClient } from '@/lib/query-client.ts';
import { readSession } from '@/lib/session.ts';

/** The interval in which a visible first screen is read again. */
export const HOME_REFRESH_MS = 60_000;

/** The first screen of an employee in one answer. The caches of its parts are filled from it (PHONE-10). */
export const homeOf = (personId: string) =>
  queryOptions({
    queryKey: [...HOME_KEY, personId] as const,
    queryFn: async ({ signal }) => {
      const home = await client.home.get({}, { signal });
      fillCaches(home);
      return home;
    },
    enabled: personId !== '',
  });

function fillCaches({ company, calendar }: Home): void {
  queryClient.setQueryData(myCompanies.queryKey, company ? [company] : []);
  if (calendar) queryClient.setQueryData(payCalendarOf(calendar.companyId).queryKey, calendar);
}

/** The home of the signed-in employee; `follows` asks again each minute while the page is visible. */
export function useOwnHome({ follows = false } = {}) {
  const personId = readSession()?.personId ?? '';
  return useQuery({ ...homeOf(personId), ...(follows && { refetchInterval: HOME_REFRESH_MS }) });
}

/** The home of the signed-in employee as the last answer has it, without asking for one. */
export function readOwnHome(): Home | undefined {
  return queryClient.getQueryData(homeOf(readSession()?.personId ?? '').queryKey);
}
