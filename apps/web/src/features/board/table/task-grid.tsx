import type { Task } from '@faena/shared/schemas';
import { type Range, useVirtualizer } from '@tanstack/react-virtual';
import {
  type CSSProperties,
  type FocusEvent,
  Fragment,
  type KeyboardEvent,
  type ReactNode,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useMediaQuery } from '@/lib/use-media-query.ts';
import { cn } from '@/ui/cn.ts';
import { drawnRows, withIndex } from '@/ui/drawn-rows.ts';
import { SpacerRow } from '@/ui/spacer-row.tsx';
import type { DataTableModel } from '@/ui/use-data-table.ts';
import { ROW_ATTRIBUTE } from '@/ui/use-keep-row-focus.ts';
import { usePrinting } from '@/ui/use-printing.ts';
import { focusPlace, type GridPlace, gridPlaceOf, HEAD, stepFrom, stopsOfRow } from './grid-keys.ts';
import { GroupRow } from './group-row.tsx';
import { COLUMNS } from './row-class.ts';
import type { TableRow } from './table-rows.ts';
import type { TaskColumn } from './task-columns.tsx';
import { TaskGridHead } from './task-grid-head.tsx';
import { TaskRow } from './task-row.tsx';
import { useColumnWidths } from './use-column-widths.ts';

/** A table of up to this many rows draws all of them, so that the browser's own search finds them. */
const DRAWN_WHOLE = 100;
/** The height of a row, `--row`. */
const ROW_PX = 36;
const ROW_FOR_FINGERS_PX = 44;
const OVERSCAN = 6;
/** Rows are added and removed in steps of this size, because each change lays out the whole table. */
const STEP = 4;
/** The width of the buttons of a row. */
const ACTIONS_PX = 124;
const ACTIONS_FOR_FINGERS_PX = 148;

type TaskGridProps = {
  label: string;
  table: DataTableModel<Task>;
  columns: readonly TaskColumn[];
  rows: readonly TableRow[];
  /** Identifies filter, sort and groups. Another value scrolls to the top. */
  arrangement: string;
  onToggleGroup: (key: string) => void;
  rowActions: ((task: Task) => ReactNode) | null;
  actionsHeader: string;
};

/**
 * The table of tasks on wide screens, which draws only the visible rows. Tab reaches one cell, the arrows the others
 * (BOARD-30).
 */
