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
  /** By what the card is lifted; null where it is not. */
  lifted: Drag['by'] | null;
  /** Whether it is one of those that are chosen together. */
  selected: boolean;
  /** Whether its page is open. */
  current: boolean;
  /** What lifts it with the keyboard. */
  activator: RefObject<HTMLElement | null>;
  /** Called by a press anywhere on it, also on its title by the keyboard; the end of a drag is none. */
  onPress: (event: MouseEvent<HTMLElement>) => void;
  /** Called when the pointer or the focus comes to it. */
  onReach: () => void;
  children: ReactNode;
};

/** What can be lifted of a card. */
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
        // The one carried by keyboard keeps its focus here until it is dropped.
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
 * Whether it may lift the card: by Space on its title, by mouse and finger anywhere but on what is never the start of a
 * drag. What opens from a button of the card is a part of it for React, but nothing to drag it by.
 */
function isToCarry(event: CardPress, title: Element | null): boolean {
  const { target, currentTarget } = event;
  if (!(target instanceof Element) || !currentTarget.contains(target)) return false;
  if ('code' in event) return event.code === 'Space' && !event.repeat && target === title;
  return target.closest(`[${STILL_ATTRIBUTE}]`) === null;
}
