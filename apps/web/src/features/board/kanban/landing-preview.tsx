import { useLayoutEffect, useRef } from 'react';
import { cn } from '@/ui/cn.ts';
import { useDrag } from '../drag/board-context.ts';
import { CARD_CLASS } from './card-class.ts';
import { TaskCard } from './task-card.tsx';

/**
 * The dragged card in the column it is over: the first of its list, as its order there is 0, drawn where a drop would
 * put it. Carried by keyboard it is the card itself, lifted, and comes into sight.
 */
export function LandingPreview({ top }: { top: number }) {
  const item = useRef<HTMLLIElement>(null);
  const task = useDrag((drag) => drag?.task ?? null);
  const height = useDrag((drag) => drag?.height ?? 0);
  const carried = useDrag((drag) => drag?.by === 'keyboard');

  useLayoutEffect(() => {
    // With every place it is carried to.
    if (carried && top >= 0) item.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [carried, top]);

  if (!task) return null;
  return (
    <li
      ref={item}
      aria-hidden={carried || undefined}
      data-landing=""
      // Before the cards that move aside: what is carried is not hidden by them.
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
