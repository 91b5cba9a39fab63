import { type AskedTask, COMMANDS, type Command, newIds } from '@faena/shared/commands';
import type { PersonCard } from '@faena/shared/schemas';
import type { Press } from '@/lib/use-write.ts';
import { useCommand } from '@/sync/use-command.ts';
import { WORDS, type Words } from './told.ts';
import { useDescribe } from './use-change.ts';
import { useTell } from './use-tell.ts';

/**
 * Sends a command of a form or a line, which keeps the typed text until the answer; then tells that it was made.
 * Resolves with whether it was made; if not, it is queued.
 *
 * @throws ApiError when the server refuses it, NoAnswer when nobody knows whether it was made
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

/** Creates a task at the end of its column by one request. */
export function useNewTask(projectId: string) {
  const send = useSend(projectId, COMMANDS.create, WORDS.create);
  return (
    given: Omit<AskedTask['body'], 'id' | 'project'>,
    people: readonly PersonCard[],
    press: Press,
  ): Promise<boolean> => {
    const [id = ''] = newIds(press.idempotencyKey, 1);
    return send({ body: { ...given, id, project: projectId }, people, at: new Date().toISOString() }, press);
  };
}
