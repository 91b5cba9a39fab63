import { setCover } from '@faena/shared/commands';
import type { Task } from '@faena/shared/schemas';
import { useState } from 'react';
import { ApiError } from '@/lib/client.ts';
import { messageOf } from '@/texts/wording.ts';
import { useTaskContext } from '../../task-context.ts';
import { coverTexts as texts } from '../../texts/cover.ts';
import { useChange } from '../../use-change.ts';
import { tellFailure } from '../../use-tell.ts';

/** Sets the cover of a task or removes it, and reports a failure with its reason (COVER-1). */
export function useCover({ id, title }: Task) {
  const { projectId } = useTaskContext();
  const [sending, setSending] = useState(false);
  const change = useChange(projectId, setCover, {
    made: ({ picture }) => ({ told: picture ? texts.saved : texts.removed, about: title }),
  });

  return {
    sending,
    set(picture: Blob): void {
      setSending(true);
      void change(
        { id, picture },
        (error) => {
          setSending(false);
          const why = error instanceof ApiError ? messageOf(error, '', 'es') : '';
          tellFailure(error, [texts.failed, why].filter(Boolean).join(' '));
        },
        () => setSending(false),
      );
    },
    remove(): void {
      void change({ id, picture: null }, (error) => tellFailure(error, texts.failedToRemove));
    },
  };
}