export function TaskGrid({
  label,
  table,
  columns,
  rows,
  arrangement,
  onToggleGroup,
  rowActions,
  actionsHeader,
}: TaskGridProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const { widthOf, layOut, resize } = useColumnWidths();
  const fingers = useMediaQuery('(pointer: coarse)');
  const rowPx = fingers ? ROW_FOR_FINGERS_PX : ROW_PX;
  const actionsPx = rowActions ? (fingers ? ACTIONS_FOR_FINGERS_PX : ACTIONS_PX) : 0;
  const { minWidth, widths } = layOut(columns, actionsPx);
  const tracks = widths.map((each) => each ?? 'minmax(0, 1fr)').concat(rowActions ? `${actionsPx}px` : []);
  const keys = useMemo(() => rows.map(({ key }) => key), [rows]);
  const headings = useMemo(() => rows.flatMap((row, index) => ('group' in row ? [index] : [])), [rows]);
  /** The Tab stop, by the key of its row, because rows move. */
  const [stop, setStop] = useState<{ row: string | null; cell: number }>({ row: null, cell: 0 });
  /** A place whose row must be drawn before it can take the focus. */
  const [wanted, setWanted] = useState<GridPlace | null>(null);
  const printing = usePrinting();
  const virtual = rows.length > DRAWN_WHOLE && !printing;
  // Touch screens have no hover.
  const oneOfMany = virtual && !fingers;
  const virtualizer = useVirtualizer({
    count: rows.length,
    enabled: virtual,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowPx,
    getItemKey: useCallback((index: number) => keys[index] ?? index, [keys]),
    overscan: OVERSCAN,
    rangeExtractor: useCallback(
      (range: Range) => {
        const drawn = withIndex(drawnRows(inSteps(range), scroller.current, keys), wanted?.row ?? -1);
        // The heading of the first group in sight sticks above its lines.
        return withIndex(drawn, headings.findLast((index) => index <= range.startIndex) ?? -1);
      },
      [keys, headings, wanted],
    ),
  });
  const { isScrolling } = virtualizer;
  /** The key of the row below the pointer of a long table. */
  const [reached, setReached] = useState<string | null>(null);
  const reach = useCallback((row: HTMLElement | null) => setReached(row?.dataset.row ?? null), []);
  // Rows that pass below the pointer while the table scrolls would render their buttons for nothing.
  useEffect(() => {
    if (oneOfMany && !isScrolling)
      reach(scroller.current?.querySelector<HTMLElement>(`${ROW}:hover`) ?? null);
  }, [oneOfMany, isScrolling, reach]);
  const items = virtual
    ? virtualizer.getVirtualItems()
    : rows.map((_, index) => ({ index, start: 0, end: 0 }));
  const below = virtual ? virtualizer.getTotalSize() - (items.at(-1)?.end ?? 0) : 0;
  const width = columns.length + (rowActions ? 1 : 0);

  useLayoutEffect(() => {
    if (wanted && focusPlace(scroller.current, wanted)) setWanted(null);
  }, [wanted]);

  const arranged = useRef(arrangement);
  useLayoutEffect(() => {
    if (arranged.current === arrangement) return;
    arranged.current = arrangement;
    scroller.current?.scrollTo({ top: 0 });
  }, [arrangement]);

  const isHead = stop.row === HEAD_KEY;
  const drawn = items.some(({ index }) => keys[index] === stop.row);
  const inSight = virtual ? (virtualizer.range?.startIndex ?? 0) : 0;
  // The stand-in changes once the table rests, so that scrolling renders no row for it.
  const [standIn, setStandIn] = useState(keys[inSight]);
  const stays = isScrolling || items.some(({ index }) => keys[index] === standIn);
  if (!stays && standIn !== keys[inSight]) setStandIn(keys[inSight]);
  const tabRow = isHead || drawn ? stop.row : standIn;

  function follow({ target }: FocusEvent<HTMLElement>): void {
    const place = isWithin(target, scroller.current) ? gridPlaceOf(target) : null;
    if (!place) return;
    const row = rows[place.row];
    // A heading spans all cells, so the column is kept for the next rows.
    const cell = row && 'group' in row ? stop.cell : place.cell;
    const key = place.row === HEAD ? HEAD_KEY : (row?.key ?? null);
    if (key !== stop.row || cell !== stop.cell) setStop({ row: key, cell });
  }

  function press(event: KeyboardEvent<HTMLElement>): void {
    const { target, key } = event;
    const place = isWithin(target, scroller.current) ? gridPlaceOf(target) : null;
    if (!place || event.defaultPrevented || event.altKey || event.metaKey) return;
    // With Shift, the arrows up and down select tasks on their way (QUICK-7).
    if (event.shiftKey && key !== 'ArrowDown' && key !== 'ArrowUp') return;
    if (pressInCell(event, target as HTMLElement)) return;
    const row = rows[place.row];
    const page = Math.max(1, Math.floor((scroller.current?.clientHeight ?? 0) / rowPx) - 2);
    const next = stepFrom(event, place, { rows: rows.length, page });
    if (next !== null) {
      const at = { ...place, cell: row && 'group' in row ? stop.cell : place.cell, row: next };
      // The row renders its buttons first.
      if (oneOfMany || !focusPlace(scroller.current, at)) setWanted(at);
    } else if (!event.ctrlKey && row && 'group' in row && ARROWS.has(key)) {
      if (row.open !== (key === 'ArrowRight')) onToggleGroup(row.group.key);
    } else if (event.ctrlKey || !stepAlong(target as HTMLElement, key)) return;
    event.preventDefault();
  }

  return (
    // Positioned, so that positioned content of its cells scrolls with them and does not widen the page.
    <div
      ref={scroller}
      className={cn(
        'relative max-h-[max(20rem,calc(100dvh-8rem))] filled:max-h-full overflow-auto rounded-card border border-line bg-surface [overflow-anchor:none] **:focus-visible:-outline-offset-2',
        // Keeps a scrolled-to row clear of the sticky rows above.
        headings.length > 0 ? 'scroll-pt-[calc(var(--row)*2)]' : 'scroll-pt-row',
      )}
    >
      <table
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a grid is a table whose cells the arrows come to
        role="grid"
        aria-label={label}
        aria-multiselectable
        aria-rowcount={rows.length + 1}
        onFocus={follow}
        onKeyDown={press}
        style={{ minWidth, [COLUMNS]: tracks.join(' ') } as CSSProperties}
        // Rows of a grid are laid out alone; a table lays out all rows again for each new one.
        className="not-print:block w-full border-separate border-spacing-0 print:min-w-0!"
      >
        <TaskGridHead
          table={table}
          columns={columns}
          actionsHeader={rowActions ? actionsHeader : null}
          stop={isHead ? stop.cell : null}
          widthOf={widthOf}
          onResize={resize}
        />
        <tbody
          className="not-print:block"
          {...(oneOfMany && {
            onPointerOver: ({ target }) =>
              isScrolling || reach((target as Element).closest<HTMLElement>(ROW)),
            onPointerLeave: () => reach(null),
          })}
        >
          {items.map(({ index, start }, position) => {
            const row = rows[index];
            if (!row) return null;
            const cell = row.key === tabRow ? stop.cell : null;
            return (
              <Fragment key={row.key}>
                <SpacerRow height={start - (items[position - 1]?.end ?? 0)} columns={width} />
                {'group' in row ? (
                  <GroupRow
                    id={row.key}
                    index={index}
                    group={row.group}
                    open={row.open}
                    columns={width}
                    stop={cell !== null}
                    onToggle={onToggleGroup}
                  />
                ) : (
                  <TaskRow
                    id={row.key}
                    index={index}
                    task={row.task}
                    columns={columns}
                    rowActions={rowActions}
                    stop={cell === null ? null : Math.min(cell, width - 1)}
                    oneOfMany={oneOfMany && index !== wanted?.row && row.key !== reached}
                  />
                )}
              </Fragment>
            );
          })}
          <SpacerRow height={below} columns={width} />
        </tbody>
      </table>
    </div>
  );
}

