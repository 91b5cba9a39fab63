import { lunchSince } from '@faena/shared/domain';
import { serverNow } from '@/lib/server-clock.ts';
import { useMarksByButton } from './marking.ts';
import { useWorkingTime } from './state.ts';

/** When the lunch of the signed-in employee began; null where none goes on, or where no press could end it (MARK-23). */
export function useLunch(): string | null {
  const { record, isStoreless } = useWorkingTime();
  const since = lunchSince(record, serverNow());
  return useMarksByButton() && !isStoreless && since !== null ? new Date(since).toISOString() : null;
}
