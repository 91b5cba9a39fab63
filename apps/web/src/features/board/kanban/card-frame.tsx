import { type MouseEvent, type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import { quickTexts } from '@/texts/quick.ts';
import { cn } from '@/ui/cn.ts';
import { useBoardContext } from '../drag/board-context.ts';
import type { CardPress } from '../drag/card-presses.ts';
import type { Drag } from '../drag/drag-store.ts';
import { CARD_CLASS, STILL_ATTRIBUTE } from './card-class.ts';

type CardFrameProps = {
  id: string;
  label: string;
  /** The device that lifts the card; null while nothing does. */
  lifted: Drag['by'] | null;
  /** Whether the card is selected. */
  selected: boolean;
  /** Whether the page of its task is open. */
  current: boolean;
  /** The element that starts a drag by keyboard. */
  activator: RefObject<HTMLElement | null>;
  /** Called by a press on the card, or by a key on its title, but not by a drop. */
  onPress: (event: MouseEvent<HTMLElement>) => void;
  /** Called when the pointer or the focus reaches the card. */
  onReach: () => void;
  children: ReactNode;
};

/** The part of a card that can be lifted. */
export function CardFrame({
  id,
  label,
  lifted,
  selected,
  current,
  activator,
  onPress,
  onReach,
  children,
}: CardFrameProps) {
  const { cards, presses } = useBoardContext();
  const frame = useRef<HTMLElement>(null);

  useLayoutEffect(() => {
    const drawn = frame.current;
    if (!drawn) return;
    cards.set(id, drawn);
    return () => {
      if (cards.get(id) === drawn) cards.delete(id);
    };
  }, [cards, id]);

  function press(event: CardPress): void {
    if (isToCarry(event, activator.current)) presses.press(id, event);
  }

  return (
    <article
      ref={frame}
      aria-label={label}
      onPointerEnter={onReach}
      onFocus={onReach}
      className={cn(
        CARD_CLASS,
        'group/card relative transition-colors hover:border-edge',
        current && 'border-accent shadow-[inset_3px_0_0_var(--color-accent)]',
        // During a drag by keyboard the focus stays in this element.
        selected && 'border-accent bg-accent-tint outline-2 outline-accent -outline-offset-1',
        lifted === 'pointer' && 'invisible',
        lifted === 'keyboard' && 'opacity-0',
      )}
    >
      <div
        {...{ onClick: onPress, onMouseDown: press, onTouchStart: press, onKeyDown: press }}
        className="cursor-grab touch-manipulation select-none p-3"
      >
        {selected && <span className="sr-only">{quickTexts.selection.chosen}. </span>}
        {children}
      </div>
    </article>
  );
}

/**
 * Tests whether the event may lift the card: Space on its title, or mouse and touch except on still elements. React
 * counts a popover as a part of its card, but it drags nothing.
 */
function isToCarry(event: CardPress, title: Element | null): boolean {
  const { target, currentTarget } = event;
  if (!(target instanceof Element) || !currentTarget.contains(target)) return false;
  if ('code' in event) return event.code === 'Space' && !event.repeat && target === title;
  return target.closest(`[${STILL_ATTRIBUTE}]`) === null;
}
