import type { Task } from '@faena/shared/schemas';
import { CopyPlus, Ellipsis } from 'lucide-react';
import { copyAndMoveTexts as texts } from '@/texts/copy-and-move.ts';
import { DropdownMenu } from '@/ui/dropdown-menu.tsx';
import { IconButton } from '@/ui/icon-button.tsx';
import { MenuItem } from '@/ui/menu-item.tsx';
import { useDuplicate } from '../copy/use-duplicate.ts';

/** What is done with a task less often: Duplicar (COPY-5). */
export function MoreActions({ task }: { task: Task }) {
  const duplicate = useDuplicate();
  return (
    <DropdownMenu trigger={<IconButton icon={Ellipsis} label={texts.more} tooltipSide="bottom" />}>
      <MenuItem icon={CopyPlus} onSelect={() => duplicate(task.id)}>
        {texts.duplicate}
      </MenuItem>
    </DropdownMenu>
  );
}
