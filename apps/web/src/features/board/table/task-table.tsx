import { DEFAULT_TASK_STATUS } from '@faena/shared/domain';
import type { Task } from '@faena/shared/schemas';
import { Plus } from 'lucide-react';
import { useCallback, useMemo, useRef, useState } from 'react';
import { useTaskContext, useTaskLink } from '@/features/task/index.ts';
import { serverNow } from '@/lib/server-clock.ts';
import { taskTableTexts } from '@/texts/task-table.ts';
import { taskTexts } from '@/texts/tasks.ts';
import { Button } from '@/ui/button.tsx';
import { type CardLine, DataTableCards } from '@/ui/data-table-cards.tsx';
import { EmptyState } from '@/ui/empty-state.tsx';
import { setIncluded } from '@/ui/row-selection.ts';
import { useDataTable } from '@/ui/use-data-table.ts';
import { useKeepRowFocus } from '@/ui/use-keep-row-focus.ts';
import { useTableFits } from '@/ui/use-table-fits.ts';
import { useFoundTasks, useTaskFilter } from '../filter/use-task-filter.ts';
import { SelectionBar } from '../selection/selection-bar.tsx';
import { useSelecting } from '../selection/use-selecting.ts';
import { ColumnsButton } from './columns-button.tsx';
import { GroupToggle } from './group-row.tsx';
import { GroupSelect } from './group-select.tsx';
import { RowActions } from './row-actions.tsx';
import { inOrder } from './table-address.ts';
import { groupedRows, plainRows } from './table-rows.ts';
import { taskColumns } from './task-columns.tsx';
import { TaskFilterFields } from './task-filter-fields.tsx';
import { TaskGrid } from './task-grid.tsx';
import { groupTasks } from './task-groups.ts';
import { useTableAddress } from './use-table-address.ts';

const texts = taskTableTexts;
const idOf = ({ id }: Task) => id;
const isNeverBusy = () => false;
const rowActions = (task: Task) => <RowActions task={task} />;

/** The tasks of a project as a table (BOARD-19). */
export function TaskTable({ tasks }: { tasks: readonly Task[] }) {
  const { canManage, timeZone } = useTaskContext();
  const { create } = useTaskLink();
  const { filters, sort, group, hidden, setFilter, clearFilters, setSort, setGroup, showColumn } =
    useTableAddress();
  const [filter] = useTaskFilter();
  const { found } = useFoundTasks(tasks);
  const shown = useMemo(() => inOrder(found), [found]);
  const every = useMemo(() => taskColumns(canManage), [canManage]);
  const columns = useMemo(
    () => every.filter(({ id }) => !hidden.some((each) => each === id)),
    [every, hidden],
  );
  const root = useRef<HTMLDivElement>(null);
  const fits = useTableFits(root, columns.length, canManage);
  const table = useDataTable({ columns: every, data: shown, getRowId: idOf, sort, onSortChange: setSort });
  const { rows: sorted } = table.getRowModel();
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  const rows = useMemo(() => {
    const ordered = sorted.map(({ original }) => original);
    return group
      ? groupedRows(groupTasks(ordered, group, { now: serverNow(), timeZone }), closed)
      : plainRows(ordered);
  }, [sorted, group, timeZone, closed]);
  useKeepRowFocus(
    root,
    useMemo(() => [rows.map(({ key }) => key)], [rows]),
  );
  // A task in several groups counts once.
  const listed = useMemo(
    () => [...new Set(rows.flatMap((row) => ('task' in row ? [row.task] : [])))],
    [rows],
  );
  const toggleGroup = useCallback(
    (key: string) => setClosed((before) => setIncluded(before, key, !before.has(key))),
    [],
  );
  const cards = rows.map(
    (row): CardLine =>
      'task' in row
        ? { key: row.key, row: row.task.id }
        : {
            key: row.key,
            heading: (
              <GroupToggle
                group={row.group}
                open={row.open}
                onToggle={toggleGroup}
                className="min-h-control w-full"
              />
            ),
          },
  );
  const selecting = useSelecting({ tasks: listed, alongOf: () => listed, isBusy: isNeverBusy });

  return (
    <>
      <div className="@container mt-2 mb-3 md:mt-0">
        <div className="flex flex-wrap items-end gap-2">
          <h3 className="tabular mr-auto flex min-h-control items-center pr-2 font-medium">
            {texts.heading(shown.length, tasks.length)}
          </h3>
          <div className="flex flex-wrap items-end gap-2 @max-[40rem]:order-1 @max-[40rem]:w-full print:hidden">
            <TaskFilterFields filters={filters} onChange={setFilter} onClear={clearFilters} />
            <GroupSelect value={group} onChange={setGroup} />
          </div>
          <ColumnsButton hidden={hidden} onShow={showColumn} />
          {canManage && (
            <Button variant="primary" onClick={() => create(DEFAULT_TASK_STATUS)}>
              <Plus aria-hidden strokeWidth={1.75} />
              {taskTexts.column.add}
            </Button>
          )}
        </div>
      </div>
      {/* An empty table takes the focus of its last row. */}
      <div
        ref={root}
        {...selecting}
        {...(shown.length === 0 && { tabIndex: -1 })}
        // Cards scroll with the page, rows within the table.
        {...((fits || shown.length === 0) && { 'data-fills': '' })}
        className="@container min-w-0 rounded-card filled:flex filled:min-h-0 filled:flex-1 filled:flex-col filled:has-[~[role=toolbar]]:pb-11"
      >
        {shown.length === 0 ? (
          <EmptyState title={texts.empty} hint={canManage ? texts.emptyHint : undefined} />
        ) : fits ? (
          <TaskGrid
            label={taskTexts.title}
            table={table}
            columns={columns}
            rows={rows}
            arrangement={JSON.stringify([filter, sort, group])}
            onToggleGroup={toggleGroup}
            rowActions={canManage ? rowActions : null}
            actionsHeader={texts.actions}
          />
        ) : (
          <DataTableCards
            label={taskTexts.title}
            table={table}
            columns={columns}
            lines={cards}
            actionsHeader={texts.actions}
            {...(canManage && { rowActions })}
          />
        )}
      </div>
      <SelectionBar tasks={listed} />
    </>
  );
}
