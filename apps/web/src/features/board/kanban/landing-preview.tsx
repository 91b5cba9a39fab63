import { useLayoutEffect, useRef } from 'react';
import { cn } from '@/ui/cn.ts';
import { useDrag } from '../drag/board-context.ts';
import { CARD_CLASS } from './card-class.ts';
import { TaskCard } from './task-card.tsx';

/**
 * The dragged card at its landing place in the column. It is the first element of the list. In a drag by keyboard it is
 * the lifted card itself, and scrolls into view.
 */
export function LandingPreview({ top }: { top: number }) {
  const item = useRef<HTMLLIElement>(null);
  const task = useDrag((drag) => drag?.task ?? null);
  const height = useDrag((drag) => drag?.height ?? 0);
  const carried = useDrag((drag) => drag?.by === 'keyboard');

  useLayoutEffect(() => {
    // Runs at every place of the drag.
    if (carried && top >= 0) item.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [carried, top]);

  if (!task) return null;
  return (
    <li
      ref={item}
      aria-hidden={carried || undefined}
      data-landing=""
      // Stands in front of the cards that move aside.
      className={cn('absolute inset-x-0 scroll-m-2', carried && 'z-10')}
      style={{ top, height }}
    >
      <article
        aria-label={task.title}
        className={cn(
          CARD_CLASS,
          'h-full overflow-hidden p-3 outline-2 outline-accent -outline-offset-1',
          carried ? 'rotate-[1.5deg] shadow-lift' : 'bg-accent-tint *:opacity-40',
        )}
      >
        <TaskCard task={task} />
      </article>
    </li>
  );
}
