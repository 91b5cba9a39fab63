import {
  type CollisionDetection,
  DndContext,
  type DragEndEvent,
  type DragMoveEvent,
  DragOverlay,
  type DragStartEvent,
  MouseSensor,
  TouchSensor,
  useDraggable,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { DRAG_POINTER_DISTANCE_PX, DRAG_TOUCH_DELAY_MS, DRAG_TOUCH_TOLERANCE_PX } from '@faena/shared/domain';
import { type MouseEvent, type RefObject, type TouchEvent, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { UserText } from '@/ui/user-text.tsx';
import type { Carry } from './use-carry.ts';

/** An event that may start a drag. */
export type Press = MouseEvent<HTMLElement> | TouchEvent<HTMLElement>;

/** Starts a drag of the line of a task. */
type Pressed = RefObject<((line: HTMLElement, press: Press) => void) | null>;

const POINTER = { activationConstraint: { distance: DRAG_POINTER_DISTANCE_PX } };
const TOUCH = {
  activationConstraint: { delay: DRAG_TOUCH_DELAY_MS, tolerance: DRAG_TOUCH_TOLERANCE_PX },
};

/** The calendar makes all announcements, as it knows titles and days. */
const SILENT = { onDragStart: say, onDragOver: say, onDragEnd: say, onDragCancel: say };
const ACCESSIBILITY = {
  announcements: SILENT,
  screenReaderInstructions: { draggable: '' },
  restoreFocus: false,
};

function say(): undefined {}

/** The day under the pointer; it needs no measured days, of which a month has up to 42. */
const detectDay: CollisionDetection = ({ pointerCoordinates: at }) => {
  const day = at && document.elementFromPoint(at.x, at.y)?.closest<HTMLElement>('[data-day]')?.dataset.day;
  return day ? [{ id: day }] : [];
};

const dayOf = ({ collisions }: DragMoveEvent | DragEndEvent) => {
  const [first] = collisions ?? [];
  return first ? String(first.id) : null;
};

/** Carries tasks by mouse and finger. It is a sibling of the days; the library knows only the pressed line. */
export function CarryByPointer({ carry, press }: { carry: Carry; press: Pressed }) {
  const { held, lift, carryOver, drop } = carry;
  const sensors = useSensors(useSensor(MouseSensor, POINTER), useSensor(TouchSensor, TOUCH));
  return (
    <DndContext
      accessibility={ACCESSIBILITY}
      sensors={sensors}
      collisionDetection={detectDay}
      onDragStart={({ active }: DragStartEvent) => lift(String(active.id), 'pointer')}
      onDragMove={(event) => carryOver(dayOf(event))}
      onDragEnd={(event) => drop(dayOf(event))}
      onDragCancel={() => drop(null)}
    >
      <PressedLine press={press} />
      <DragOverlay dropAnimation={null} className="pointer-events-none" zIndex={40}>
        {held?.by === 'pointer' && (
          <div
            aria-hidden
            data-carried=""
            className="flex h-full items-center rounded-[4px] border border-edge bg-surface px-1.5 text-sm shadow-lift"
          >
            <UserText lines={1}>{held.task.title}</UserText>
          </div>
        )}
      </DragOverlay>
    </DndContext>
  );
}

function PressedLine({ press }: { press: Pressed }) {
  const [line, setLine] = useState<HTMLElement | null>(null);
  const { setNodeRef, listeners } = useDraggable({ id: line?.dataset.task ?? '' });
  const latest = useRef(listeners);

  useLayoutEffect(() => {
    latest.current = listeners;
    setNodeRef(line);
  });

  useLayoutEffect(() => {
    press.current = (pressed, event) => {
      flushSync(() => setLine(pressed));
      latest.current?.[event.type === 'touchstart' ? 'onTouchStart' : 'onMouseDown']?.(event);
    };
    return () => {
      press.current = null;
    };
  }, [press]);
  return null;
}
