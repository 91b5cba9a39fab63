import { COMMENT_COMMANDS, restoreComment } from '@faena/shared/commands';
import type { TaskComment } from '@faena/shared/schemas';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { drawBoard } from '@/sync/board.ts';
import { takeBack } from '@/sync/outbox.ts';
import { useCommand } from '@/sync/use-command.ts';
import { taskTexts } from '@/texts/tasks.ts';
import { offer } from '@/ui/offer.tsx';
import { COMMENT_WORDS } from '../../comment-commands.ts';
import { useTaskContext } from '../../task-context.ts';
import { commentTexts as texts } from '../../texts/comments.ts';
import { useDescribe } from '../../use-change.ts';
import { tellFailure } from '../../use-tell.ts';

/** Deletes a comment, which offers to take that back (COMMENT-15). */
export function useRemoveComment(taskId: string): (comment: TaskComment) => Promise<void> {
  const queryClient = useQueryClient();
  const { projectId } = useTaskContext();
  const remove = useCommand(
    projectId,
    COMMENT_COMMANDS.removeComment,
    useDescribe(COMMENT_WORDS.removeComment),
  );
  const restore = useCommand(projectId, restoreComment);
  const removing = useRef(new Set<string>());

  return async ({ _id: commentId, text }) => {
    // A second press may come before the first is drawn.
    if (removing.current.has(commentId)) return;
    removing.current.add(commentId);
    const outcome = await remove.run({ id: taskId, commentId, text });
    removing.current.delete(commentId);
    if (outcome.state === 'refused') {
      tellFailure(outcome.error, texts.failedToRemove);
      return;
    }
    const takeItBack = async () => {
      if (outcome.state === 'queued' && (await takeBack(outcome.change))) {
        drawBoard(queryClient, projectId);
        return;
      }
      const restored = await restore.run({ id: taskId, commentId });
      if (restored.state === 'refused') tellFailure(restored.error, taskTexts.undo.failed);
    };
    offer({ text: texts.removed, about: text, label: taskTexts.undo.undo, onAct: () => void takeItBack() });
  };
}
