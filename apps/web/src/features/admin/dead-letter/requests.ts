import { useQuery, useQueryClient } from '@tanstack/react-query';
import { client } from '@/lib/client.ts';
import { reportError } from '@/lib/report.ts';
import { useWrite } from '@/lib/use-write.ts';
import { messageOf } from '@/texts/wording.ts';
import { toast } from '@/ui/toast.ts';
import { adminTexts } from '../texts/admin.ts';

const deadLetterKeys = { all: ['dead-letters'] as const };

/** Background work that failed too often (JOB-3). */
export function useDeadLetters() {
  return useQuery({
    queryKey: deadLetterKeys.all,
    queryFn: ({ signal }) => client.deadLetter.list({ query: {} }, { signal }),
  });
}

/** Tries a dead letter again. */
export function useRetryDeadLetter() {
  const queryClient = useQueryClient();
  const texts = adminTexts.dashboard.deadLetters;
  return useWrite({
    mutationFn: (id: string, press) => client.deadLetter.retry({ params: { id } }, press),
    onSuccess: () => {
      toast.success(texts.retried);
      return queryClient.invalidateQueries({ queryKey: deadLetterKeys.all });
    },
    onError: (error) => {
      reportError(error);
      toast.error(texts.retryFailed, { description: messageOf(error, texts.again, 'en') });
    },
  });
}
