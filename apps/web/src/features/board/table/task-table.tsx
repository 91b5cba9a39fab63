import { DEFAULT_TASK_STATUS } from '@faena/shared/domain';
import type { Task } from '@faena/shared/schemas';
import { Pencil, Plus, Trash2 } from 'lucide-react';
import { useMemo } from 'react';
import { useAskAndRemove, useTaskContext, useTaskLink } from '@/features/task/index.ts';
import { taskTexts } from '@/texts/tasks.ts';
import { Button } from '@/ui/button.tsx';
import { DataTable } from '@/ui/data-table.tsx';
import { EmptyState } from '@/ui/empty-state.tsx';
import { IconButton } from '@/ui/icon-button.tsx';
import { useFoundTasks } from '../filter/use-task-filter.ts';
import { shownTasks } from './table-params.ts';
import { taskColumns } from './task-columns.tsx';
import { TaskFilterFields } from './task-filter-fields.tsx';
import { useTableParams } from './use-table-params.ts';

const texts = taskTexts.table;

/** The tasks of a project as a table (BOARD-18). */
export function TaskTable({ tasks }: { tasks: readonly Task[] }) {
  const { canManage } = useTaskContext();
  const { edit, create } = useTaskLink();
  const askAndRemove = useAskAndRemove();
  const { filters, sort, setFilter, clearFilters, setSort } = useTableParams();
  const { found } = useFoundTasks(tasks);
  const shown = useMemo(() => shownTasks(found, filters), [found, filters]);
  const columns = useMemo(() => taskColumns(canManage), [canManage]);

  return (
    <>
      <div className="@container mb-3">
        <div className="flex flex-wrap items-end justify-between gap-x-4 gap-y-3">
          <h3 className="tabular flex min-h-control items-center font-medium">
            {texts.heading(shown.length, tasks.length)}
          </h3>
          <div className="flex flex-wrap items-end gap-2 @max-[40rem]:w-full">
            <TaskFilterFields filters={filters} onChange={setFilter} onClear={clearFilters} />
            {canManage && (
              <Button
                variant="primary"
                onClick={() => create(DEFAULT_TASK_STATUS)}
                className="@max-[40rem]:order-1 @max-[40rem]:ml-auto"
              >
                <Plus aria-hidden strokeWidth={1.75} />
                {taskTexts.column.add}
              </Button>
            )}
          </div>
        </div>
      </div>
      <DataTable
        label={taskTexts.title}
        columns={columns}
        data={shown}
        getRowId={({ id }) => id}
        sort={sort}
        onSortChange={setSort}
        actionsHeader={texts.actions}
        empty={
          tasks.length === 0 ? (
            <EmptyState title={texts.empty} hint={canManage ? texts.emptyHint : undefined} />
          ) : (
            <EmptyState
              title={texts.noMatch}
              action={<Button onClick={clearFilters}>{texts.clear}</Button>}
            />
          )
        }
        {...(canManage && {
          rowActions: (task: Task) => (
            <>
              <IconButton
                icon={Pencil}
                label={taskTexts.card.of(taskTexts.card.edit, task.title)}
                tooltip={taskTexts.card.edit}
                onClick={() => edit(task.id)}
              />
              <IconButton
                icon={Trash2}
                label={taskTexts.card.of(taskTexts.card.remove, task.title)}
                tooltip={taskTexts.card.remove}
                onClick={() => void askAndRemove(task)}
              />
            </>
          ),
        })}
      />
    </>
  );
}
