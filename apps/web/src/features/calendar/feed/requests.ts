import type { NewCalendarFeed } from '@faena/shared/schemas';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import { client } from '@/lib/client.ts';
import { useWrite } from '@/lib/use-write.ts';

const feedsKey = ['calendar-feeds'] as const;

/** The person's feeds, the latest first (CAL-17). */
export function useFeeds() {
  return useQuery({ queryKey: feedsKey, queryFn: ({ signal }) => client.calendarFeed.list({}, { signal }) });
}

/**
 * Makes a feed. Only this answer contains its secret.
 * @throws ApiError 409 beyond 5
 */
export function useMakeFeed() {
  const queryClient = useQueryClient();
  return useWrite({
    mutationFn: (body: z.input<typeof NewCalendarFeed>, press) => client.calendarFeed.make({ body }, press),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: feedsKey }),
  });
}

/**
 * Revokes a feed.
 * @throws ApiError 404 if it no longer exists
 */
export function useRevokeFeed() {
  const queryClient = useQueryClient();
  return useWrite({
    mutationFn: (id: string, press) => client.calendarFeed.revoke({ params: { id } }, press),
    onSettled: () => queryClient.invalidateQueries({ queryKey: feedsKey }),
  });
}

/** The address that other programs read. */
export const addressOf = (token: string) => `${window.location.origin}/api/calendar.ics?token=${token}`;
