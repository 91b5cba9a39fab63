import { type ReactNode, useRef } from 'react';
import { CarryByPointer, type Press } from './carry-by-pointer.tsx';
import { CARRY_INSTRUCTIONS_ID, HeldContext } from './held-context.ts';
import { carryTexts as texts } from './texts/carry.ts';
import type { Carry } from './use-carry.ts';
import { useCarryKeys } from './use-carry-keys.ts';

type CarryAreaProps = {
  carry: Carry;
  day: string;
  go: (day: string) => void;
  /** Days with `data-day` that hold tasks with `data-task`. */
  children: ReactNode;
};

/** The days between which tasks are carried by mouse, finger and keys (CAL-11, CAL-12). */
export function CarryArea({ carry, day, go, children }: CarryAreaProps) {
  const { area, onKeyDown } = useCarryKeys(carry, day, go);
  const press = useRef<(element: HTMLElement, press: Press) => void>(null);

  function onPress(event: Press): void {
    const { target, currentTarget } = event;
    if (!(target instanceof Element) || !currentTarget.contains(target)) return;
    const line = target.closest<HTMLElement>('[data-task]');
    if (line) press.current?.(line, event);
  }

  return (
    <HeldContext value={carry.held?.task.id ?? null}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it hears the presses and keys of the lines within */}
      <div ref={area} onMouseDown={onPress} onTouchStart={onPress} onKeyDownCapture={onKeyDown}>
        {children}
      </div>
      <CarryByPointer carry={carry} press={press} />
      <p id={CARRY_INSTRUCTIONS_ID} hidden>
        {texts.instructions}
      </p>
      <p aria-live="assertive" className="sr-only">
        {carry.said}
      </p>
    </HeldContext>
  );
}
