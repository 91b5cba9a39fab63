import type { Command } from '@faena/shared/commands';
import type { Task } from '@faena/shared/schemas';
import { use } from 'react';
import type { Press } from '@/lib/use-write.ts';
import { type Describe, useCommand } from '@/sync/use-command.ts';
import { tellQueued, type Words } from './change-texts.ts';
import { TaskContext } from './task-context.ts';
import { useTell } from './use-tell.ts';

/**
 * Changes the tasks of a board by a command. The board shows the change before the call returns. The outcome is
 * reported, a refusal by the caller. `onSaved` gets whether the change is only queued (NET-12). A screen without a
 * board passes the time zone of the project, and the tasks that it draws as `before`.
 */
export function useChange<Asked, Answer>(
  projectId: string,
  command: Command<Asked, Answer>,
  words: Words<Asked, Answer>,
  timeZone?: string,
) {
  const { run } = useCommand(projectId, command, useDescribe(words, timeZone));
  const tell = useTell(projectId);

  return async function change(
    asked: Asked,
    onError: (error: Error) => void,
    onSaved?: (isQueued: boolean) => void,
    before?: Task[],
  ): Promise<void> {
    const outcome = await run(asked, before);
    if (outcome.state === 'refused') {
      onError(outcome.error);
      return;
    }
    onSaved?.(outcome.state === 'queued');
    tell.outcome(command, words, asked, outcome);
  };
}

/**
 * Sends a command of a form, which keeps the typed text until the answer, then reports it. Resolves with true if it was
 * made, false if it is queued.
 * @throws ApiError after a refusal, NoAnswer if the outcome is unknown
 */
export function useSend<Asked, Answer>(
  projectId: string,
  command: Command<Asked, Answer>,
  words: Words<Asked, Answer>,
) {
  const { send } = useCommand(projectId, command, useDescribe(words));
  const tell = useTell(projectId);
  return async (asked: Asked, press: Press): Promise<boolean> => {
    const outcome = await send(asked, press);
    tell.outcome(command, words, asked, outcome);
    return outcome.state === 'made';
  };
}

/** Describes a command for the list of queued changes. */
export function useDescribe<Asked, Answer>(words: Words<Asked, Answer>, zone?: string): Describe<Asked> {
  const timeZone = use(TaskContext)?.timeZone ?? zone;
  return (asked, before) => ({ ...tellQueued(words, asked, before), timeZone });
}
