import { Ellipsis } from 'lucide-react';
import type { ReactNode } from 'react';
import { projectPageTexts as texts } from '@/texts/project-page.ts';
import { IconButton } from '@/ui/icon-button.tsx';
import { Popover } from '@/ui/popover.tsx';

/** What the head of a project has no room for (ROOM-1). */
export function ProjectMenu({ children }: { children: ReactNode }) {
  return (
    <Popover
      label={texts.menu}
      align="end"
      trigger={<IconButton icon={Ellipsis} label={texts.menu} tooltipSide="bottom" />}
      // Of the popover and not of the window, which a scroll bar takes a part of.
      className="grid w-88 max-w-(--radix-popover-content-available-width) gap-3"
    >
      {children}
    </Popover>
  );
}
