import type { TimeRecord } from '@faena/shared/schemas';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { client } from '@/lib/client.ts';
import { reportError } from '@/lib/report.ts';
import { timeRecordTexts } from '@/texts/time-records.ts';
import { toast } from '@/ui/toast.ts';
import { recordsOf } from './use-records.ts';
import { useTakeRecord } from './use-take-record.ts';

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
    mutationFn: ({ _id }: TimeRecord) => client.record.confirm({ params: { id: _id } }),
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
