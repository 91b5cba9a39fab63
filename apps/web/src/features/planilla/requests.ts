import { type DateRange, foldSearch, type HistoryPeriod, type SHEET_FORMATS } from '@faena/shared/domain';
import type { RateChange as RateChangeSchema, RateCorrection } from '@faena/shared/schemas';
import { keepPreviousData, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { z } from 'zod';
import { oneCompany, payCalendarOf } from '@/features/company/index.ts';
import { employeeKeys } from '@/features/people/index.ts';
import { type RecordsOwner, recordKeys, recordsOf, recordTexts } from '@/features/time/index.ts';
import { client } from '@/lib/client.ts';
import { csvSeparator } from '@/lib/csv-separator.ts';
import { prefetch } from '@/lib/prefetch.ts';
import { queryClient } from '@/lib/query-client.ts';
import { reportError } from '@/lib/report.ts';
import { saveFile } from '@/lib/save-file.ts';
import { useWrite } from '@/lib/use-write.ts';
import { messageOf } from '@/texts/wording.ts';
import { toast } from '@/ui/toast.ts';
import { DEVICE_ZONE, PERSON_PARAM, periodIn, rowsOf } from './period/period-selection.ts';

/** The query keys of the planilla: people below those of employees, a person's data below their records. */
const payrollKeys = {
  people: (companyId: string, range: DateRange) =>
    [...employeeKeys.all, 'payroll', companyId, range] as const,
  ofEmployee: recordKeys.ofEmployee,
  summary: ({ employeeId, companyId }: RecordsOwner) =>
    [...payrollKeys.ofEmployee(employeeId), 'summary', companyId] as const,
  rates: (employeeId: string) => [...payrollKeys.ofEmployee(employeeId), 'rates'] as const,
  history: ({ employeeId, companyId }: RecordsOwner, period: HistoryPeriod, range: DateRange) =>
    [...payrollKeys.ofEmployee(employeeId), 'history', companyId, period, range] as const,
};

/** The employees of a company by name, with their earnings in a range of dates (PAY-22). */
const payrollPeopleOf = (companyId: string, range: DateRange) =>
  queryOptions({
    queryKey: payrollKeys.people(companyId, range),
    queryFn: ({ signal }) => client.payroll.people({ query: { companyId, ...range } }, { signal }),
  });

/** Prefetches the planilla: the people in the range of the address, and the data of the person named there. */
export function prefetchPayroll(companyId: string, address: URLSearchParams): void {
  const company = queryClient.getQueryData(oneCompany(companyId).queryKey);
  const calendarOf = payCalendarOf(companyId);
  const calendar = queryClient.getQueryData(calendarOf.queryKey);
  const { period, range, rangeOrToday } = periodIn(address, company?.timezone ?? DEVICE_ZONE, calendar);
  if (period === 'pay') prefetch(calendarOf);
  prefetch(payrollPeopleOf(companyId, rangeOrToday));
  const employeeId = address.get(PERSON_PARAM);
  if (!employeeId) return;
  const owner = { employeeId, companyId };
  prefetch(summaryOf(owner));
  if (!range) return;
  prefetch(historyOf(owner, rowsOf(period), range));
  prefetch(recordsOf(owner, range));
}

/** The people of a company's planilla. They stay while another range loads, without figures (`hasFigures` is false). */
export function usePayrollPeople(companyId: string, range: DateRange) {
  const { data, error, refetch, isFetching, isPlaceholderData } = useQuery({
    ...payrollPeopleOf(companyId, range),
    placeholderData: keepPreviousData,
  });
  const [known, setKnown] = useState(data);
  if (data && data !== known) setKnown(data);
  return {
    people: data ?? known,
    hasFigures: data !== undefined && !isPlaceholderData,
    error,
    refetch,
    isFetching,
  };
}

const summaryOf = (owner: RecordsOwner) =>
  queryOptions({
    queryKey: payrollKeys.summary(owner),
    queryFn: ({ signal }) =>
      client.payroll.summary(
        { params: { id: owner.employeeId }, query: { companyId: owner.companyId } },
        { signal },
      ),
  });

/** The payroll summary of an employee in a company (PAY-13). */
export function usePayrollSummary(owner: RecordsOwner) {
  return useQuery(summaryOf(owner));
}

/** The rates of an employee, the latest first. The employee and their manager may read them (RATE-1). */
export function useRates(id: string, { enabled = true } = {}) {
  return useQuery({
    queryKey: payrollKeys.rates(id),
    queryFn: ({ signal }) => client.rate.list({ params: { id } }, { signal }),
    enabled,
  });
}

/** Invalidates the rates of these people, and all money that depends on them. */
function useReadRatesAnew() {
  const queryClient = useQueryClient();
  return (ids: readonly string[]) =>
    Promise.all([
      ...ids.map((id) => queryClient.invalidateQueries({ queryKey: payrollKeys.ofEmployee(id) })),
      queryClient.invalidateQueries({ queryKey: employeeKeys.all }),
    ]);
}

/**
 * Saves the hourly rate, then the total to pay: a first rate also prices earlier hours. Everything about the employee is
 * read again afterwards.
 */
export function useSaveRate(id: string) {
  const readAnew = useReadRatesAnew();
  return useWrite({
    mutationFn: async (hourlyRate: number, press) => {
      await client.employee.update({ params: { id }, body: { hourlyRate } }, press);
      const { totalCost } = await client.payroll.summary({ params: { id } }, press);
      await client.employee.setTotalToPay({ params: { id }, body: { totalToPay: totalCost } }, press);
    },
    onSettled: () => readAnew([id]),
  });
}

/** A change of rates, in the form of its request. */
export type RateChange = z.input<typeof RateChangeSchema>;

/** Sets the rates of one or several employees, from any instant on (RATE-4, RATE-6). */
export function useChangeRates() {
  const readAnew = useReadRatesAnew();
  return useWrite({
    mutationFn: (body: RateChange, press) => client.rate.change({ body }, press),
    onSettled: (_effect, _error, { employeeIds }) => readAnew(employeeIds),
  });
}

/** The new state of a rate; `null` removes it. */
export type RateAmendment = Omit<z.input<typeof RateCorrection>, 'confirmed'> | null;

/** Corrects or removes a rate. It states the confirmation, because the person saw the preview (RATE-7, RATE-8). */
export function useAmendRate(params: RateParams) {
  const readAnew = useReadRatesAnew();
  return useWrite({
    mutationFn: (amendment: RateAmendment, press) =>
      amendment
        ? client.rate.correct({ params, body: { ...amendment, confirmed: true } }, press)
        : client.rate.remove({ params }, press),
    onSettled: () => readAnew([params.id]),
  });
}

/** The path of a rate: the ids of its person and of the rate. */
export interface RateParams {
  readonly id: string;
  readonly rateId: string;
}

/** Previews are never cached, because time goes on. */
const FRESH = { staleTime: 0, gcTime: 0, retry: false } as const;

/** The preview of a rate change; no request without a change (RATE-5). */
export function useRatePreview(change: RateChange | null) {
  return useQuery({
    queryKey: ['rate-preview', change],
    queryFn: ({ signal }) => client.rate.preview({ body: change ?? NO_CHANGE }, { signal }),
    enabled: change !== null,
    placeholderData: keepPreviousData,
    ...FRESH,
  });
}

/** The preview of a correction or a removal. */
export function useAmendmentPreview(params: RateParams, amendment: RateAmendment) {
  const body = amendment ?? { remove: true };
  return useQuery({
    queryKey: ['rate-preview', params, body],
    queryFn: ({ signal }) => client.rate.previewCorrection({ params, body }, { signal }),
    placeholderData: keepPreviousData,
    ...FRESH,
  });
}

const NO_CHANGE: RateChange = { employeeIds: [], hourlyRate: 0 };

const NEVER: DateRange = { startDate: '', endDate: '' };

const historyOf = (owner: RecordsOwner, type: HistoryPeriod, range: DateRange) =>
  queryOptions({
    queryKey: payrollKeys.history(owner, type, range),
    queryFn: ({ signal }) =>
      client.record.history(
        { params: { id: owner.employeeId }, query: { type, companyId: owner.companyId, ...range } },
        { signal },
      ),
  });

/** The hours history of an employee in a company, over a range of dates in its time zone; nothing without a range. */
export function useHoursHistory(owner: RecordsOwner, type: HistoryPeriod, range: DateRange | null) {
  return useQuery({
    ...historyOf(owner, type, range ?? NEVER),
    enabled: range !== null,
    placeholderData: keepPreviousData,
  });
}

const texts = recordTexts.download;

type PayrollFormat = (typeof SHEET_FORMATS)[number];

/** The planilla of a period, for one employee or the whole company. */
export interface PayrollFile {
  readonly company: { readonly _id: string; readonly name: string };
  readonly employeeId?: string;
  readonly range: DateRange;
  readonly format: PayrollFormat;
}

/** Downloads a planilla. A failure shows as a toast, because no input is lost. */
export function useDownloadPayroll() {
  return useWrite({
    mutationFn: ({ company, employeeId, range, format }: PayrollFile, press) =>
      client.payroll.export(
        {
          query: {
            ...{ companyId: company._id, ...(employeeId && { employeeId }), ...range, format },
            ...(format === 'csv' && { separator: csvSeparator() }),
          },
        },
        press,
      ),
    onSuccess: (file, asked) => saveFile(file, nameOf(asked)),
    onError: (error) => {
      reportError(error);
      toast.error(texts.failed, { description: messageOf(error, texts.again, 'es') });
    },
  });
}

/** The file's name if the server states none. */
function nameOf({ company, employeeId = 'todos', range, format }: PayrollFile): string {
  const plain = foldSearch(company.name).replace(/[^a-z0-9]+/g, '-');
  return `planilla-${plain}-${employeeId}-${range.startDate}-${range.endDate}.${format}`;
}
