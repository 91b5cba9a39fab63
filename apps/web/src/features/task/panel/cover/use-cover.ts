import type { Task } from '@faena/shared/schemas';
import { useState } from 'react';
import { ApiError, client } from '@/lib/client.ts';
import { coverTexts as texts } from '@/texts/cover.ts';
import { messageOf } from '@/texts/wording.ts';
import { boardKeys } from '../../requests.ts';
import { useTaskContext } from '../../task-context.ts';
import { tellFailure } from '../../tell-failure.ts';
import { useBoardChange } from '../../use-board-change.ts';

type Cover = Pick<Task, 'id' | 'title'> & { readonly picture: Blob | null };

/** Sets the cover of a task and takes it off (COVER-1); a failure is told with its reason. */
export function useCover({ id, title }: Task) {
  const { projectId } = useTaskContext();
  const [sending, setSending] = useState(false);
  const change = useBoardChange<Cover, Task>(boardKeys(projectId), {
    send: ({ picture }, options) =>
      picture
        ? client.taskCover.set({ params: { id }, body: picture }, options)
        : client.taskCover.remove({ params: { id } }, options),
    // A picture shows once it is there: till then nobody knows whether it is one.
    expect: (tasks, { picture }) => (picture ? tasks : withCover(tasks, id, undefined)),
    settle: (tasks, { cover }) => withCover(tasks, id, cover),
    told: ({ picture }) => ({ told: picture ? texts.saved : texts.removed, about: title }),
  });

  return {
    sending,
    set(picture: Blob): void {
      setSending(true);
      change(
        { id, title, picture },
        (error) => {
          setSending(false);
          const why = error instanceof ApiError ? messageOf(error, '', 'es') : '';
          tellFailure(error, [texts.failed, why].filter(Boolean).join(' '));
        },
        () => setSending(false),
      );
    },
    remove(): void {
      change({ id, title, picture: null }, (error) => tellFailure(error, texts.failedToRemove));
    },
  };
}

function withCover(tasks: Task[], id: string, cover: string | undefined): Task[] {
  const task = tasks.find((one) => one.id === id);
  if (!task || task.cover === cover) return tasks;
  const { cover: _before, ...bare } = task;
  return tasks.map((one) => (one.id === id ? { ...bare, ...(cover && { cover }) } : one));
}
