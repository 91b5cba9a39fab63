import type { Task } from '@faena/shared/schemas';
import { useQueryClient } from '@tanstack/react-query';
import { use } from 'react';
import {
  addWaiting,
  isUnsent,
  letGo,
  readWaiting,
  subscribeToWaiting,
  type WaitingChange,
} from '@/lib/waiting.ts';
import { waitingTexts as texts } from '@/texts/waiting.ts';
import type { ChangingText } from '@/ui/offer.tsx';
import { toast } from '@/ui/toast.ts';
import { TaskContext } from './task-context.ts';
import { type BoardKeys, useUndo } from './undo/use-undo.ts';
import type { WaitingKind } from './waiting/kind.ts';
import { stands } from './waiting/kinds.ts';
import { patchBoard } from './waiting/lay-over.ts';

interface Asked<Variables> {
  readonly variables: Variables;
  readonly key: string;
  /** The board that it was asked of. */
  readonly before: Task[];
  /** Whether it was sent, and may be made by now. */
  readonly maybeMade: boolean;
}

/**
 * Has a change of a board wait for the connection (NET-12), and offers to take it back while nobody has sent it. Answers
 * whether it does: a kind that cannot be written down does not, nor does one that the browser has no room for.
 */
export function useHaveWait<Variables, Answer>(
  keys: BoardKeys,
  kind: WaitingKind<Variables, Answer> | null,
): (asked: Asked<Variables>) => boolean {
  const queryClient = useQueryClient();
  const offerUndo = useUndo(keys);
  const timeZone = use(TaskContext)?.timeZone;

  return ({ variables, key, before, maybeMade }) => {
    if (!kind) return false;
    const { about, told: saved } = kind.told(variables, before);
    const made = { about, told: kind.toldWaiting?.(variables) ?? saved };
    const entry = addWaiting({
      projectId: String(keys.board.at(-1)),
      kind: kind.kind,
      variables,
      key,
      before: stands(kind, variables, before),
      after: stands(kind, variables, kind.expect(before, variables)),
      items: kind.list?.says(variables),
      ...made,
      timeZone,
      maybeMade,
    });
    if (!entry) return false;
    if (maybeMade) {
      toast.message(`${made.told} ${texts.waits}`, { ...(made.about && { description: made.about }) });
      return true;
    }
    const takeOut = () => {
      if (!isUnsent(entry)) return false;
      letGo(entry);
      patchBoard(queryClient, keys.board, (tasks) => tasks);
      return true;
    };
    offerUndo({ told: toldOf(entry, saved), about: made.about, keys: [key], takeOut });
    return true;
  };
}

/** That a change waits, and that it was saved once it was sent; nothing once it was stopped or let go, which is told elsewhere. */
function toldOf({ id, told }: WaitingChange, saved: string): ChangingText {
  let wasSent = false;
  const read = () => {
    const entry = readWaiting().find((each) => each.id === id);
    if (!entry) return wasSent ? saved : null;
    wasSent = entry.maybeMade;
    return entry.stopped ? null : `${told} ${texts.waits}`;
  };
  return { subscribe: subscribeToWaiting, read };
}
