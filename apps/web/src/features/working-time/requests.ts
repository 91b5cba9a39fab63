import type { ForgottenRecord, RecordCorrection, WorkRecord } from '@faena/shared/schemas';
import {
  keepPreviousData,
  queryOptions,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { employeeKeys } from '@/features/employee/index.ts';
import { client } from '@/lib/client.ts';
import { reportError } from '@/lib/report.ts';
import { readSession } from '@/lib/session.ts';
import { timeRecordTexts } from '@/texts/time-records.ts';
import { toast } from '@/ui/toast.ts';
import { useWorkingTime } from './clock/use-working-time.ts';

/** Query keys of records; whatever follows from those of an employee lies under `ofEmployee` too. */
export const recordKeys = {
  ofEmployee: (employeeId: string) => ['records', employeeId] as const,
  list: (employeeId: string) => [...recordKeys.ofEmployee(employeeId), 'list'] as const,
  /** As the employee sees them; `moment` changes with each start and stop, so that the list follows. */
  own: (employeeId: string, moment: string) => [...recordKeys.ofEmployee(employeeId), 'own', moment] as const,
};

/** Reads all records of an employee, newest first. */
export async function readRecords(employeeId: string, signal?: AbortSignal): Promise<WorkRecord[]> {
  const answer = await client.record.get({ params: { id: employeeId } }, signal && { signal });
  return Array.isArray(answer) ? answer : [];
}

/** All of them at once: the total to pay is their sum, so that they are needed anyway (PAY-7). */
export const recordsOf = (employeeId: string) =>
  queryOptions({
    queryKey: recordKeys.list(employeeId),
    queryFn: ({ signal }) => readRecords(employeeId, signal),
  });

/** The records of an employee, newest first. */
export function useRecords(employeeId: string) {
  return useQuery(recordsOf(employeeId));
}

const PAGE_SIZE = 50;

/** The signed-in employee's records, newest first and 50 at a time; read again after each start and stop. */
export function useOwnRecords() {
  const employeeId = readSession()?.personId ?? '';
  const { phase, record } = useWorkingTime();
  return useInfiniteQuery({
    queryKey: recordKeys.own(employeeId, `${record?._id} ${record?.endTime}`),
    queryFn: async ({ pageParam, signal }) => {
      const query = { limit: PAGE_SIZE, page: pageParam };
      const records = await client.record.get({ params: { id: employeeId }, query }, { signal });
      return Array.isArray(records) ? records : [];
    },
    initialPageParam: 1,
    getNextPageParam: (last, pages) => (last.length < PAGE_SIZE ? undefined : pages.length + 1),
    select: ({ pages }) => pages.flat(),
    placeholderData: keepPreviousData,
    enabled: phase !== 'unknown',
  });
}

/**
 * Takes in what became of a record: the list shows it at once, and all that follows from it (hours, totals, how many
 * wait for review) is read again.
 */
function useTakeRecord(employeeId: string): (record: WorkRecord) => void {
  const queryClient = useQueryClient();
  return (record) => {
    queryClient.setQueryData(recordsOf(employeeId).queryKey, (records) =>
      records
        ?.filter(({ _id }) => _id !== record._id)
        .concat(record)
        .sort((a, b) => Date.parse(b.startTime) - Date.parse(a.startTime)),
    );
    void queryClient.invalidateQueries({ queryKey: recordKeys.ofEmployee(employeeId) });
    void queryClient.invalidateQueries({ queryKey: employeeKeys.all });
  };
}

/** Confirms a record that is 'por revisar'. The list shows it at once, and takes it back if the server refuses. */
export function useConfirmRecord(employeeId: string) {
  const queryClient = useQueryClient();
  const take = useTakeRecord(employeeId);
  const { queryKey } = recordsOf(employeeId);
  const setWaiting = (id: string, needsReview: boolean) =>
    queryClient.setQueryData(queryKey, (records) =>
      records?.map((record) => (record._id === id ? { ...record, needsReview } : record)),
    );
  return useMutation({
    mutationFn: ({ _id }: WorkRecord) => client.record.confirm({ params: { id: _id } }),
    onMutate: async ({ _id }) => {
      await queryClient.cancelQueries({ queryKey });
      setWaiting(_id, false);
    },
    onSuccess: take,
    onError: (error, { _id }) => {
      reportError(error);
      setWaiting(_id, true);
      toast.error(timeRecordTexts.confirmFailed, { description: timeRecordTexts.stillWaiting });
    },
  });
}

/** A correction of the record with this id, or without one a record that was forgotten. */
export type RecordToSave =
  | { readonly id: string; readonly body: RecordCorrection }
  | { readonly id: null; readonly body: Omit<ForgottenRecord, 'employeeId'> };

/** Corrects a record of an employee, or adds one. */
export function useSaveRecord(employeeId: string) {
  const take = useTakeRecord(employeeId);
  return useMutation({
    mutationFn: (record: RecordToSave) =>
      record.id === null
        ? client.record.add({ body: { ...record.body, employeeId } })
        : client.record.correct({ params: { id: record.id }, body: record.body }),
    onSuccess: take,
  });
}
