import { SlidersHorizontal } from 'lucide-react';
import { taskTexts } from '@/texts/tasks.ts';
import { Button } from '@/ui/button.tsx';
import { cn } from '@/ui/cn.ts';
import { Popover } from '@/ui/popover.tsx';
import type { FilterControl } from './filter-controls.tsx';

const texts = taskTexts.filter;

/** The choices for which the bar has no room, with the number of the active ones (FIND-1). */
export function MoreFilters({ controls }: { controls: readonly FilterControl[] }) {
  const set = controls.filter(({ isSet }) => isSet).length;
  return (
    <Popover
      label={texts.more}
      className="w-64"
      trigger={
        <Button
          aria-label={set > 0 ? texts.moreSet(set) : texts.more}
          className={cn('shrink-0', set > 0 && 'border-accent bg-accent-tint text-accent')}
        >
          <SlidersHorizontal aria-hidden strokeWidth={1.75} />
          {texts.more} {set > 0 && <span className="tabular">{set}</span>}
        </Button>
      }
    >
      <div className="flex flex-col gap-2">
        {controls.map(({ part, draw }) => (
          <div key={part} className="flex">
            {draw('w-full')}
          </div>
        ))}
      </div>
    </Popover>
  );
}
