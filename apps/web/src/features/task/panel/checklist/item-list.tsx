import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { DRAG_POINTER_DISTANCE_PX, DRAG_TOUCH_DELAY_MS, DRAG_TOUCH_TOLERANCE_PX } from '@faena/shared/domain';
import { taskPartTexts } from '@/texts/task-parts.ts';
import { ItemRow } from './item-row.tsx';
import type { ItemChanges } from './use-item-changes.ts';

const texts = taskPartTexts.checklist;

type ItemListProps = { changes: ItemChanges; canManage: boolean };

/** The items in their order, which managers carry by pointer or keyboard (CHECK-6). */
export function ItemList({ changes, canManage }: ItemListProps) {
  const { items, move } = changes;
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: DRAG_POINTER_DISTANCE_PX } }),
    useSensor(TouchSensor, {
      activationConstraint: { delay: DRAG_TOUCH_DELAY_MS, tolerance: DRAG_TOUCH_TOLERANCE_PX },
    }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const ids = items.map(({ _id }) => _id);
  const textOf = (id: UniqueIdentifier) => items.find(({ _id }) => _id === id)?.text ?? '';
  const orderOf = (id: UniqueIdentifier) => ids.indexOf(String(id)) + 1;

  function drop({ active, over }: DragEndEvent): void {
    if (over) move(String(active.id), ids.indexOf(String(over.id)));
  }

  const announcements: Announcements = {
    onDragStart: ({ active }) => texts.lifted(textOf(active.id)),
    onDragOver: ({ active, over }) =>
      over ? texts.over(textOf(active.id), orderOf(over.id), ids.length) : undefined,
    onDragEnd: ({ active, over }) =>
      over
        ? texts.dropped(textOf(active.id), orderOf(over.id), ids.length)
        : texts.cancelled(textOf(active.id)),
    onDragCancel: ({ active }) => texts.cancelled(textOf(active.id)),
  };

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      modifiers={[({ transform }) => ({ ...transform, x: 0 })]}
      accessibility={{ announcements, screenReaderInstructions: { draggable: texts.instructions } }}
      onDragEnd={drop}
    >
      <SortableContext items={ids} strategy={verticalListSortingStrategy}>
        <ul aria-label={texts.items}>
          {items.map((item) => (
            <ItemRow key={item._id} item={item} changes={changes} canManage={canManage} />
          ))}
        </ul>
      </SortableContext>
    </DndContext>
  );
}
