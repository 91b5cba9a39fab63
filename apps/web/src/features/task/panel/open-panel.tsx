import type { Task } from '@faena/shared/schemas';
import { type KeyboardEvent, useMemo } from 'react';
import { Button } from '@/ui/button.tsx';
import { EmptyState } from '@/ui/empty-state.tsx';
import { ErrorState } from '@/ui/error-state.tsx';
import { Loading } from '@/ui/loading.tsx';
import { SidePanel } from '@/ui/side-panel.tsx';
import { taskPanelTexts as texts } from '../texts/task-panel.ts';
import { type TasksQuery, useLinkedTask } from '../use-linked-task.ts';
import { useTaskLink } from '../use-task-link.ts';
import { neighboursOf } from './neighbours-of.ts';
import { PanelHead } from './panel-head.tsx';
import { PanelSkeleton } from './panel-skeleton.tsx';
import { TaskPage } from './task-page.tsx';

const STEPS: Record<string, 1 | -1> = { j: 1, k: -1 };
const NONE: readonly Task[] = [];
const TYPED_INTO = 'input, textarea, select';

export type TaskPanelProps = {
  query: TasksQuery;
  /** Tests whether the page steps through a task. */
  shows: (task: Task) => boolean;
};

type OpenPanelProps = TaskPanelProps & { id: string };

/** The page of a task, beside the screen. */
export function OpenPanel({ id, query, shows }: OpenPanelProps) {
  const { open, close } = useTaskLink();
  const { task, gone } = useLinkedTask(id, query);
  const { data = NONE, error, isFetching, refetch } = query;
  const around = useMemo(() => neighboursOf(id, data, shows), [id, data, shows]);

  function content() {
    if (task) return <TaskPage key={task.id} task={task} gone={gone} />;
    if (gone) {
      return (
        <EmptyState
          title={texts.gone}
          hint={texts.goneHint}
          action={<Button onClick={close}>{texts.close}</Button>}
        />
      );
    }
    if (!error || isFetching) {
      return (
        <Loading label={texts.loading}>
          <PanelSkeleton />
        </Loading>
      );
    }
    const retry = () => void refetch({ cancelRefetch: false });
    return <ErrorState title={texts.failed} safe={texts.safe} error={error} onRetry={retry} />;
  }

  /** `j` and `k`, where nothing is typed (PANEL-9). */
  function step({ key, target, currentTarget, ...held }: KeyboardEvent): void {
    const by = STEPS[key];
    if (by === undefined || held.ctrlKey || held.metaKey || held.altKey) return;
    if (!(target instanceof Element) || !currentTarget.contains(target) || target.closest(TYPED_INTO)) return;
    const next = by === 1 ? around.next : around.previous;
    if (task && next) open(next.id);
  }

  return (
    <SidePanel
      of={id}
      label={task?.title ?? texts.task}
      onClose={close}
      onKeyDown={step}
      head={<PanelHead id={id} task={gone ? null : task} around={around} />}
    >
      {content()}
    </SidePanel>
  );
}
