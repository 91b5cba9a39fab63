import { type DraggableSyntheticListeners, useDraggable } from '@dnd-kit/core';
import { type MouseEvent, type ReactNode, type RefObject, type SyntheticEvent, useLayoutEffect } from 'react';
import { quickTexts } from '@/texts/quick.ts';
import { cn } from '@/ui/cn.ts';
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

/**
 * What can be lifted of a card. The library draws this of every card anew whenever a drag begins, ends or comes over
 * another column; what is in it comes as children, and is not drawn with it.
 */
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
  const { setNodeRef, setActivatorNodeRef, listeners } = useDraggable({ id });

  useLayoutEffect(() => {
    setActivatorNodeRef(activator.current);
  }, [setActivatorNodeRef, activator]);

  return (
    <article
      ref={setNodeRef}
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
        {...onlyWithin(listeners)}
        {...{ onClick: onPress }}
        className="cursor-grab touch-manipulation select-none p-3"
      >
        {selected && <span className="sr-only">{quickTexts.selection.chosen}. </span>}
        {children}
      </div>
    </article>
  );
}

/** What opens from a button of the card is a part of it for React, but nothing to drag it by. */
function onlyWithin(listeners: DraggableSyntheticListeners): DraggableSyntheticListeners {
  const named = Object.entries(listeners ?? {}).map(([name, listen]) => [
    name,
    (event: SyntheticEvent<Element>) => {
      const { target, currentTarget } = event;
      if (!(target instanceof Element) || !currentTarget.contains(target)) return;
      if (target.closest(`[${STILL_ATTRIBUTE}]`) === null) listen(event);
    },
  ]);
  return Object.fromEntries(named);
}
