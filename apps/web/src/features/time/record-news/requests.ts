import type { LedgerEvent } from '@faena/shared/schemas';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { client } from '@/lib/client.ts';
import { HOME_KEY } from '@/lib/home-key.ts';
import { useWrite } from '@/lib/use-write.ts';
import { recordKeys } from '../requests.ts';

const newsKey = (employeeId: string) => [...recordKeys.ofEmployee(employeeId), 'news'] as const;

/** Managers' unseen changes of the signed-in employee's records, newest first. */
export function useRecordNews(employeeId: string) {
  return useQuery({
    queryKey: newsKey(employeeId),
    queryFn: ({ signal }) => client.recordNews.list({ query: {} }, { signal }),
  });
}

/**
 * Marks all news up to an event as seen. They disappear at once here, and on other devices with their next
 * reading.
 */
export function useSeeNews(employeeId: string) {
  const queryClient = useQueryClient();
  const queryKey = newsKey(employeeId);
  return useWrite({
    mutationFn: (seq: number, press) => client.recordNews.see({ body: { seq } }, press),
    onSuccess: (_answer, seq) => {
      queryClient.setQueryData<LedgerEvent[]>(queryKey, (events) =>
        events?.filter((event) => event.seq > seq),
      );
      void queryClient.invalidateQueries({ queryKey });
      void queryClient.invalidateQueries({ queryKey: HOME_KEY });
    },
  });
}
