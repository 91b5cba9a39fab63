import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  MouseSensor,
  TouchSensor,
  type UniqueIdentifier,
  useDndContext,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import {
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { DRAG_POINTER_DISTANCE_PX, DRAG_TOUCH_DELAY_MS, DRAG_TOUCH_TOLERANCE_PX } from '@faena/shared/domain';
import type { ReactNode } from 'react';
import { SortableKeyboardSensor } from './sortable-keyboard.ts';

export type SortableListProps = {
  label: string;
  /** The keys of its rows, in their order. */
  ids: readonly string[];
  textOf: (id: string) => string;
  /** Puts a row at another order. */
  onMove: (id: string, order: number) => void;
  /** The announcements while a row is dragged. */
  texts: {
    readonly instructions: string;
    readonly lifted: (text: string) => string;
    readonly over: (text: string, place: number, count: number) => string;
    readonly dropped: (text: string, place: number, count: number) => string;
    readonly cancelled: (text: string) => string;
  };
  /** The rows, each of which calls `useSortableRow` with its key. */
  children: ReactNode;
};

/** A list whose rows are dragged up and down by pointer or keyboard; screen readers announce each step. */
export function SortableList({ label, ids, textOf, onMove, texts, children }: SortableListProps) {
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: DRAG_POINTER_DISTANCE_PX } }),
    useSensor(TouchSensor, {
      activationConstraint: { delay: DRAG_TOUCH_DELAY_MS, tolerance: DRAG_TOUCH_TOLERANCE_PX },
    }),
    // Without smooth scrolling, because the next key may come before it ends.
    useSensor(SortableKeyboardSensor, {
      coordinateGetter: sortableKeyboardCoordinates,
      scrollBehavior: 'auto',
    }),
  );
  const nameOf = (id: UniqueIdentifier) => textOf(String(id));
  const orderOf = (id: UniqueIdentifier) => ids.indexOf(String(id)) + 1;

  function drop({ active, over }: DragEndEvent): void {
    if (over) onMove(String(active.id), ids.indexOf(String(over.id)));
  }

  const announcements: Announcements = {
    onDragStart: ({ active }) => texts.lifted(nameOf(active.id)),
    onDragOver: ({ active, over }) =>
      over ? texts.over(nameOf(active.id), orderOf(over.id), ids.length) : undefined,
    onDragEnd: ({ active, over }) =>
      over
        ? texts.dropped(nameOf(active.id), orderOf(over.id), ids.length)
        : texts.cancelled(nameOf(active.id)),
    onDragCancel: ({ active }) => texts.cancelled(nameOf(active.id)),
  };

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      modifiers={[({ transform }) => ({ ...transform, x: 0 })]}
      accessibility={{ announcements, screenReaderInstructions: { draggable: texts.instructions } }}
      onDragEnd={drop}
    >
      <SortableContext items={[...ids]} strategy={verticalListSortingStrategy}>
        <ul aria-label={label}>{children}</ul>
      </SortableContext>
    </DndContext>
  );
}

/**
 * The library's sortable state of a row, with its offset in pixels. A row dragged by keyboard is drawn at its target,
 * because the library forgets the scrolled distance whenever something mounts, such as a tooltip.
 */
export function useSortableRow(row: Parameters<typeof useSortable>[0]) {
  const { activatorEvent, droppableRects } = useDndContext();
  const { transform, ...sortable } = useSortable(row);
  const { isDragging, items, activeIndex, overIndex } = sortable;
  const own = droppableRects.get(row.id);
  const over = droppableRects.get(items[overIndex] ?? row.id);
  const isCarriedByKeys = isDragging && activatorEvent instanceof KeyboardEvent;
  if (!isCarriedByKeys || !own || !over) return { ...sortable, shift: Math.round(transform?.y ?? 0) };
  const shift = overIndex > activeIndex ? over.bottom - own.bottom : over.top - own.top;
  return { ...sortable, shift: Math.round(shift) };
}
