import type { ChecklistItem, Task, TaskChecklist } from '@faena/shared/schemas';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { client } from '@/lib/client.ts';
import { FRESH_MS } from '@/lib/query-client.ts';
import { useWaiting } from '@/lib/waiting.ts';
import { taskPartTexts } from '@/texts/task-parts.ts';
import { boardKeys, taskKeys } from '../../requests.ts';
import { useTaskContext } from '../../task-context.ts';
import { tellFailure } from '../../tell-failure.ts';
import { useBoardChange } from '../../use-board-change.ts';
import { useOfBoard } from '../../use-board-tasks.ts';
import type { ItemKind } from '../../waiting/item-kinds.ts';
import { baseOf } from '../../waiting/lay-over.ts';
import { withWaiting } from './items.ts';

type Items = readonly ChecklistItem[];

/** The items as the server said them last, and what is under way, by what was asked: no answer knows what comes after it. */
interface UnderWay {
  base: Items;
  readonly changes: Map<unknown, (items: Items) => Items>;
}

export type Checklist = ReturnType<typeof useChecklist>;

/** The items of a task's checklist, as they are shown. */
export function useChecklist(task: Task) {
  const { id, updatedAt, checklist } = task;
  const { projectId } = useTaskContext();
  const queryClient = useQueryClient();
  const queryKey = taskKeys.checklist(id);
  const underWay = useRef<UnderWay>({ base: [], changes: new Map() });
  // The board says where there is none; items that wait are but laid over it.
  const isThere = useOfBoard(projectId, (tasks) => {
    const stored = baseOf(tasks).find((each) => each.id === id) ?? task;
    return stored.checklist !== undefined;
  });
  const query = useQuery({
    queryKey,
    queryFn: ({ signal }) => client.checklist.read({ params: { id } }, { signal }),
    staleTime: FRESH_MS,
    enabled: isThere,
    ...(!isThere && { placeholderData: { task, items: [] } }),
  });
  const shownAt = query.data?.task.updatedAt;
  const ofBoard = `${updatedAt} ${checklist?.done} ${checklist?.total}`;
  const seen = useRef(ofBoard);

  useEffect(() => {
    if (seen.current === ofBoard) return;
    seen.current = ofBoard;
    if (underWay.current.changes.size === 0 && shownAt !== updatedAt)
      void queryClient.invalidateQueries({ queryKey: taskKeys.checklist(id) });
  }, [ofBoard, shownAt, updatedAt, queryClient, id]);

  const ofServer: Items | undefined = isThere ? query.data?.items : [];
  const waiting = useWaiting();

  function draw(answer?: TaskChecklist): void {
    const { base, changes } = underWay.current;
    queryClient.setQueryData<TaskChecklist>(queryKey, (before) => ({
      task: answer?.task ?? before?.task ?? task,
      items: [...[...changes.values()].reduce((items, change) => change(items), base)],
    }));
  }

  return {
    projectId,
    query,
    items: ofServer && withWaiting(id, ofServer, waiting),
    /** Shows what is asked for at once. */
    begin(asked: unknown, change: (items: Items) => Items): void {
      void queryClient.cancelQueries({ queryKey });
      if (underWay.current.changes.size === 0) underWay.current.base = ofServer ?? [];
      underWay.current.changes.set(asked, change);
      draw();
    },
    /** It is no more under way: the server has answered, or it waits and is laid over what the server said. */
    end(asked: unknown, answer?: TaskChecklist): void {
      underWay.current.changes.delete(asked);
      if (answer) underWay.current.base = answer.items;
      draw(answer);
    },
    readAgain: () => queryClient.invalidateQueries({ queryKey }),
  };
}

/** Changes items of a checklist: it shows at once, waits without a connection, and is taken back when it fails (CHECK-6). */
export function useItemChange<Asked>({ projectId, begin, end, readAgain }: Checklist, kind: ItemKind<Asked>) {
  const change = useBoardChange<Asked, TaskChecklist>(
    boardKeys(projectId),
    {
      ...kind,
      send: async (asked, options) => {
        const answer = await kind.send(asked, options);
        end(asked, answer);
        return answer;
      },
    },
    kind,
  );

  return (asked: Asked, onError?: () => void): void => {
    begin(asked, (items) => kind.list.expect(items, asked));
    const failed = (error: Error) => {
      end(asked);
      tellFailure(error, taskPartTexts.checklist.failed);
      void readAgain();
      onError?.();
    };
    change(asked, failed, (waits) => {
      if (waits) end(asked);
    });
  };
}
