import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { taskTableTexts } from '@/texts/task-table.ts';
import { LEAST_PX, MOST_PX } from './use-column-widths.ts';

const STEP_PX = 8;

type ColumnEdgeProps = {
  name: string;
  px: number;
  /** Sets the width; null restores the default. */
  onResize: (px: number | null) => void;
};

/** The right edge of a column. A pointer or the arrows move it; a double press or Delete restores it (BOARD-19). */
export function ColumnEdge({ name, px, onResize }: ColumnEdgeProps) {
  const from = useRef<{ x: number; px: number } | null>(null);

  /** With little room the column is drawn narrower than its width. */
  const drawnPx = (edge: Element) => Math.min(px, edge.closest('th')?.offsetWidth ?? px);

  function press({ key, currentTarget }: KeyboardEvent): void {
    const step = { ArrowLeft: -STEP_PX, ArrowRight: STEP_PX }[key];
    if (step !== undefined) onResize(drawnPx(currentTarget) + step);
    else if (key === 'Delete') onResize(null);
  }

  function carry({ clientX }: PointerEvent): void {
    if (from.current) onResize(from.current.px + clientX - from.current.x);
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a rule cannot be moved; this is the separator that can
    <span
      role="separator"
      aria-orientation="vertical"
      aria-label={taskTableTexts.columnWidth(name)}
      aria-valuenow={px}
      aria-valuemin={LEAST_PX}
      aria-valuemax={MOST_PX}
      // The arrows reach it from the head of its column; Tab does not.
      tabIndex={-1}
      onKeyDown={press}
      onPointerDown={(event) => {
        from.current = { x: event.clientX, px: drawnPx(event.currentTarget) };
        event.currentTarget.setPointerCapture(event.pointerId);
      }}
      onPointerMove={carry}
      onLostPointerCapture={() => {
        from.current = null;
      }}
      onDoubleClick={() => onResize(null)}
      className="absolute inset-y-1 right-0 w-2 cursor-col-resize touch-none rounded-[2px] border-line border-r-2 opacity-0 hover:opacity-100 focus-visible:opacity-100 [tr:hover_&]:opacity-100"
    />
  );
}
