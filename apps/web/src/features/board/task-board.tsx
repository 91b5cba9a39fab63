import { countFilters, NO_TASK_FILTER } from '@faena/shared/domain';
import type { Task } from '@faena/shared/schemas';
import { useMemo, useState } from 'react';
import {
  ArchivedTasks,
  TaskContext,
  type TaskContextValue,
  TaskDialog,
  TaskPanel,
  TaskTemplates,
  useTaskContext,
  WithWorkedHours,
} from '@/features/task/index.ts';

import type { TaskView } from '@/lib/task-view.ts';
import { useBoard } from '@/sync/board.ts';
import type { LiveState } from '@/sync/use-live-board.ts';
import { useOtherTabs } from '@/sync/use-other-tabs.ts';
import { taskTexts as texts } from '@/texts/tasks.ts';
import { Button } from '@/ui/button.tsx';
import { EmptyState } from '@/ui/empty-state.tsx';
import { later } from '@/ui/later.tsx';
import { Part } from '@/ui/part.tsx';
import { QueryState } from '@/ui/query-state.tsx';
import { Skeleton } from '@/ui/skeleton.tsx';
import { TableSkeleton } from '@/ui/table-skeleton.tsx';
import { BoardSkeleton } from './board-skeleton.tsx';
import { BoardContext, newBoardContext } from './drag/board-context.ts';
import { FilterBar } from './filter/filter-bar.tsx';
import type { FilterBarState } from './filter/use-filter-bar.ts';
import { useFoundTasks, useTaskFilter } from './filter/use-task-filter.ts';
import { useBoardView } from './head/use-board-view.ts';
import { KanbanBoard } from './kanban/kanban-board.tsx';
import { BoardKeys } from './keys/board-keys.tsx';
import { LostConnection } from './live/lost-connection.tsx';
import { QuickAddProvider } from './quick-add/quick-add-provider.tsx';
import { SelectionContext } from './selection/selection-context.ts';
import { SelectionStore } from './selection/selection-store.ts';

const ViewsButton = later(
  () => import('./views/views-button.tsx').then(({ ViewsButton }) => ViewsButton),
  <Skeleton className="h-control w-24" />,
);

export type TaskBoardProps = TaskContextValue & {
  /** The state of the live stream. */
  live: LiveState;
  filterBar: FilterBarState;
  /** Whether the list of keys is open. */
  help: boolean;
  onHelpChange: (open: boolean) => void;
};

/** The tasks of a project as Kanban or as a table; the head of the page holds the choice (FIND-8). */
export function TaskBoard({
  projectId,
  companyId,
  timeZone,
  canManage,
  limits,
  LimitForm,
  ProjectChoice,
  live,
  filterBar,
  help,
  onHelpChange,
}: TaskBoardProps) {
  const { view } = useBoardView();
  const tasks = useBoard(projectId);
  useOtherTabs(projectId);
  const shared = useMemo<TaskContextValue>(
    () => ({ projectId, companyId, timeZone, canManage, limits, LimitForm, ProjectChoice }),
    [projectId, companyId, timeZone, canManage, limits, LimitForm, ProjectChoice],
  );

  return (
    <TaskContext value={shared}>
      <LostConnection live={live} />
      <BoardKeys onFind={filterBar.ask} help={help} onHelpChange={onHelpChange} />
      <QueryState
        query={tasks}
        loading={texts.loading}
        skeleton={(label) =>
          view === 'kanban' ? (
            <BoardSkeleton label={label} />
          ) : (
            <>
              <p className="mb-3 flex h-14 items-end pb-1 text-muted">{label}</p>
              <TableSkeleton />
            </>
          )
        }
        failed={texts.failed.load}
        safe={texts.failed.loadSafe}
        failedClassName="max-md:mt-2"
        keepData
      >
        {(data) => (
          <QuickAddProvider key={projectId} projectId={projectId}>
            <Tasks tasks={data} view={view} filterBar={filterBar} />
          </QuickAddProvider>
        )}
      </QueryState>
      <ArchivedTasks />
      <TaskTemplates />
      <FoundPanel query={tasks} />
      <TaskDialog query={tasks} />
    </TaskContext>
  );
}

const NONE: Task[] = [];

/** The page of a task, with buttons to its neighbours among the filtered tasks (PANEL-9). */
function FoundPanel({ query }: { query: ReturnType<typeof useBoard> }) {
  const { matches } = useFoundTasks(query.data ?? NONE);
  return <TaskPanel query={query} shows={matches} />;
}

type TasksProps = { tasks: Task[]; view: TaskView; filterBar: FilterBarState };

/** The filter bar above the tasks that pass, or above a note that none does (FIND-1). */
function Tasks({ tasks, view, filterBar }: TasksProps) {
  const { projectId } = useTaskContext();
  const [filter, setFilter] = useTaskFilter();
  const { found } = useFoundTasks(tasks);
  const active = countFilters(filter) > 0;
  const nothing = active && found.length === 0 && tasks.length > 0;
  // Selected tasks stay selected when the view changes.
  const [selection] = useState(() => new SelectionStore());
  return (
    <SelectionContext value={selection}>
      {(active || filterBar.open) && (
        <FilterBar
          tasks={tasks}
          focusRequests={filterBar.focusRequests}
          onClose={filterBar.close}
          views={<ViewsButton />}
        />
      )}
      {nothing && (
        // Keeps the space of the tasks, so that nothing jumps during typing.
        <div data-fills="">
          <EmptyState
            title={texts.filter.noMatch}
            action={
              <Button
                onClick={() => {
                  setFilter(NO_TASK_FILTER);
                  filterBar.close();
                }}
              >
                {texts.filter.clear}
              </Button>
            }
          />
        </div>
      )}
      <WithWorkedHours hasCards={view === 'kanban' && found.length > 0}>
        {!nothing && (view === 'kanban' ? <Kanban key={projectId} /> : <Table tasks={tasks} />)}
      </WithWorkedHours>
    </SelectionContext>
  );
}

const loadTable = () => import('./table/task-table.tsx').then(({ TaskTable }) => TaskTable);

/** Loaded on first use. */
function Table({ tasks }: { tasks: readonly Task[] }) {
  return (
    <Part load={loadTable} waiting={<TableSkeleton />}>
      {(TaskTable) => <TaskTable tasks={tasks} />}
    </Part>
  );
}

function Kanban() {
  const [context] = useState(newBoardContext);
  return (
    <BoardContext value={context}>
      <KanbanBoard />
    </BoardContext>
  );
}