/** The range of whole steps around a range. */
function inSteps(range: Range): Range {
  const startIndex = range.startIndex - (range.startIndex % STEP);
  const endIndex = Math.min(range.endIndex + STEP - 1 - (range.endIndex % STEP), range.count - 1);
  return { ...range, startIndex, endIndex };
}

/** A row, or the heading of a group. */
const ROW = `[${ROW_ATTRIBUTE}]`;

/** The key of the row of heads. */
const HEAD_KEY = 'head';
const ARROWS: ReadonlySet<string> = new Set(['ArrowLeft', 'ArrowRight']);

/** React counts a popover as a part of its cell, but its element is elsewhere. */
function isWithin(target: EventTarget, root: Element | null): target is HTMLElement {
  return target instanceof HTMLElement && root !== null && root.contains(target);
}

/** Enter moves the focus into the field of a cell, and Escape back. A focused field handles the other keys. */
function pressInCell(event: KeyboardEvent, target: HTMLElement): boolean {
  const isField = target.matches('select, [role="separator"]');
  if (event.key === 'Escape' && target.matches('select')) {
    target.closest('td')?.focus();
    event.preventDefault();
  } else if (event.key === 'Escape' && target.matches('[role="separator"]')) {
    const head = target.closest('th');
    (head?.querySelector('button') ?? head)?.focus();
    event.preventDefault();
  } else if (event.key === 'Enter' && target.matches('td')) {
    target.querySelector<HTMLElement>('select')?.focus();
    event.preventDefault();
    return true;
  }
  return isField;
}

/** Moves the focus to the next, first or last stop of the row. */
function stepAlong(from: HTMLElement, key: string): boolean {
  const row = from.closest('tr');
  if (!row) return false;
  const stops = stopsOfRow(row);
  const at = stops.indexOf(from);
  const next = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: stops.length - 1 }[key];
  if (next === undefined) return false;
  stops[Math.min(Math.max(next, 0), stops.length - 1)]?.focus();
  return true;
}
