import type { Task } from '@faena/shared/schemas';
import { useEffect, useState } from 'react';

/** The tasks of a board as a query has them. */
export interface TasksQuery {
  readonly data: readonly Task[] | undefined;
  readonly error: Error | null;
  readonly isFetching: boolean;
  readonly refetch: (options: {
    cancelRefetch: false;
  }) => Promise<{ data: readonly Task[] | undefined; isSuccess: boolean }>;
}

interface LinkedTask {
  /** The task, or the last that was known of it; null where nothing is. */
  readonly task: Task | null;
  /** Whether the server has said that there is none (any more). */
  readonly gone: boolean;
}

/**
 * The task that an address names. What was never seen here may be newer than the tasks that are shown: the server is
 * asked before it is given up.
 */
export function useLinkedTask(id: string | null, { data, refetch }: TasksQuery): LinkedTask {
  // Not looked for among ten thousand where the address names none.
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
      // The answer may be here before the tasks that are shown follow it.
      if (current && isSuccess && !now?.some((task) => task.id === id)) setSought(id);
    });
    return () => {
      current = false;
    };
  }, [missing, gone, id, refetch]);

  return { task: known, gone };
}
