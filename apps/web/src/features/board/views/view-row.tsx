import type { BoardView } from '@faena/shared/schemas';
import { Check, GripVertical, Pencil, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { cn } from '@/ui/cn.ts';
import { IconButton } from '@/ui/icon-button.tsx';
import { OWN_ESCAPE } from '@/ui/popover.tsx';
import { useSortableRow } from '@/ui/sortable-list.tsx';
import { boardViewTexts as texts } from '../texts/board-views.ts';
import { RenameView } from './rename-view.tsx';

type ViewRowProps = {
  view: BoardView;
  /** The names of the other views. */
  others: readonly string[];
  /** Whether the address matches this view. */
  shown: boolean;
  /** Whether a key just renamed it. Then its new row takes the focus. */
  renamed: boolean;
  onShow: () => void;
  onRename: (name: string, byKey: boolean) => void;
  onRemove: () => void;
};

/** A view, which can be shown, moved, renamed and deleted (VIEW-5). */
export function ViewRow({
  view: { name },
  others,
  shown,
  renamed,
  onShow,
  onRename,
  onRemove,
}: ViewRowProps) {
  const [renaming, setRenaming] = useState(false);
  const pencil = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (renamed) pencil.current?.focus();
  }, [renamed]);
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, shift, transition, isDragging } =
    useSortableRow({ id: name, attributes: { roleDescription: texts.sorted } });
  return (
    <li
      ref={setNodeRef}
      style={{ transform: shift ? `translateY(${shift}px)` : undefined, transition }}
      className={cn(
        'flex items-center gap-1 bg-surface',
        isDragging && 'relative z-10 rounded-control shadow-pop',
      )}
    >
      <IconButton
        ref={setActivatorNodeRef}
        {...attributes}
        {...listeners}
        {...(isDragging && OWN_ESCAPE)}
        icon={GripVertical}
        label={texts.move(name)}
        tooltip={texts.moveHint}
        className="shrink-0 cursor-grab touch-none"
      />
      {renaming ? (
        <RenameView
          name={name}
          others={others}
          onDone={(next, byKey) => {
            setRenaming(false);
            if (next !== null) onRename(next, byKey);
            // Runs after the row is rendered again.
            else if (byKey) setTimeout(() => pencil.current?.focus());
          }}
        />
      ) : (
        <>
          <button
            type="button"
            aria-current={shown ? 'true' : undefined}
            onClick={onShow}
            className={cn(
              'flex min-h-control min-w-0 flex-1 items-center gap-2 rounded-control px-2 text-left hover:bg-hover',
              shown && 'font-medium text-accent',
            )}
          >
            <span dir="auto" className="truncate">
              {name}
            </span>
            {shown && <Check aria-hidden strokeWidth={1.75} className="ml-auto size-4 shrink-0" />}
          </button>
          <IconButton
            ref={pencil}
            icon={Pencil}
            label={texts.rename(name)}
            tooltip={texts.renameHint}
            onClick={() => setRenaming(true)}
            className="shrink-0"
          />
          <IconButton
            icon={X}
            label={texts.remove(name)}
            tooltip={texts.removeHint}
            onClick={onRemove}
            className="shrink-0"
          />
        </>
      )}
    </li>
  );
}
