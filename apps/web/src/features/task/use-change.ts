import type { Command } from '@faena/shared/commands';
import { use } from 'react';
import { type Describe, useCommand } from '@/sync/use-command.ts';
import { TaskContext } from './task-context.ts';
import { tellQueued, type Words } from './told.ts';
import { useTell } from './use-tell.ts';

/**
 * Changes the tasks of a board by a command. It is drawn before the call returns, and the person learns its outcome;
 * the caller reports a refusal. `onSaved` says whether the change is only queued (NET-12).
 */
export function useChange<Asked, Answer>(
  projectId: string,
  command: Command<Asked, Answer>,
  words: Words<Asked, Answer>,
) {
  const { run } = useCommand(projectId, command, useDescribe(words));
  const tell = useTell(projectId);

  return async function change(
    asked: Asked,
    onError: (error: Error) => void,
    onSaved?: (isQueued: boolean) => void,
  ): Promise<void> {
    const outcome = await run(asked);
    if (outcome.state === 'refused') {
      onError(outcome.error);
      return;
    }
    onSaved?.(outcome.state === 'queued');
    tell.outcome(command, words, asked, outcome);
  };
}

/** Describes a command for the list of queued changes. */
export function useDescribe<Asked, Answer>(words: Words<Asked, Answer>): Describe<Asked> {
  const timeZone = use(TaskContext)?.timeZone;
  return (asked, before) => ({ ...tellQueued(words, asked, before), timeZone });
}
