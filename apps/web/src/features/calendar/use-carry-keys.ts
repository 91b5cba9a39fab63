import { type KeyboardEvent, useEffect, useEffectEvent, useRef } from 'react';
import type { Carry } from './use-carry.ts';

/**
 * Carries a task by keyboard (CAL-12): Space lifts it, Space or Enter drops it on the day of the focus, Escape puts it
 * back. The arrows are those of the grid.
 */
export function useCarryKeys({ held, lift, drop }: Carry, day: string, go: (day: string) => void) {
  const area = useRef<HTMLDivElement>(null);
  const focusNext = useRef<string | null>(null);
  const isHeld = held?.by === 'keys';
  const putBack = useEffectEvent(() => drop(null));

  useEffect(() => {
    if (!isHeld) return;
    const listening = new AbortController();
    const { signal } = listening;
    document.addEventListener('pointerdown', () => putBack(), { capture: true, signal });
    // Not captured: each move of the focus blurs a day.
    window.addEventListener('blur', () => putBack(), { signal });
    return () => listening.abort();
  }, [isHeld]);

  useEffect(() => {
    if (focusNext.current !== day) return;
    focusNext.current = null;
    focusDay(area.current, day);
  }, [day]);

  function goTo(wanted: string): void {
    if (wanted === day) {
      focusDay(area.current, day);
      return;
    }
    focusNext.current = wanted;
    go(wanted);
  }

  function onHeldKey(event: KeyboardEvent): void {
    const drops = event.key === ' ' || event.key === 'Enter';
    // Tab would move the focus away from the days.
    if (!drops && event.key !== 'Escape' && event.key !== 'Tab') return;
    event.preventDefault();
    event.stopPropagation();
    if (drops && !event.repeat) drop(day);
    if (event.key !== 'Escape' || !held) return;
    goTo(held.task.day);
    drop(null);
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (isHeld) {
      onHeldKey(event);
      return;
    }
    const line = event.target instanceof Element && event.target.closest<HTMLElement>('[data-task]');
    if (event.key !== ' ' || event.repeat || !line) return;
    event.preventDefault();
    const lifted = lift(line.dataset.task ?? '', 'keys');
    if (lifted) goTo(lifted.day);
  }

  return { area, onKeyDown };
}

function focusDay(area: HTMLElement | null, day: string): void {
  area?.querySelector<HTMLElement>(`[data-day="${day}"]`)?.focus();
}
