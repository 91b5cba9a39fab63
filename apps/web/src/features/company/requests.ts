import { queryOptions, useQuery } from '@tanstack/react-query';
import { client } from '@/lib/client.ts';
import { queryClient } from '@/lib/query-client.ts';
import { useWholeList } from '@/lib/use-whole-list.ts';

/** Query keys of companies; all of them begin with `all`. */
export const companyKeys = {
  all: ['companies'] as const,
  mine: () => [...companyKeys.all, 'mine'] as const,
  everyone: () => [...companyKeys.all, 'everyone'] as const,
  count: () => [...companyKeys.all, 'count'] as const,
  one: (id: string) => [...companyKeys.all, 'one', id] as const,
  loss: (id: string) => [...companyKeys.all, 'loss', id] as const,
  payCalendar: (id: string) => [...companyKeys.all, 'pay-calendar', id] as const,
};

export const myCompanies = queryOptions({
  queryKey: companyKeys.mine(),
  queryFn: ({ signal }) => client.company.mine({}, { signal }),
});

/** The companies that the signed-in person owns or works for. */
export function useMyCompanies() {
  return useQuery(myCompanies);
}

export const oneCompany = (id: string) =>
  queryOptions({
    queryKey: companyKeys.one(id),
    queryFn: ({ signal }) => client.company.get({ params: { id } }, { signal }),
    enabled: id !== '',
    // The list has the same shape, so a known company shows at once.
    placeholderData: () => queryClient.getQueryData(myCompanies.queryKey)?.find(({ _id }) => _id === id),
  });

/** One company. */
export function useCompany(id: string) {
  return useQuery(oneCompany(id));
}

/** The pay calendar of a company, with the period of today (PERIOD-4). */
export const payCalendarOf = (companyId: string) =>
  queryOptions({
    queryKey: companyKeys.payCalendar(companyId),
    queryFn: ({ signal }) => client.payPeriod.calendar({ query: { companyId } }, { signal }),
    enabled: companyId !== '',
  });

export function usePayCalendar(companyId: string) {
  return useQuery(payCalendarOf(companyId));
}

/** Every company, for an administrator. */
export function useAllCompanies() {
  return useWholeList(companyKeys.everyone(), (query, signal) =>
    client.company.all.page({ query }, { signal }),
  );
}

/** The number of all companies, for an administrator. */
export function useCompanyCount() {
  return useQuery({
    queryKey: companyKeys.count(),
    queryFn: async ({ signal }) => (await client.company.all.page({ query: { limit: 1 } }, { signal })).total,
  });
}
