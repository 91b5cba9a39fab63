import type { Calendar } from '@faena/shared/schemas';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import { onConfirmed } from '@/sync/board.ts';
import { type Pending, pendingOf, subscribeToPending } from '@/sync/pending.ts';
import { withBoardChange } from './board-tasks.ts';
import { calendarKey } from './requests.ts';

/** The calendar with the commands that its boards have not answered yet (CAL-11, NET-13). */
export function useDrawnCalendar(calendar: Calendar): Calendar {
  const pending = usePending(calendar);
  return useMemo(
    () =>
      calendar.projects.reduce((drawn, { _id }, index) => {
        const commands = pending[index] ?? [];
        if (commands.length === 0) return drawn;
        return withBoardChange(drawn, _id, (tasks) =>
          commands.reduce((next, { command, asked }) => command.apply(next, asked), tasks),
        );
      }, calendar),
    [calendar, pending],
  );
}

/** The pending commands of each project, in the order of the calendar. */
function usePending({ projects }: Calendar): readonly (readonly Pending[])[] {
  const last = useRef<readonly (readonly Pending[])[]>([]);
  return useSyncExternalStore(subscribeToPending, () => {
    const now = projects.map(({ _id }) => pendingOf(_id));
    const isSame = now.length === last.current.length && now.every((each, at) => each === last.current[at]);
    if (!isSame) last.current = now;
    return last.current;
  });
}

/** Takes confirmed changes of any board over into the calendars that were read, and reads the shown one again. */
export function useConfirmedChanges(): void {
  const queryClient = useQueryClient();
  useEffect(
    () =>
      onConfirmed((projectId, change) => {
        queryClient.setQueriesData<Calendar>(
          { queryKey: calendarKey },
          (calendar) => calendar && withBoardChange(calendar, projectId, change),
        );
        void queryClient.invalidateQueries({ queryKey: calendarKey });
      }),
    [queryClient],
  );
}
