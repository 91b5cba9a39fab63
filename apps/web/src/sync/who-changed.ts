import type { Values } from '@faena/shared/commands';
import type { TaskHistoryEntry } from '@faena/shared/schemas';
import { client } from '@/lib/client.ts';
import { reportError } from '@/lib/report.ts';
import type { Author } from './authors.ts';
import type { QueuedChange } from './queue.ts';

/**
 * The author of the values that a queued change conflicts with (LIVE-2). The history has it, because a board without a
 * connection has missed the events.
 */
export async function whoChanged({ before, personId }: QueuedChange, now: Values): Promise<Author> {
  const [first = ''] = Object.keys(before);
  try {
    const authors = await Promise.all(
      Object.entries(now).map(async ([id, fields]) => {
        const isTask = id in before;
        const { entries } = await client.task.history({ params: { id: isTask ? id : first }, query: {} });
        const last = entries.find(({ after }) =>
          isTask
            ? Object.keys(fields).some((field) => field in after)
            : after.checklist?.some(({ _id }) => _id === id),
        );
        return authorOf(last, personId);
      }),
    );
    return authors.find((author) => author !== 'self') ?? 'self';
  } catch (error) {
    // The conflict stays, with an unknown author.
    reportError(error);
    return 'unknown';
  }
}

function authorOf(last: TaskHistoryEntry | undefined, personId: string): Author {
  if (!last?.person) return 'unknown';
  return last.person._id === personId ? 'self' : 'other';
}
