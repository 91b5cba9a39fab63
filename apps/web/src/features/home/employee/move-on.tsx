import type { Home, HomeTask, TaskStatus } from '@faena/shared/schemas';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { tellFailure, useSetStatus } from '@/features/task/index.ts';
import { homeOf } from '@/features/time/index.ts';
import { readSession } from '@/lib/session.ts';
import { firstScreenTexts as texts } from '../texts/first-screen.ts';

type MoveOnProps = {
  task: HomeTask;
  to: TaskStatus;
  onEnd: () => void;
};

/** Moves a task on its first render: the home shows it at once, and follows the server's answer. */
export function MoveOn({ task: { id, project }, to, onEnd }: MoveOnProps) {
  const queryClient = useQueryClient();
  const setStatus = useSetStatus(project._id);
  const { queryKey } = homeOf(readSession()?.personId ?? '');
  const begun = useRef(false);

  const move = useEffectEvent(() => {
    const failed = (error: Error) => {
      onEnd();
      tellFailure(error, texts.moveFailed);
    };
    const saved = (isQueued: boolean) => {
      onEnd();
      queryClient.setQueryData<Home>(
        queryKey,
        (home) => home && { ...home, tasks: moved(home.tasks, id, to) },
      );
      if (!isQueued) void queryClient.invalidateQueries({ queryKey });
    };
    void setStatus({ id, status: to }, failed, saved);
  });

  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    move();
  }, []);
  return null;
}

function moved({ total, first }: Home['tasks'], id: string, to: TaskStatus): Home['tasks'] {
  if (to === 'Done') return { total: total - 1, first: first.filter((task) => task.id !== id) };
  return { total, first: first.map((task) => (task.id === id ? { ...task, status: to } : task)) };
}
