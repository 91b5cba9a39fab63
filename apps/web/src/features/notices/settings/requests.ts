import type { NoticePreferences, Push } from '@faena/shared/schemas';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { client } from '@/lib/client.ts';
import { reportError } from '@/lib/report.ts';
import { readSession } from '@/lib/session.ts';
import { useWrite } from '@/lib/use-write.ts';
import { notePush } from './keep-push.ts';
import { subscribeHere, unsubscribeHere } from './push-here.ts';

const PREFERENCES = ['notice-preferences'] as const;

/** The kinds of notices that the person does not want, at all, by mail or by push. */
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
    mutationFn: (body: Omit<NoticePreferences, 'mailable'>, press) => client.notice.prefer({ body }, press),
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

const PUSH = ['push'] as const;

/** The key of push messages, and whether this session gets them. A failure leaves the switch off. */
export function usePush() {
  return useQuery({ queryKey: PUSH, queryFn: ({ signal }) => client.push.get({}, { signal }) });
}

interface Turned {
  readonly isOn: boolean;
  readonly publicKey: string;
}

/** Switches push messages to this browser on or off. */
export function useTurnPush() {
  const queryClient = useQueryClient();
  return useWrite({
    mutationFn: async ({ isOn, publicKey }: Turned, press): Promise<Push> => {
      if (isOn) return client.push.subscribe({ body: await subscribeHere(publicKey) }, press);
      await client.push.unsubscribe({}, press);
      await unsubscribeHere();
      return { publicKey, isOn };
    },
    onSuccess: (push) => {
      queryClient.setQueryData<Push>(PUSH, push);
      notePush(readSession()?.personId ?? '', push.isOn).catch(reportError);
    },
  });
}
