import { type Column, TASK_STATUSES } from '@faena/shared/domain';
import type { Task } from '@faena/shared/schemas';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useTaskContext } from '@/features/task/index.ts';
import { loadCode } from '@/lib/later.ts';
import { reportError } from '@/lib/report.ts';
import { useMediaQuery } from '@/lib/use-media-query.ts';
import { useBoard } from '@/sync/board.ts';
import { taskTexts } from '@/texts/tasks.ts';
import { PHONE } from '@/ui/screen-widths.ts';
import { toast } from '@/ui/toast.ts';
import { useKeepRowFocus } from '@/ui/use-keep-row-focus.ts';
import { useLater } from '@/ui/use-later.ts';
import { useBoardContext, useDrag } from '../drag/board-context.ts';
import { useFoundTasks } from '../filter/use-task-filter.ts';
import { SelectionBar } from '../selection/selection-bar.tsx';
import { useSelecting } from '../selection/use-selecting.ts';
import { BoardColumn } from './board-column.tsx';
import { ColumnStrip } from './column-strip.tsx';
import { useColumns } from './use-columns.ts';
import { useOpenCardInSight } from './use-open-card-in-sight.ts';

const loadBoardDrag = () => import('./board-drag.tsx').then(({ BoardDrag }) => BoardDrag);

const NONE: Task[] = [];

function countByStatus(tasks: readonly Task[]): Record<Column, number> {
  const counts: Record<Column, number> = { Backlog: 0, 'To do': 0, Doing: 0, Testing: 0, Done: 0 };
  for (const { status } of tasks) counts[status] += 1;
  return counts;
}

/**
 * The five columns, of which a phone shows one at a time. During a drag the board stays as it was at the lift, so that
 * no update moves the target.
 */
export function KanbanBoard() {
  const { projectId } = useTaskContext();
  // Read here and not passed down: a drop renders the cards before the query notifies its observers.
  const { data: tasks = NONE } = useBoard(projectId);
  const { found, matches } = useFoundTasks(tasks);
  const scroller = useRef<HTMLDivElement>(null);
  const mobile = useMediaQuery(PHONE);
  const frozen = useDrag((drag) => drag?.board ?? null);
  const columns = useColumns(found);
  const board = frozen ?? columns;
  const held = useMemo(() => countByStatus(tasks), [tasks]);
  useOpenCardInSight(scroller, tasks);
  const { drag, presses } = useBoardContext();
  const BoardDrag = useLater(loadBoardDrag);
  useEffect(() => {
    return BoardDrag ? undefined : loadWithPointer(scroller.current, () => presses.cannotCarry(tellMissing));
  }, [BoardDrag, presses]);
  const selecting = useSelecting({
    tasks: found,
    alongOf: ({ status }) => found.filter((task) => task.status === status),
    isBusy: useCallback(() => drag.drag() !== null, [drag]),
  });
  useKeepRowFocus(
    scroller,
    useMemo(() => TASK_STATUSES.map((status) => board[status].map(({ id }) => id)), [board]),
  );
  return (
    <>
      {/* The strip is visible together with the columns. The feet of the columns end above the selection bar. */}
      <div
        data-fills=""
        className="@container filled:flex filled:min-h-0 filled:flex-1 filled:flex-col filled:has-[~[role=toolbar]]:pb-11"
      >
        {mobile && <ColumnStrip board={board} held={held} scroller={scroller} />}
        <div
          ref={scroller}
          {...(frozen && { 'data-dragging': '' })}
          {...selecting}
          className="-mx-4 relative flex h-[max(20rem,calc(100dvh-var(--header)-var(--control)-1.25rem))] snap-x snap-mandatory overflow-x-auto overscroll-x-contain [scrollbar-width:thin] data-dragging:snap-none max-md:[scrollbar-width:none] md:-mx-6 md:h-[max(20rem,calc(100dvh-8rem))] md:snap-none md:px-4.5 filled:h-auto filled:min-h-0 filled:flex-1 print:mx-0 print:block print:h-auto print:px-0"
        >
          {TASK_STATUSES.map((status) => (
            <BoardColumn key={status} status={status} tasks={board[status]} held={held[status]} />
          ))}
        </div>
      </div>
      <SelectionBar tasks={found} />
      {BoardDrag && <BoardDrag tasks={tasks} matches={matches} scroller={scroller} single={mobile} />}
    </>
  );
}

function tellMissing(): void {
  toast.message(taskTexts.failed.dragCode);
}

/** Loads the drag code on the first hover or focus. Returns the function that stops listening. */
function loadWithPointer(board: HTMLElement | null, onFail: () => void): () => void {
  const listening = new AbortController();
  const load = () =>
    void loadCode(loadBoardDrag).catch((error) => {
      onFail();
      reportError(error);
    });
  for (const type of ['pointerenter', 'pointerdown', 'focusin']) {
    board?.addEventListener(type, load, { signal: listening.signal });
  }
  return () => listening.abort();
}
