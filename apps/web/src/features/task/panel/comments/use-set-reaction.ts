import { COMMENT_COMMANDS } from '@faena/shared/commands';
import type { Reaction } from '@faena/shared/domain';
import type { TaskComment } from '@faena/shared/schemas';
import { useRef } from 'react';
import { useCommand } from '@/sync/use-command.ts';
import { COMMENT_WORDS } from '../../comment-commands.ts';
import { useTaskContext } from '../../task-context.ts';
import { commentTexts as texts } from '../../texts/comments.ts';
import { useDescribe } from '../../use-change.ts';
import { tellFailure } from '../../use-tell.ts';
import { ownCard } from './own-card.ts';

/** Sets an own reaction to a comment or takes it away, drawn at once; it waits without a connection (COMMENT-29). */
export function useSetReaction(taskId: string, comment: TaskComment) {
  const { _id: commentId, text } = comment;
  const { projectId } = useTaskContext();
  const { run } = useCommand(projectId, COMMENT_COMMANDS.react, useDescribe(COMMENT_WORDS.react));
  const pressed = useRef<{ readonly reaction: Reaction; readonly on: TaskComment } | null>(null);
  return async (reaction: Reaction, isSet: boolean): Promise<void> => {
    const person = ownCard();
    // A second press may come before the first is drawn.
    const isAgain = pressed.current?.reaction === reaction && pressed.current.on === comment;
    if (!person || isAgain) return;
    const press = { reaction, on: comment };
    pressed.current = press;
    const outcome = await run({ id: taskId, commentId, text, reaction, isSet, person });
    if (pressed.current === press) pressed.current = null;
    if (outcome.state === 'refused') tellFailure(outcome.error, texts.failedToReact);
  };
}
