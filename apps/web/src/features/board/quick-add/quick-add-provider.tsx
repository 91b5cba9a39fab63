import { type ReactNode, useMemo, useReducer } from 'react';
import { type QuickTask, useCreateTask } from '@/features/task/index.ts';
import { isForbidden } from '@/lib/client.ts';
import { NoAnswer } from '@/lib/no-answer.ts';
import { randomId } from '@/lib/random-id.ts';
import { reportError } from '@/lib/report.ts';
import { networkTexts } from '@/texts/network.ts';
import { quickTexts } from '@/texts/quick.ts';
import { taskTexts } from '@/texts/tasks.ts';
import { messageOf } from '@/texts/wording.ts';
import { useUnsaved } from '@/ui/use-unsaved.ts';
import { addedAfter, holdsText, NOTHING_ADDED } from './lines.ts';
import { QuickAddContext, type QuickAddValue } from './quick-add-context.ts';

type QuickAddProviderProps = { projectId: string; children: ReactNode };

/** Holds the new tasks of a board across its views (FORM-1). */
export function QuickAddProvider({ projectId, children }: QuickAddProviderProps) {
  const [state, tell] = useReducer(addedAfter, NOTHING_ADDED);
  const { mutate } = useCreateTask(projectId, {
    onSuccess: (line, waits) => tell({ type: 'created', line, waits }),
    onError: (error, line) => {
      reportError(error);
      tell({ type: 'failed', line, reason: reasonOf(error) });
    },
  });
  useUnsaved(holdsText(state));

  const value = useMemo<QuickAddValue>(() => {
    const send = ({ id, title, status }: QuickTask) => {
      const line = { id, title, status };
      tell({ type: 'sent', line });
      mutate(line, { tells: true });
    };
    return {
      state,
      type: (status, draft) => tell({ type: 'typed', status, draft }),
      create: (status, title) => send({ id: randomId(), title, status }),
      retry: send,
      discard: (line) => tell({ type: 'discarded', line }),
    };
  }, [state, mutate]);

  return <QuickAddContext value={value}>{children}</QuickAddContext>;
}

function reasonOf(error: Error): string {
  if (error instanceof NoAnswer) return networkTexts.noAnswer[error.silence];
  return isForbidden(error) ? taskTexts.failed.forbidden : messageOf(error, quickTexts.add.failed, 'es');
}
