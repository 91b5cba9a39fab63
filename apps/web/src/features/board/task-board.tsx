import { SquareKanban, TableProperties } from 'lucide-react';
import { useMemo, useState } from 'react';
import { TaskContext, type TaskContextValue, TaskDialog } from '@/features/task/index.ts';
import { useTaskView } from '@/lib/task-view.ts';
import { taskTexts as texts } from '@/texts/tasks.ts';
import { QueryState } from '@/ui/query-state.tsx';
import { SegmentedControl } from '@/ui/segmented-control.tsx';
import { BoardSkeleton } from './board-skeleton.tsx';
import { BoardContext, type BoardContextValue } from './drag/board-context.ts';
import { DragStore } from './drag/drag-store.ts';
import { KanbanBoard } from './kanban/kanban-board.tsx';
import { LostConnection } from './live/lost-connection.tsx';
import { useBoard } from './requests.ts';
import { TaskTable } from './table/task-table.tsx';

const VIEWS = [
  { value: 'kanban', label: texts.views.kanban, icon: SquareKanban },
  { value: 'table', label: texts.views.table, icon: TableProperties },
] as const;

export type TaskBoardProps = {
  projectId: string;
  /** In which the due dates are calendar dates. */
  timeZone: string;
  /** Whether the person may change its tasks, not only see and move them. */
  canManage: boolean;
  /** Whether the connection that tells of others' changes has been lost for a while. */
  lost: boolean;
};

/** 'Gestión de Tareas': the tasks of a project as Kanban or as a table (BOARD-7). */
export function TaskBoard({ projectId, timeZone, canManage, lost }: TaskBoardProps) {
  const [view, setView] = useTaskView();
  const tasks = useBoard(projectId);
  const shared = useMemo<TaskContextValue>(
    () => ({ projectId, timeZone, canManage }),
    [projectId, timeZone, canManage],
  );

  return (
    <TaskContext value={shared}>
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 className="font-semibold text-lg">{texts.title}</h2>
        <LostConnection lost={lost} />
        <SegmentedControl label={texts.view} segments={VIEWS} value={view} onValueChange={setView} />
      </div>
      <QueryState
        query={tasks}
        loading={texts.loading}
        showLoading
        skeleton={<BoardSkeleton />}
        failed={texts.failed.load}
        safe={texts.failed.loadSafe}
        keepData
      >
        {(data) => (
          <>
            {view === 'kanban' ? <Kanban key={projectId} /> : <TaskTable tasks={data} />}
            <TaskDialog tasks={data} refetch={tasks.refetch} />
          </>
        )}
      </QueryState>
    </TaskContext>
  );
}

function Kanban() {
  const [context] = useState<BoardContextValue>(() => ({ drag: new DragStore(), boxes: new Map() }));
  return (
    <BoardContext value={context}>
      <KanbanBoard />
    </BoardContext>
  );
}
