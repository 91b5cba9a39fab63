import type { MarkDecision } from '@faena/shared/domain';
import type { OddToday } from '@faena/shared/schemas';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { employeeKeys } from '@/features/people/index.ts';
import { client } from '@/lib/client.ts';
import { ALL } from '@/lib/company-link.ts';
import { reportError } from '@/lib/report.ts';
import { useWrite } from '@/lib/use-write.ts';
import { messageOf } from '@/texts/wording.ts';
import { toast } from '@/ui/toast.ts';
import { asSeen, CONFIRM_UNDO_MS, recordKeys } from '../requests.ts';
import { todayTexts as texts } from '../texts/today.ts';

/** How often a visible day is read again. */
const REFRESH_MS = 60_000;

/** The query key of every day. A change of records reads the days that show them again. */
const todayKey = ['today'] as const;

const todayOf = (companyId: string) =>
  queryOptions({
    queryKey: [...todayKey, companyId] as const,
    queryFn: ({ signal }) => client.today.get({ params: { companyId } }, { signal }),
  });

/** The day of a company, read again each minute while it is visible (TODAY-1). */
export function useToday(companyId: string) {
  return useQuery({ ...todayOf(companyId), refetchInterval: REFRESH_MS });
}

/** The day of all companies of the signed-in owner, read again each minute while it is visible (TODAY-9). */
export function useTodayOfAll() {
  return useQuery({
    queryKey: [...todayKey, ALL] as const,
    queryFn: ({ signal }) => client.ownerDay.today({}, { signal }),
    refetchInterval: REFRESH_MS,
  });
}

/** Reads the days again, and all that shows records. */
function useReadAgain() {
  const queryClient = useQueryClient();
  return () =>
    Promise.all(
      [todayKey, recordKeys.all, employeeKeys.all].map((queryKey) =>
        queryClient.invalidateQueries({ queryKey }),
      ),
    );
}

/** Decides about waiting marks (MARK-41); one set aside waits again by a press within ten seconds (MARK-42). */
export function useSettleMarks() {
  const readAgain = useReadAgain();
  const settle = useWrite({
    mutationFn: ({ marks, decision }: { marks: readonly { _id: string }[]; decision: MarkDecision }, press) =>
      client.mark.settle({ body: { marks: marks.map(({ _id }) => _id), decision, reason: '' } }, press),
    onSuccess: (settled, { decision }) => {
      const without = settled.filter(({ recordId }) => recordId === null).length;
      if (decision === 'count') {
        toast.success(texts.marksCounted(settled.length), {
          ...(without > 0 && { description: texts.marksWithout(without) }),
        });
      }
      if (decision === 'set_aside') {
        toast.success(texts.marksAside(settled.length), {
          action: { label: texts.undo, onClick: () => settle.mutate({ marks: settled, decision: 'wait' }) },
          duration: CONFIRM_UNDO_MS,
        });
      }
      return readAgain();
    },
    onError: (error) => {
      reportError(error);
      toast.error(texts.marksFailed, { description: messageOf(error, '', 'es') });
      void readAgain();
    },
  });
  return settle;
}

/** Accepts records as they are, all or none, with a way back for ten seconds (TODAY-4). */
export function useAccept() {
  const readAgain = useReadAgain();
  const failed = (title: string) => (error: Error) => {
    reportError(error);
    toast.error(title, { description: messageOf(error, '', 'es') });
    void readAgain();
  };
  const { mutate: undo } = useWrite({
    mutationFn: (records: readonly { _id: string; version: string }[], press) =>
      client.record.unconfirm({ body: { records: asSeen(records), reason: '' } }, press),
    onSuccess: readAgain,
    onError: failed(texts.undoFailed),
  });
  return useWrite({
    mutationFn: (records: readonly OddToday[], press) =>
      client.record.confirmSeveral({ body: { records: asSeen(records), reason: '' } }, press),
    onSuccess: (confirmed) => {
      toast.success(texts.accepted(confirmed.length), {
        action: { label: texts.undo, onClick: () => undo(confirmed) },
        duration: CONFIRM_UNDO_MS,
      });
      return readAgain();
    },
    onError: failed(texts.acceptFailed),
  });
}
