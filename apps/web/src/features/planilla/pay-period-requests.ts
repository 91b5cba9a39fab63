import type { NewRun, PayCalendarChanges, RunDraft } from '@faena/shared/schemas';
import { keepPreviousData, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import { companyKeys } from '@/features/company/index.ts';
import { employeeKeys } from '@/features/people/index.ts';
import { recordKeys } from '@/features/time/index.ts';
import { ApiError, client } from '@/lib/client.ts';
import { prefetch } from '@/lib/prefetch.ts';
import { isInterrupted } from '@/lib/session.ts';
import { useWrite } from '@/lib/use-write.ts';

/** Below the keys of employees and of each one's records, so that a change of those reads the periods again. */
const payPeriodKeys = {
  all: [...employeeKeys.all, 'pay-period'] as const,
  ofCompany: (companyId: string) => [...payPeriodKeys.all, companyId] as const,
  one: (companyId: string, date: string) => [...payPeriodKeys.ofCompany(companyId), date] as const,
  ofPerson: ({ companyId, employeeId, date }: PersonOfPeriod) =>
    [...recordKeys.ofEmployee(employeeId), 'pay-period', companyId, date] as const,
};

/** A whole period of a company (PERIOD-5): the one of a date, or today's. */
const payPeriodOf = (companyId: string, date: string) =>
  queryOptions({
    queryKey: payPeriodKeys.one(companyId, date),
    queryFn: ({ signal }) =>
      client.payPeriod.get({ query: { companyId, ...(date && { date }) } }, { signal }),
  });

export function prefetchPayPeriod(companyId: string, date: string): void {
  prefetch(payPeriodOf(companyId, date));
}

/** The former period stays on the screen while the next one loads. */
export function usePayPeriod(companyId: string, date: string) {
  return useQuery({
    ...payPeriodOf(companyId, date),
    placeholderData: keepPreviousData,
    // Another tab may have closed, paid or reopened it a moment ago (PERIOD-9).
    refetchOnWindowFocus: () => (isInterrupted() ? false : 'always'),
  });
}

interface PersonOfPeriod {
  readonly companyId: string;
  readonly employeeId: string;
  /** A date of the period. */
  readonly date: string;
}

/** The details behind one person's figures (PERIOD-5). */
export function usePersonPeriod(asked: PersonOfPeriod) {
  const { companyId, employeeId, date } = asked;
  return useQuery({
    queryKey: payPeriodKeys.ofPerson(asked),
    queryFn: ({ signal }) =>
      client.payPeriod.person({ params: { employeeId }, query: { companyId, date } }, { signal }),
  });
}

/** A run or its reopening changes everything with money or records. */
function useReadAllAnew() {
  const queryClient = useQueryClient();
  return () =>
    Promise.all(
      [employeeKeys.all, recordKeys.all, companyKeys.all].map((queryKey) =>
        queryClient.invalidateQueries({ queryKey }),
      ),
    );
}

/** The request of a closing: its period, and the items to carry over. */
type ClosingDraft = z.input<typeof RunDraft>;

/**
 * The figures of a closing, which the API computes on each opening of its window (RUN-10). A refusal reads the period
 * again, because somebody else may have closed it.
 */
export function useRunPreview(draft: ClosingDraft, enabled: boolean) {
  const queryClient = useQueryClient();
  return useQuery({
    queryKey: [...payPeriodKeys.all, 'closing', draft],
    queryFn: async ({ signal }) => {
      try {
        return await client.run.preview({ body: draft }, { signal });
      } catch (error) {
        if (error instanceof ApiError && error.code === 'conflict') {
          void queryClient.invalidateQueries({ queryKey: payPeriodKeys.ofCompany(draft.companyId) });
        }
        throw error;
      }
    },
    enabled,
    staleTime: 0,
    gcTime: 0,
  });
}

/** Closes a period (RUN-1). */
export function useClosePeriod() {
  const readAnew = useReadAllAnew();
  return useWrite({
    mutationFn: (body: z.input<typeof NewRun>, press) => client.run.close({ body }, press),
    onSuccess: () => readAnew(),
    onError: (error) => {
      if (error instanceof ApiError && error.code === 'conflict') void readAnew();
    },
  });
}

/** Reopens the last run (RUN-7). */
export function useReopenRun(id: string) {
  const readAnew = useReadAllAnew();
  return useWrite({
    mutationFn: (reason: string, press) => client.run.reopen({ params: { id }, body: { reason } }, press),
    onSuccess: () => readAnew(),
    onError: (error) => {
      if (error instanceof ApiError && error.code === 'conflict') void readAnew();
    },
  });
}

/** Changes the pay calendar of a company (PERIOD-1, PERIOD-2). */
export function useChangeCalendar(companyId: string) {
  const readAnew = useReadAllAnew();
  return useWrite({
    mutationFn: (body: PayCalendarChanges, press) =>
      client.payPeriod.changeCalendar({ params: { companyId }, body }, press),
    onSuccess: () => readAnew(),
  });
}
