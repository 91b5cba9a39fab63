import type { DateRange } from '@faena/shared/domain';
import type { ForgottenRecord, RecordCorrection, WorkRecord } from '@faena/shared/schemas';
import { keepPreviousData, useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { employeeKeys } from '@/features/employee/index.ts';
import { client } from '@/lib/client.ts';
import { reportError } from '@/lib/report.ts';
import { readSession } from '@/lib/session.ts';
import { useWrite } from '@/lib/use-write.ts';
import { recordTexts } from '@/texts/records.ts';
import { toast } from '@/ui/toast.ts';
import { useWorkingTime } from './clock/use-working-time.ts';

/** Whose records are asked for, and of which company: who moved has some in several. */
export interface RecordsOwner {
  readonly employeeId: string;
  readonly companyId: string;
}

/** Which records of somebody are asked for: those of a range of dates, or those that are por revisar. */
type RecordsAsked = DateRange | 'to-review';

/** Query keys of records; whatever follows from those of an employee lies under `ofEmployee` too. */
export const recordKeys = {
  ofEmployee: (employeeId: string) => ['records', employeeId] as const,
  lists: (employeeId: string) => [...recordKeys.ofEmployee(employeeId), 'list'] as const,
  list: ({ employeeId, companyId }: RecordsOwner, asked: RecordsAsked) =>
    [...recordKeys.lists(employeeId), companyId, asked] as const,
  /** As the employee sees them; `moment` changes with each start and stop, so that the list follows. */
  own: (employeeId: string, moment: string) => [...recordKeys.ofEmployee(employeeId), 'own', moment] as const,
};

const NOTHING_ASKED: DateRange = { startDate: '', endDate: '' };

/** The records of an employee with time within a range of dates, newest first; of no range, nothing (TIME-30). */
export function useRecordsOfPeriod(owner: RecordsOwner, range: DateRange | null) {
  return useRecords(owner, range ?? NOTHING_ASKED, range !== null);
}

/** The records of an employee that are por revisar, newest first; nothing until `wanted`. */
export function useRecordsToReview(owner: RecordsOwner, wanted: boolean) {
  return useRecords(owner, 'to-review', wanted);
}

function useRecords(owner: RecordsOwner, asked: RecordsAsked, enabled: boolean) {
  const { employeeId, companyId } = owner;
  return useQuery({
    queryKey: recordKeys.list(owner, asked),
    queryFn: async ({ signal }) => {
      const query = { companyId, ...(asked === 'to-review' ? { needsReview: 'true' } : asked) };
      const records = await client.record.get({ params: { id: employeeId }, query }, { signal });
      return Array.isArray(records) ? records : [];
    },
    enabled,
    placeholderData: keepPreviousData,
  });
}

const PAGE_SIZE = 50;

/** The signed-in employee's records, newest first and 50 at a time; read again after each start and stop. */
export function useOwnRecords() {
  const employeeId = readSession()?.personId ?? '';
  const { phase, record, offline } = useWorkingTime();
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
    enabled: phase !== 'unknown' || offline,
  });
}

/**
 * Takes in what became of a record: the lists have it at once, each to show it where it belongs, and all that follows
 * from it (hours, totals, how many wait for review) is read again.
 */
function useTakeRecord(employeeId: string): (record: WorkRecord) => void {
  const queryClient = useQueryClient();
  return (record) => {
    queryClient.setQueriesData<WorkRecord[]>({ queryKey: recordKeys.lists(employeeId) }, (records) =>
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
  const queryKey = recordKeys.lists(employeeId);
  const setWaiting = (id: string, needsReview: boolean) =>
    queryClient.setQueriesData<WorkRecord[]>({ queryKey }, (records) =>
      records?.map((record) => (record._id === id ? { ...record, needsReview } : record)),
    );
  return useWrite({
    mutationFn: ({ _id }: WorkRecord, signal) => client.record.confirm({ params: { id: _id } }, { signal }),
    onMutate: async ({ _id }) => {
      await queryClient.cancelQueries({ queryKey });
      setWaiting(_id, false);
    },
    onSuccess: take,
    onError: (error, { _id }) => {
      reportError(error);
      setWaiting(_id, true);
      toast.error(recordTexts.confirmFailed, { description: recordTexts.stillWaiting });
    },
  });
}

/** Stops a record that runs, with a reason for its employee. */
export function useStopRecord(employeeId: string) {
  const take = useTakeRecord(employeeId);
  return useWrite({
    mutationFn: ({ id, reason }: { id: string; reason: string }, signal) =>
      client.record.stopOpen({ params: { id }, body: { reason } }, { signal }),
    onSuccess: take,
  });
}

/** A correction of the record with this id, or without one a record that was forgotten. */
export type RecordToSave =
  | { readonly id: string; readonly body: RecordCorrection }
  | { readonly id: null; readonly body: Omit<ForgottenRecord, 'employeeId'> };

/** Corrects a record of an employee, or adds one. */
export function useSaveRecord(employeeId: string) {
  const take = useTakeRecord(employeeId);
  return useWrite({
    mutationFn: (record: RecordToSave, signal) =>
      record.id === null
        ? client.record.add({ body: { ...record.body, employeeId } }, { signal })
        : client.record.correct({ params: { id: record.id }, body: record.body }, { signal }),
    onSuccess: take,
  });
}
