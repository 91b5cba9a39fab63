import { dateAfter, monthsAfter, weekdayOf } from '@faena/shared/domain';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { WEEK_DAYS } from './use-calendar-address.ts';

/** Moves the focus between the days of a grid: by day, week and month (CAL-15). */
export function useGridKeys(day: string, go: (day: string) => void) {
  const grid = useRef<HTMLTableElement>(null);
  const isMoved = useRef(false);

  useEffect(() => {
    if (!isMoved.current) return;
    isMoved.current = false;
    grid.current?.querySelector<HTMLElement>(`[data-day="${day}"]`)?.focus();
  }, [day]);

  function onKeyDown(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const next = dayOfKey(event.key, day);
    if (next === null) return;
    event.preventDefault();
    if (next === day) return;
    isMoved.current = true;
    go(next);
  }
  return { grid, onKeyDown };
}

function dayOfKey(key: string, day: string): string | null {
  switch (key) {
    case 'ArrowLeft':
      return dateAfter(day, -1);
    case 'ArrowRight':
      return dateAfter(day, 1);
    case 'ArrowUp':
      return dateAfter(day, -WEEK_DAYS);
    case 'ArrowDown':
      return dateAfter(day, WEEK_DAYS);
    case 'Home':
      return dateAfter(day, 1 - weekdayOf(day));
    case 'End':
      return dateAfter(day, WEEK_DAYS - weekdayOf(day));
    case 'PageUp':
      return monthsAfter(day, -1);
    case 'PageDown':
      return monthsAfter(day, 1);
    default:
      return null;
  }
}
