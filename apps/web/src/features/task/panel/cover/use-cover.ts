import { setCover } from '@faena/shared/commands';
import type { Task } from '@faena/shared/schemas';
import { useState } from 'react';
import { ApiError } from '@/lib/client.ts';
import { messageOf } from '@/texts/wording.ts';
import { useTaskContext } from '../../task-context.ts';
import { coverTexts as texts } from '../../texts/cover.ts';
import { useChange } from '../../use-change.ts';
import { tellFailure } from '../../use-tell.ts';
import { PictureRefused, preparePicture } from './prepare-picture.ts';

/** Sets the cover of a task or removes it, and reports a failure with its reason (COVER-1). */
export function useCover({ id, title }: Task) {
  const { projectId } = useTaskContext();
  const [sending, setSending] = useState(false);
  const change = useChange(projectId, setCover, {
    made: ({ picture }) => ({ told: picture ? texts.saved : texts.removed, about: title }),
  });

  function fail(error: Error): void {
    setSending(false);
    tellFailure(error, [texts.failed, whyNot(error)].filter(Boolean).join(' '));
  }

  return {
    sending,
    set(file: File): void {
      setSending(true);
      preparePicture(file).then(
        (picture) => void change({ id, picture }, fail, () => setSending(false)),
        fail,
      );
    },
    remove(): void {
      void change({ id, picture: null }, (error) => tellFailure(error, texts.failedToRemove));
    },
  };
}

function whyNot(error: Error): string {
  if (error instanceof PictureRefused) return error.message;
  return error instanceof ApiError ? messageOf(error, '', 'es') : '';
}
