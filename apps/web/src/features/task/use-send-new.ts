import type { PersonCard, Task } from '@faena/shared/schemas';
import type { Press } from '@/lib/use-write.ts';
import { taskTexts } from '@/texts/tasks.ts';
import { useTellLimits } from './limits.ts';
import { type BoardKeys, useUndo } from './undo/use-undo.ts';
import { useSendOrWait } from './use-send-or-wait.ts';
import { createKind } from './waiting/kinds.ts';
import { type NewOne, newIds } from './waiting/new-tasks.ts';

/**
 * Creates a task at the end of its column by one request, which can be undone; resolves with null where it waits for the
 * connection.
 */
export function useSendNew(projectId: string, keys: BoardKeys) {
  const offerUndo = useUndo(keys);
  const withLimits = useTellLimits(keys.board);
  const sendOrWait = useSendOrWait(keys, createKind);

  return async (
    given: Omit<NewOne['body'], 'id' | 'project'>,
    people: readonly PersonCard[],
    press: Press,
  ): Promise<Task | null> => {
    const [id = ''] = newIds(press.idempotencyKey, 1);
    const body = { ...given, id, project: projectId };
    const task = await sendOrWait({ body, people, at: new Date().toISOString() }, press);
    if (task) {
      const told = withLimits(taskTexts.undo.created, [task]);
      offerUndo({ told, about: task.title, keys: [press.idempotencyKey] });
    }
    return task;
  };
}
