import type { Task } from '@faena/shared/schemas';
import { useEffect, useState } from 'react';

/** The query of the tasks of a board. */
export interface TasksQuery {
  readonly data: readonly Task[] | undefined;
  readonly error: Error | null;
  readonly isFetching: boolean;
  readonly refetch: (options: {
    cancelRefetch: false;
  }) => Promise<{ data: readonly Task[] | undefined; isSuccess: boolean }>;
}

interface LinkedTask {
  /** The task, or its last known state; null if it is unknown. */
  readonly task: Task | null;
  /** Whether the server has reported that the task does not exist. */
  readonly gone: boolean;
}

/** The task that an address names. An unknown task may be new, so the server is asked before it counts as gone. */
export function useLinkedTask(id: string | null, { data, refetch }: TasksQuery): LinkedTask {
  // Skips the search through ten thousand tasks if the address names none.
  const found = (id !== null && data?.find((candidate) => candidate.id === id)) || null;
  const [seen, setSeen] = useState(found);
  if (found && found !== seen) setSeen(found);
  const known = found ?? (seen?.id === id ? seen : null);
  const [sought, setSought] = useState<string | null>(null);
  const missing = id !== null && data !== undefined && !found;
  const gone = missing && (known !== null || id === sought);

  useEffect(() => {
    if (!missing || gone) return;
    let current = true;
    void refetch({ cancelRefetch: false }).then(({ data: now, isSuccess }) => {
      // The answer may arrive before the list has the task.
      if (current && isSuccess && !now?.some((task) => task.id === id)) setSought(id);
    });
    return () => {
      current = false;
    };
  }, [missing, gone, id, refetch]);

  return { task: known, gone };
}
