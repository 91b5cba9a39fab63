import { ApiError } from '@faena/shared/client';
import type { DateRange } from '@faena/shared/domain';
import type { ForgottenRecord, RecordCorrection, RecordSplit, WorkRecord } from '@faena/shared/schemas';
import { keepPreviousData, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { employeeKeys } from '@/features/people/index.ts';
import { client } from '@/lib/client.ts';
import { reportError } from '@/lib/report.ts';
import { type Press, useWrite } from '@/lib/use-write.ts';
import { messageOf } from '@/texts/wording.ts';
import { toast } from '@/ui/toast.ts';
import { recordTexts } from './texts/records.ts';

/** The person and the company of records; a person who moved has records in several. */
export interface RecordsOwner {
  readonly employeeId: string;
  readonly companyId: string;
}

/** The choice of records: those of a range of dates, or those por revisar. */
type RecordsAsked = DateRange | 'to-review';

/** Query keys of records; everything that follows from an employee's records is below `ofEmployee`. */
export const recordKeys = {
  all: ['records'] as const,
  ofEmployee: (employeeId: string) => [...recordKeys.all, employeeId] as const,
  lists: (employeeId: string) => [...recordKeys.ofEmployee(employeeId), 'list'] as const,
  list: ({ employeeId, companyId }: RecordsOwner, asked: RecordsAsked) =>
    [...recordKeys.lists(employeeId), companyId, asked] as const,
  /** The employee's own list; `moment` changes with each start and stop, so that the list follows. */
  own: (employeeId: string, moment: string) => [...recordKeys.ofEmployee(employeeId), 'own', moment] as const,
  rates: (employeeId: string) => [...recordKeys.ofEmployee(employeeId), 'rates'] as const,
  ownPeriod: (employeeId: string, moment: string, asked: object) =>
    [...recordKeys.ofEmployee(employeeId), 'own-period', asked, moment] as const,
};

const NOTHING_ASKED: DateRange = { startDate: '', endDate: '' };

/** The records of an employee within a range of dates, newest first; nothing without a range (TIME-8). */
export function useRecordsOfPeriod(owner: RecordsOwner, range: DateRange | null) {
  return useRecords(owner, range ?? NOTHING_ASKED, range !== null);
}

/** The records of an employee that are por revisar, newest first; nothing until `wanted`. */
export function useRecordsToReview(owner: RecordsOwner, wanted: boolean) {
  return useRecords(owner, 'to-review', wanted);
}

/** The chosen records of an employee in a company, newest first. */
export const recordsOf = (owner: RecordsOwner, asked: RecordsAsked) =>
  queryOptions({
    queryKey: recordKeys.list(owner, asked),
    queryFn: async ({ signal }) => {
      const { employeeId: id, companyId } = owner;
      const query = { companyId, ...(asked === 'to-review' ? { needsReview: 'true' } : asked) };
      const records = await client.record.get({ params: { id }, query }, { signal });
      return Array.isArray(records) ? records : [];
    },
  });

function useRecords(owner: RecordsOwner, asked: RecordsAsked, enabled: boolean) {
  return useQuery({ ...recordsOf(owner, asked), enabled, placeholderData: keepPreviousData });
}

/** Shows changed records in the lists at once, and reads hours, totals and reviews again. */
function useTakeRecords(employeeId: string): (taken: readonly WorkRecord[]) => void {
  const queryClient = useQueryClient();
  return (taken) => {
    for (const person of new Set([employeeId, ...taken.map((record) => record.employeeId)])) {
      const theirs = taken.filter((record) => record.employeeId === person);
      const ids = new Set(theirs.map(({ _id }) => _id));
      queryClient.setQueriesData<WorkRecord[]>({ queryKey: recordKeys.lists(person) }, (records) =>
        records
          ?.filter(({ _id }) => !ids.has(_id))
          .concat(theirs)
          .sort((a, b) => Date.parse(b.startTime) - Date.parse(a.startTime)),
      );
      void queryClient.invalidateQueries({ queryKey: recordKeys.ofEmployee(person) });
    }
    void queryClient.invalidateQueries({ queryKey: employeeKeys.all });
  };
}

/** How long a confirmation offers its undo (TIME-67). */
export const CONFIRM_UNDO_MS = 10_000;

/** Reverses the confirmation of records, all or none (TIME-67). */
function useUnconfirm(employeeId: string) {
  const take = useTakeRecords(employeeId);
  return useWrite({
    mutationFn: (records: readonly WorkRecord[], press) =>
      client.record.unconfirm({ body: { records: asSeen(records), reason: '' } }, press),
    onSuccess: take,
    onError: (error) => {
      reportError(error);
      toast.error(recordTexts.unconfirmFailed, { description: messageOf(error, '', 'es') });
    },
  });
}

/** Reports confirmed records, with an undo (TIME-67). */
function useTellConfirmed(employeeId: string): (confirmed: readonly WorkRecord[]) => void {
  const { mutate: unconfirm } = useUnconfirm(employeeId);
  return (confirmed) =>
    toast.success(recordTexts.confirmed(confirmed.length), {
      action: { label: recordTexts.undo, onClick: () => unconfirm(confirmed) },
      duration: CONFIRM_UNDO_MS,
    });
}

/** Confirms a record 'por revisar'. The list shows it at once, and returns if the server refuses. */
export function useConfirmRecord(employeeId: string) {
  const queryClient = useQueryClient();
  const take = useTakeRecords(employeeId);
  const tell = useTellConfirmed(employeeId);
  const queryKey = recordKeys.lists(employeeId);
  const setWaiting = (id: string, needsReview: boolean) =>
    queryClient.setQueriesData<WorkRecord[]>({ queryKey }, (records) =>
      records?.map((record) => (record._id === id ? { ...record, needsReview } : record)),
    );
  return useWrite({
    mutationFn: ({ _id, version }: WorkRecord, press) =>
      client.record.confirm({ params: { id: _id }, body: { version } }, press),
    onMutate: async ({ _id }) => {
      await queryClient.cancelQueries({ queryKey });
      setWaiting(_id, false);
    },
    onSuccess: (record) => {
      take([record]);
      tell([record]);
    },
    onError: (error, { _id }) => {
      reportError(error);
      setWaiting(_id, true);
      const description = isStale(error) ? messageOf(error, '', 'es') : recordTexts.stillWaiting;
      toast.error(recordTexts.confirmFailed, { description });
      // The other person's change shows in the list.
      if (isStale(error)) void queryClient.invalidateQueries({ queryKey: recordKeys.ofEmployee(employeeId) });
    },
  });
}

/** Stops a running record, with a reason for its employee. */
export function useStopRecord(employeeId: string) {
  const take = useTakeRecords(employeeId);
  return useWrite({
    mutationFn: ({ id, reason }: { id: string; reason: string }, press) =>
      client.record.stopOpen({ params: { id }, body: { reason } }, press),
    onSuccess: (record) => take([record]),
  });
}

/** Counts the deducted lunch after a record of the caller's, for review (LUNCH-6). */
export function useWorkedLunch(employeeId: string) {
  const take = useTakeRecords(employeeId);
  return useWrite({
    mutationFn: ({ id, reason }: { id: string; reason: string }, press) =>
      client.record.workedLunch({ params: { id }, body: { reason } }, press),
    onSuccess: (record) => take([record]),
  });
}

/** Records in the versions that a person saw, and the reason to change them. */
interface Together {
  readonly records: readonly WorkRecord[];
  readonly reason: string;
}

/** Records in the versions that a person saw. */
export const asSeen = (records: readonly Pick<WorkRecord, '_id' | 'version'>[]) =>
  records.map(({ _id, version }) => ({ id: _id, version }));

/** The acts on several records, and their reversal. */
const TOGETHER = {
  confirm: ({ records, reason }, press) =>
    client.record.confirmSeveral({ body: { records: asSeen(records), reason } }, press),
  void: ({ records, reason }, press) =>
    client.record.voidSeveral({ body: { records: asSeen(records), reason } }, press),
  unvoid: ({ records, reason }, press) =>
    Promise.all(
      records.map(({ _id, version }) =>
        client.record.unvoid({ params: { id: _id }, body: { reason, version } }, press),
      ),
    ),
} as const satisfies Record<string, (asked: Together, press: Press) => Promise<WorkRecord[]>>;

export type TogetherVerb = keyof typeof TOGETHER;

/** Confirms, voids or restores records for one reason, all or none (TIME-42). */
export function useChangeTogether(employeeId: string, verb: TogetherVerb) {
  const take = useTakeRecords(employeeId);
  const tell = useTellConfirmed(employeeId);
  return useWrite({
    mutationFn: (asked: Together, press) => TOGETHER[verb](asked, press),
    onSuccess: (records) => {
      take(records);
      if (verb === 'confirm') tell(records);
    },
  });
}

/** Splits a record of an employee at an instant (TIME-41). */
export function useSplitRecord(employeeId: string) {
  const take = useTakeRecords(employeeId);
  return useWrite({
    mutationFn: ({ id, body }: { id: string; body: RecordSplit }, press) =>
      client.record.split({ params: { id }, body }, press),
    onSuccess: ({ first, second }) => take([second, first]),
  });
}

/** Whether a change was refused because the record was changed meanwhile (TIME-43). */
export function isStale(error: unknown): boolean {
  return error instanceof ApiError && error.reason === 'record_changed';
}

/** Reads records again that other people changed, and shows them in the lists. */
export function useReadAgain(employeeId: string): (ids: readonly string[]) => Promise<WorkRecord[]> {
  const take = useTakeRecords(employeeId);
  return async (ids) => {
    const read = await Promise.all(ids.map((id) => client.record.get({ params: { id } })));
    const records = read.filter((record): record is WorkRecord => record !== null && !Array.isArray(record));
    take(records);
    return records;
  };
}

/** A correction of the record with this id, or without an id a forgotten record. */
export type RecordToSave =
  | { readonly id: string; readonly body: RecordCorrection }
  | { readonly id: null; readonly body: Omit<ForgottenRecord, 'employeeId'> };

/** Corrects a record of an employee, or adds one. */
export function useSaveRecord(employeeId: string) {
  const take = useTakeRecords(employeeId);
  return useWrite({
    mutationFn: (record: RecordToSave, press) =>
      record.id === null
        ? client.record.add({ body: { ...record.body, employeeId } }, press)
        : client.record.correct({ params: { id: record.id }, body: record.body }, press),
    onSuccess: (saved) => take([saved]),
  });
}
