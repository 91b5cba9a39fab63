import { Ellipsis } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '@/ui/icon-button.tsx';
import { Popover } from '@/ui/popover.tsx';
import { projectPageTexts as texts } from '../texts/project-page.ts';

/** The menu of the parts that have no room in the head (ROOM-1). */
export function ProjectMenu({ children }: { children: ReactNode }) {
  return (
    <Popover
      label={texts.menu}
      align="end"
      trigger={<IconButton icon={Ellipsis} label={texts.menu} tooltipSide="bottom" />}
      // The width of the popover. The window's width includes a scroll bar.
      className="grid w-88 max-w-(--radix-popover-content-available-width) gap-3"
    >
      {children}
    </Popover>
  );
}
