import type { NoticeChoice, NoticePreferences } from '@faena/shared/schemas';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { client } from '@/lib/client.ts';
import { useWrite } from '@/lib/use-write.ts';

const PREFERENCES = ['notice-preferences'] as const;

/** The kinds of notices that the person does not want, at all or by mail. */
export function useNoticePreferences() {
  return useQuery({
    queryKey: PREFERENCES,
    queryFn: ({ signal }) => client.notice.preferences({}, { signal }),
  });
}

/** Chooses the kinds. The switches show the choice at once, and the stored one after a failure. */
export function usePreferNotices() {
  const queryClient = useQueryClient();
  return useWrite({
    mutationFn: (body: NoticeChoice, press) => client.notice.prefer({ body }, press),
    onMutate: async (choice) => {
      await queryClient.cancelQueries({ queryKey: PREFERENCES });
      queryClient.setQueryData<NoticePreferences>(
        PREFERENCES,
        (before) => before && { ...before, ...choice },
      );
    },
    onError: () => queryClient.invalidateQueries({ queryKey: PREFERENCES }),
  });
}
