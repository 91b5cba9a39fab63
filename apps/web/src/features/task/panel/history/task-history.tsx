import type { Task } from '@faena/shared/schemas';
import { useState } from 'react';
import { useBoardTasks } from '@/sync/use-of-board.ts';
import { Disclosure } from '@/ui/disclosure.tsx';
import { MoreButton } from '@/ui/more-button.tsx';
import { QueryState } from '@/ui/query-state.tsx';
import { Skeleton } from '@/ui/skeleton.tsx';
import { useTaskContext } from '../../task-context.ts';
import { taskHistoryTexts as texts } from '../../texts/task-history.ts';
import { HistoryEntry } from './history-entry.tsx';
import { useHistory } from './use-history.ts';

/** The history of a task, folded at first (CHANGE-4). */
export function TaskHistory({ task }: { task: Task }) {
  const [open, setOpen] = useState(false);
  return (
    <section aria-label={texts.title} className="mt-6">
      <Disclosure label={texts.title} open={open} onOpenChange={setOpen}>
        {open && <Changes task={task} />}
      </Disclosure>
    </section>
  );
}

function Changes({ task }: { task: Task }) {
  const { projectId, timeZone } = useTaskContext();
  const manner = { timeZone, tasks: useBoardTasks(projectId) };
  const query = useHistory(task);
  return (
    <QueryState
      query={query}
      loading={texts.loading}
      skeleton={<Skeleton className="h-24 w-full" />}
      failed={texts.failed}
      safe={texts.safe}
      keepData
      empty={<p className="text-muted">{texts.empty}</p>}
    >
      {(entries) => (
        <>
          <ol aria-label={texts.list} className="divide-y divide-line border-line border-y">
            {entries.map((entry) => (
              <HistoryEntry key={entry._id} entry={entry} manner={manner} />
            ))}
          </ol>
          <MoreButton query={query} label={texts.more} />
        </>
      )}
    </QueryState>
  );
}
