import { useDraggable } from '@dnd-kit/core';
import { type ReactNode, type RefObject, useLayoutEffect } from 'react';
import { cn } from '@/ui/cn.ts';
import type { Drag } from '../drag/drag-store.ts';
import { CARD_CLASS } from './card-class.ts';

type CardFrameProps = {
  id: string;
  label: string;
  /** By what the card is lifted; null where it is not. */
  lifted: Drag['by'] | null;
  /** What lifts it with the keyboard. */
  activator: RefObject<HTMLElement | null>;
  actions: ReactNode;
  children: ReactNode;
};

/**
 * What can be lifted of a card. The library draws this of every card anew whenever a drag begins, ends or comes over
 * another column; what is in it comes as children, and is not drawn with it.
 */
export function CardFrame({ id, label, lifted, activator, actions, children }: CardFrameProps) {
  const { setNodeRef, setActivatorNodeRef, listeners } = useDraggable({ id });

  useLayoutEffect(() => {
    setActivatorNodeRef(activator.current);
  }, [setActivatorNodeRef, activator]);

  return (
    <article
      ref={setNodeRef}
      aria-label={label}
      className={cn(
        CARD_CLASS,
        'group/card relative transition-colors hover:border-edge',
        // The one carried by keyboard keeps its focus here until it is dropped.
        lifted === 'pointer' && 'invisible',
        lifted === 'keyboard' && 'opacity-0',
      )}
    >
      {/* Without the buttons: a press on one of them is never the start of a drag. */}
      <div {...listeners} className="cursor-grab touch-manipulation select-none p-3">
        {children}
      </div>
      {actions}
    </article>
  );
}
