import type { ChecklistItem, Task, TaskChecklist } from '@faena/shared/schemas';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { client } from '@/lib/client.ts';
import { FRESH_MS } from '@/lib/query-client.ts';
import { useWaiting } from '@/lib/waiting.ts';
import { taskPartTexts } from '@/texts/task-parts.ts';
import { taskTexts } from '@/texts/tasks.ts';
import { withContent } from '../../board-edits.ts';
import { boardKeys, taskKeys } from '../../requests.ts';
import { useTaskContext } from '../../task-context.ts';
import { tellFailure } from '../../tell-failure.ts';
import { useBoardChange } from '../../use-board-change.ts';
import { type Tick, tickKind } from '../../waiting/kinds.ts';
import { withItem, withTicks } from './items.ts';

interface ItemsChange {
  readonly items: readonly ChecklistItem[];
  readonly send: (options: { idempotencyKey: string }) => Promise<TaskChecklist>;
}

/** The items of a task's checklist: what is changed shows at once, and is taken back when it fails (CHECK-7). */
export function useChecklist(task: Task) {
  const { id, updatedAt, checklist } = task;
  const { projectId } = useTaskContext();
  const queryClient = useQueryClient();
  const queryKey = taskKeys.checklist(id);
  /** Changes that are not answered yet: an answer knows nothing of those that come after it. */
  const waiting = useRef(0);
  const query = useQuery({
    queryKey,
    queryFn: ({ signal }) => client.checklist.read({ params: { id } }, { signal }),
    staleTime: FRESH_MS,
    // The board says where there is none.
    enabled: checklist !== undefined,
  });
  const shownAt = query.data?.task.updatedAt;
  const ofBoard = `${updatedAt} ${checklist?.done} ${checklist?.total}`;
  const seen = useRef(ofBoard);

  useEffect(() => {
    if (seen.current === ofBoard) return;
    seen.current = ofBoard;
    if (waiting.current === 0 && shownAt !== updatedAt)
      void queryClient.invalidateQueries({ queryKey: taskKeys.checklist(id) });
  }, [ofBoard, shownAt, updatedAt, queryClient, id]);

  async function taking(answering: Promise<TaskChecklist>): Promise<TaskChecklist> {
    const answer = await answering;
    waiting.current -= 1;
    if (waiting.current === 0) queryClient.setQueryData(queryKey, answer);
    return answer;
  }

  const keys = boardKeys(projectId);
  const change = useBoardChange<ItemsChange, TaskChecklist>(keys, {
    send: ({ send }, options) => taking(send(options)),
    expect: (tasks, { items }) => tasks.map((one) => (one.id === id ? withProgress(one, items) : one)),
    settle: (tasks, { task: changed }) => withContent(tasks, changed),
    told: () => ({ told: taskTexts.undo.saved, about: task.title }),
  });
  const changeTick = useBoardChange<Tick, TaskChecklist>(
    keys,
    { ...tickKind, send: (tick, options) => taking(tickKind.send(tick, options)) },
    tickKind,
  );

  const changes = useWaiting();
  const ofServer = checklist ? query.data?.items : [];
  const items = ofServer && withTicks(id, ofServer, changes);

  function show(next: (items: readonly ChecklistItem[]) => readonly ChecklistItem[]): void {
    queryClient.setQueryData<TaskChecklist>(queryKey, (before) => ({
      task: before?.task ?? task,
      items: [...next(before?.items ?? [])],
    }));
  }

  function begin(next: (items: readonly ChecklistItem[]) => readonly ChecklistItem[]): void {
    void queryClient.cancelQueries({ queryKey });
    waiting.current += 1;
    show(next);
  }

  function fail(error: Error): void {
    waiting.current = 0;
    tellFailure(error, taskPartTexts.checklist.failed);
    void queryClient.invalidateQueries({ queryKey });
  }

  function put(next: readonly ChecklistItem[], send: ItemsChange['send'], onError?: () => void): void {
    begin(() => next);
    change({ items: next, send }, (error) => {
      fail(error);
      onError?.();
    });
  }

  /** Ticks an item, also where that waits for the connection: then it is laid over what the server said. */
  function tick({ _id: itemId, text }: ChecklistItem, done: boolean): void {
    const was = ofServer?.find(({ _id }) => _id === itemId)?.done ?? !done;
    begin((before) => withItem(before, itemId, { done }));
    changeTick({ id, itemId, text, done }, fail, (waits) => {
      if (!waits) return;
      waiting.current -= 1;
      show((before) => withItem(before, itemId, { done: was }));
    });
  }

  return { query, items, put, tick };
}

function withProgress(task: Task, items: readonly ChecklistItem[]): Task {
  const { checklist: _, ...rest } = task;
  const done = items.filter((item) => item.done).length;
  return items.length > 0 ? { ...rest, checklist: { done, total: items.length } } : rest;
}
