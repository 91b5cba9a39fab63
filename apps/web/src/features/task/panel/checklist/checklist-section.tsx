import type { Task } from '@faena/shared/schemas';
import { cn } from '@/ui/cn.ts';
import { QueryState } from '@/ui/query-state.tsx';
import { Skeleton } from '@/ui/skeleton.tsx';
import { useTaskContext } from '../../task-context.ts';
import { taskPartTexts } from '../../texts/task-parts.ts';
import { PanelPart } from '../panel-part.tsx';
import { AddItems } from './add-items.tsx';
import { ItemList } from './item-list.tsx';
import { useItemChanges } from './use-item-changes.ts';

const texts = taskPartTexts.checklist;

/**
 * The checklist of a task. People who may move the task can tick its items. People who may change it can do everything
 * (CHECK-6).
 */
export function ChecklistSection({ task }: { task: Task }) {
  const { canManage } = useTaskContext();
  const changes = useItemChanges(task);
  const { checklist } = task;
  if (!checklist && !canManage) return null;
  const { done = 0, total = 0 } = checklist ?? {};
  return (
    <PanelPart title={texts.title} extra={checklist && <Progress done={done} total={total} />}>
      {checklist && (
        <QueryState
          query={changes.query}
          loading={texts.loading}
          skeleton={<Skeleton className="h-8 w-full" />}
          failed={texts.failedToLoad}
          safe={texts.safe}
          keepData
        >
          {() => <ItemList changes={changes} canManage={canManage} />}
        </QueryState>
      )}
      {canManage && <AddItems taskId={task.id} changes={changes} />}
    </PanelPart>
  );
}

function Progress({ done, total }: { done: number; total: number }) {
  const label = done === total ? texts.complete : texts.done(done, total);
  return (
    <>
      <span className="tabular text-muted text-sm" aria-hidden>
        {texts.progress(done, total)}
      </span>
      <progress
        aria-label={label}
        value={done}
        max={total}
        className={cn(
          'h-1.5 w-24 appearance-none overflow-hidden rounded-full bg-line',
          '[&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-ink',
          '[&::-moz-progress-bar]:bg-ink',
        )}
      />
    </>
  );
}
