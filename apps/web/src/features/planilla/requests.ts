import {
  type DateRange,
  foldSearch,
  fromCents,
  type HistoryPeriod,
  type PAYROLL_FORMATS,
  toCents,
} from '@faena/shared/domain';
import type { WorkRecord } from '@faena/shared/schemas';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { employeeKeys } from '@/features/employee/index.ts';
import { readRecords, recordKeys, recordsOf } from '@/features/working-time/index.ts';
import { client } from '@/lib/client.ts';
import { messageOf } from '@/lib/message-of.ts';
import { reportError } from '@/lib/report.ts';
import { inSpanish } from '@/texts/field-messages.ts';
import { timeRecordTexts } from '@/texts/time-records.ts';
import { toast } from '@/ui/toast.ts';
import { saveFile } from './period/save-file.ts';

/** Query keys of one employee's working time; everything about them lies with their records. */
const payrollKeys = {
  ofEmployee: recordKeys.ofEmployee,
  summary: (employeeId: string) => [...payrollKeys.ofEmployee(employeeId), 'summary'] as const,
  history: (employeeId: string, period: HistoryPeriod, range: DateRange) =>
    [...payrollKeys.ofEmployee(employeeId), 'history', period, range] as const,
};

/** What is owed to an employee: rate and total in USD, hours as such. */
export interface PayrollSummary {
  readonly hourlyRate: number;
  readonly hours: number;
  readonly total: number;
}

/** The total to pay: the sum of each entry's cost (PAY-7), added in whole cents. */
function totalOf(entries: readonly WorkRecord[]): number {
  return fromCents(entries.reduce((cents, { cost }) => cents + toCents(cost), 0));
}

/** The payroll summary of an employee (PAY-11). */
export function usePayrollSummary(id: string) {
  const queryClient = useQueryClient();
  return useQuery({
    queryKey: payrollKeys.summary(id),
    queryFn: async ({ signal }): Promise<PayrollSummary> => {
      const [{ hourlyRate }, entries] = await Promise.all([
        client.employee.get({ params: { id } }, { signal }),
        // The table of records reads the same list: it is asked for once.
        queryClient.fetchQuery(recordsOf(id)),
      ]);
      const hours = entries.reduce((sum, { durationHours }) => sum + durationHours, 0);
      return { hourlyRate, hours, total: totalOf(entries) };
    },
  });
}

/**
 * Saves the hourly rate, in USD, and then the total: in this order, as a first rate prices the hours that were
 * recorded before it. Everything about the employee is loaded anew afterwards.
 */
export function useSaveRate(id: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (hourlyRate: number) => {
      await client.employee.update({ params: { id }, body: { hourlyRate } });
      const totalToPay = totalOf(await readRecords(id));
      await client.employee.setTotalToPay({ params: { id }, body: { totalToPay } });
    },
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: payrollKeys.ofEmployee(id) }),
        queryClient.invalidateQueries({ queryKey: employeeKeys.all }),
      ]),
  });
}

const NEVER: DateRange = { startDate: '', endDate: '' };

type Options = {
  /** False until it is worth asking for. */
  enabled?: boolean;
};

/** The hours history of an employee over a range of dates in the company's time zone; of no range, nothing. */
export function useHoursHistory(
  id: string,
  type: HistoryPeriod,
  range: DateRange | null,
  { enabled = true }: Options = {},
) {
  const asked = range ?? NEVER;
  return useQuery({
    queryKey: payrollKeys.history(id, type, asked),
    queryFn: ({ signal }) => client.record.history({ params: { id }, query: { type, ...asked } }, { signal }),
    enabled: enabled && range !== null,
    placeholderData: keepPreviousData,
  });
}

const texts = timeRecordTexts.download;

type PayrollFormat = (typeof PAYROLL_FORMATS)[number];

/** The planilla of a period; of one employee, or without one of the whole company. */
export interface PayrollFile {
  readonly company: { readonly _id: string; readonly name: string };
  readonly employeeId?: string;
  readonly range: DateRange;
  readonly format: PayrollFormat;
}

/** Downloads a planilla; what goes wrong is told in passing, as nothing is lost by it. */
export function useDownloadPayroll() {
  return useMutation({
    mutationFn: ({ company, employeeId, range, format }: PayrollFile) =>
      client.payroll.export({
        query: { companyId: company._id, ...(employeeId && { employeeId }), ...range, format },
      }),
    onSuccess: (file, asked) => saveFile(file, nameOf(asked)),
    onError: (error) => {
      reportError(error);
      toast.error(texts.failed, { description: inSpanish(messageOf(error, texts.again)) });
    },
  });
}

/** Its name where the server gives none. */
function nameOf({ company, range, format }: PayrollFile): string {
  const plain = foldSearch(company.name).replace(/[^a-z0-9]+/g, '-');
  return `planilla-${plain}-${range.startDate}-${range.endDate}.${format}`;
}
