import { LENGTHS } from '@faena/shared/domain';
import type { ChecklistItem } from '@faena/shared/schemas';
import { GripVertical, X } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { Checkbox } from '@/ui/checkbox.tsx';
import { cn } from '@/ui/cn.ts';
import { IconButton } from '@/ui/icon-button.tsx';
import { LinkedText, LinksOf } from '@/ui/linked-text.tsx';
import { useSortableRow } from '@/ui/sortable-list.tsx';
import { Textarea } from '@/ui/textarea.tsx';
import { useUnsaved } from '@/ui/use-unsaved.ts';
import { taskPartTexts } from '../../texts/task-parts.ts';
import type { ItemChanges } from './use-item-changes.ts';

const texts = taskPartTexts.checklist;

type ItemRowProps = { item: ChecklistItem; changes: ItemChanges; canManage: boolean };

/** An item. Everyone who sees it can tick it; people who may change the task can edit, drag and remove it. */
export function ItemRow({ item, changes, canManage }: ItemRowProps) {
  const { _id: id, text, done } = item;
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, shift, transition, isDragging } =
    useSortableRow({ id, disabled: !canManage, attributes: { roleDescription: texts.sorted } });
  return (
    <li
      ref={setNodeRef}
      onKeyDown={(event) => {
        // Escape returns the item to its place. It must not also close the task's page.
        if (isDragging && event.key === 'Escape') event.preventDefault();
      }}
      style={{ transform: shift ? `translateY(${shift}px)` : undefined, transition }}
      className={cn(
        // The focus ring must cover the next item.
        'flex items-center gap-1 bg-surface has-focus-visible:relative has-focus-visible:z-1',
        isDragging && 'relative z-10 rounded-control shadow-pop',
      )}
    >
      {canManage && (
        <IconButton
          ref={setActivatorNodeRef}
          {...attributes}
          {...listeners}
          icon={GripVertical}
          label={texts.move(text)}
          tooltip={texts.moveHint}
          className="shrink-0 cursor-grab touch-none"
        />
      )}
      <Checkbox
        label={
          canManage ? (
            text
          ) : (
            <span className={cn('wrap-anywhere block py-1', done && 'text-muted line-through')}>
              <LinkedText>{text}</LinkedText>
            </span>
          )
        }
        hideLabel={canManage}
        checked={done}
        onCheckedChange={(ticked) => changes.tick(item, ticked)}
        className={canManage ? 'shrink-0 px-1' : 'min-w-0'}
      />
      {canManage && (
        <>
          <div className="flex min-w-0 flex-1 flex-col">
            <ItemText key={text} item={item} onSave={(typed) => changes.setText(item, typed)} />
            <LinksOf text={text} label={texts.links(text)} />
          </div>
          <IconButton
            icon={X}
            label={texts.remove(text)}
            tooltip={texts.removeHint}
            onClick={() => changes.remove(item)}
            className="shrink-0"
          />
        </>
      )}
    </li>
  );
}

type ItemTextProps = { item: ChecklistItem; onSave: (typed: string) => void };

/** The text of an item. Leaving its field or Enter saves it; Escape restores the stored text. */
function ItemText({ item: { _id: id, text, done }, onSave }: ItemTextProps) {
  const [typed, setTyped] = useState(text);
  useUnsaved(typed.trim() !== text);

  function save(): void {
    const next = typed.replace(/\s+/g, ' ').trim();
    if (next === '' || next === text) setTyped(text);
    else onSave(next);
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
      event.preventDefault();
      save();
    }
    if (event.key !== 'Escape' || typed === text) return;
    // Escape discards the typed text. It must not also close the panel.
    event.stopPropagation();
    setTyped(text);
  }

  return (
    <Textarea
      aria-label={texts.text(text)}
      draft={`checklist-item:${id}`}
      unsaved={typed !== text}
      value={typed}
      rows={1}
      maxLength={LENGTHS.checklistItem}
      // A text is one line, although it wraps.
      onChange={(event) => setTyped(event.target.value.replaceAll('\n', ' '))}
      onBlur={save}
      onKeyDown={onKeyDown}
      className={cn(
        // One line of it is as high as any other field.
        'min-h-control resize-none border-transparent bg-surface py-[calc((var(--control)-1.45em-2px)/2)] hover:border-edge focus:border-edge',
        done && 'text-muted line-through',
      )}
    />
  );
}
