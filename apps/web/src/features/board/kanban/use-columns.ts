import { type Board, type Column, TASK_STATUSES } from '@faena/shared/domain';
import type { Task } from '@faena/shared/schemas';
import { useMemo, useRef } from 'react';
import { columnsOf } from '../columns-of.ts';

/** Tasks by column; an unchanged column stays the same array, so that it need not render again. */
export function useColumns(tasks: readonly Task[]): Board<Task> {
  const last = useRef<Board<Task> | null>(null);
  return useMemo(() => {
    const next = columnsOf(tasks);
    const columns = Object.fromEntries(
      TASK_STATUSES.map((status) => [status, kept(last.current?.[status], next[status])]),
    ) as Record<Column, readonly Task[]>;
    last.current = columns;
    return columns;
  }, [tasks]);
}

function kept(before: readonly Task[] | undefined, after: readonly Task[]): readonly Task[] {
  const same = before?.length === after.length && before.every((task, index) => task === after[index]);
  return same ? before : after;
}
