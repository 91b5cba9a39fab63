import type { Task } from '@faena/shared/schemas';
import { CopyPlus, Ellipsis, FolderInput, LayoutTemplate, MessageSquarePlus } from 'lucide-react';
import { useState } from 'react';
import { copyAndMoveTexts as texts } from '@/texts/copy-and-move.ts';
import { DropdownMenu } from '@/ui/dropdown-menu.tsx';
import { IconButton } from '@/ui/icon-button.tsx';
import { MenuItem } from '@/ui/menu-item.tsx';
import { MoveDialog } from '../copy/move-dialog.tsx';
import { useDuplicate } from '../copy/use-duplicate.ts';
import { SaveAsTemplate } from '../templates/save-as-template.tsx';
import { templateTexts } from '../texts/task-templates.ts';

/**
 * The less frequent actions on a task: Duplicar, Duplicar con los comentarios, Mover a otro proyecto…, Guardar como plantilla… (COPY-1) (COPY-7) (MOVE-1)
 * (TEMPLATE-8).
 */
export function MoreActions({ task, onMoved }: { task: Task; onMoved: () => void }) {
  const duplicate = useDuplicate();
  const [moving, setMoving] = useState(false);
  const [keeping, setKeeping] = useState(false);
  return (
    <>
      <DropdownMenu trigger={<IconButton icon={Ellipsis} label={texts.more} tooltipSide="bottom" />}>
        <MenuItem icon={CopyPlus} onSelect={() => duplicate([task.id])}>
          {texts.duplicate}
        </MenuItem>
        {(task.comments?.total ?? 0) > 0 && (
          <MenuItem icon={MessageSquarePlus} onSelect={() => duplicate([task.id], true)}>
            {texts.duplicateWithComments}
          </MenuItem>
        )}
        <MenuItem icon={FolderInput} onSelect={() => setMoving(true)}>
          {texts.move}
        </MenuItem>
        <MenuItem icon={LayoutTemplate} onSelect={() => setKeeping(true)}>
          {templateTexts.saveAs}
        </MenuItem>
      </DropdownMenu>
      {moving && <MoveDialog tasks={[task]} onClose={() => setMoving(false)} onMoved={onMoved} />}
      {keeping && <SaveAsTemplate task={task} onClose={() => setKeeping(false)} />}
    </>
  );
}
