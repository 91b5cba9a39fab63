import type { Task } from '@faena/shared/schemas';
import { useQueryClient } from '@tanstack/react-query';
import { isConnectionLost } from '@/lib/connection.ts';
import { isOutOfReach, sendDespiteBreak, wasNotSent } from '@/lib/no-answer.ts';
import type { Press } from '@/lib/use-write.ts';
import { waitingIn } from '@/lib/waiting.ts';
import type { BoardKeys } from './undo/use-undo.ts';
import { useHaveWait } from './use-have-wait.ts';
import type { WaitingKind } from './waiting/kind.ts';
import { patchBoard } from './waiting/lay-over.ts';

/**
 * Sends what a form or a line saves, which is not shown before it is answered, once more where the connection broke over
 * it (NET-11). Where the server is out of reach it waits for the connection, behind what waits already, and is shown from
 * then on (NET-12): it resolves with null.
 */
export function useSendOrWait<Variables, Answer>(keys: BoardKeys, kind: WaitingKind<Variables, Answer>) {
  const queryClient = useQueryClient();
  const haveWait = useHaveWait(keys, kind);

  return async (variables: Variables, press: Press): Promise<Answer | null> => {
    const wait = (maybeMade: boolean) => {
      const before = queryClient.getQueryData<Task[]>(keys.board) ?? [];
      const waits = haveWait({ variables, key: press.idempotencyKey, before, maybeMade });
      if (waits) patchBoard(queryClient, keys.board, (tasks) => tasks);
      return waits;
    };
    const isBehind = waitingIn(String(keys.board.at(-1))).length > 0;
    if ((isBehind || isConnectionLost()) && wait(false)) return null;
    try {
      return await sendDespiteBreak(() => kind.send(variables, press));
    } catch (error) {
      if ((await isOutOfReach(error)) && wait(!wasNotSent(error))) return null;
      throw error;
    }
  };
}
