import { DragOverlay, type DropAnimation, defaultDropAnimationSideEffects } from '@dnd-kit/core';
import { DROP_ANIMATION_MS } from '@faena/shared/domain';
import { useMediaQuery } from '@/lib/use-media-query.ts';
import { cn } from '@/ui/cn.ts';
import { useDrag } from '../drag/board-context.ts';
import { CARD_CLASS } from './card-class.ts';
import { TaskCard } from './task-card.tsx';

const DROP: DropAnimation = {
  duration: DROP_ANIMATION_MS,
  easing: 'cubic-bezier(0.2, 0, 0, 1)',
  sideEffects: defaultDropAnimationSideEffects({
    styles: { active: { opacity: '0' } },
    className: { dragOverlay: 'dropping' },
  }),
};

/** The dragged card under the pointer: raised by a shadow and tilted. After the drop it flies to its place. */
export function DragCopy() {
  const still = useMediaQuery('(prefers-reduced-motion: reduce)');
  const task = useDrag((drag) => (drag?.by === 'pointer' ? drag.task : null));
  const carried = useDrag((drag) => drag?.by === 'keyboard');
  // A card that is dragged by keyboard shows at its landing place.
  if (carried) return null;
  return (
    <DragOverlay dropAnimation={still ? null : DROP} className="pointer-events-none" zIndex={40}>
      {task && (
        <div
          aria-hidden
          data-drag-copy=""
          className={cn(
            CARD_CLASS,
            'h-full p-3 rotate-[1.5deg] overflow-hidden shadow-lift in-[.dropping]:rotate-0 in-[.dropping]:transition-[rotate] in-[.dropping]:duration-200',
          )}
        >
          <TaskCard task={task} />
        </div>
      )}
    </DragOverlay>
  );
}
