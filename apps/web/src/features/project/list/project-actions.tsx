import { EllipsisVertical, Pencil, Pin, PinOff, Trash2 } from 'lucide-react';
import { useMediaQuery } from '@/lib/use-media-query.ts';
import { projectListTexts } from '@/texts/project-list.ts';
import { DropdownMenu } from '@/ui/dropdown-menu.tsx';
import { IconButton } from '@/ui/icon-button.tsx';
import { MenuItem } from '@/ui/menu-item.tsx';

const texts = projectListTexts.projects;

export type ProjectActionsProps = {
  name: string;
  pinned: boolean;
  onPin: () => void;
  onRename: () => void;
  onRemove: () => void;
};

/** Pin, rename and delete a project: three buttons, or one with a menu on touch screens. */
export function ProjectActions({ name, pinned, onPin, onRename, onRemove }: ProjectActionsProps) {
  const touch = useMediaQuery('(pointer: coarse)');
  const actions = [
    { icon: pinned ? PinOff : Pin, label: pinned ? texts.unpin : texts.pin, run: onPin },
    { icon: Pencil, label: texts.rename, run: onRename },
    { icon: Trash2, label: texts.remove, run: onRemove },
  ];
  if (!touch) {
    return actions.map(({ icon, label, run }) => (
      <IconButton key={label} icon={icon} label={texts.of(label, name)} onClick={run} />
    ));
  }
  return (
    <DropdownMenu trigger={<IconButton icon={EllipsisVertical} label={texts.of(texts.actions, name)} />}>
      {actions.map(({ icon, label, run }) => (
        <MenuItem key={label} icon={icon} onSelect={run} danger={run === onRemove}>
          {label}
        </MenuItem>
      ))}
    </DropdownMenu>
  );
}
