import { LENGTHS, MAX_CHECKLIST_ITEMS } from '@faena/shared/domain';
import { type ClipboardEvent, type KeyboardEvent, useState } from 'react';
import { Field } from '@/ui/field.tsx';
import { Input } from '@/ui/input.tsx';
import { useUnsaved } from '@/ui/use-unsaved.ts';
import { taskPartTexts } from '../../texts/task-parts.ts';
import { lostWithThePage } from '../use-saved.ts';
import type { ItemChanges } from './use-item-changes.ts';

const texts = taskPartTexts.checklist;

/** The field for another item. It stays open, and takes each pasted line as an item (CHECK-6). */
export function AddItems({ changes: { items, add } }: { changes: ItemChanges }) {
  const [typed, setTyped] = useState('');
  const [fault, setFault] = useState<string>();
  useUnsaved(typed.trim() !== '', lostWithThePage);

  function addLines(text: string): void {
    const lines = text
      .split(/\r?\n/)
      .map((line) => line.trim().slice(0, LENGTHS.checklistItem))
      .filter(Boolean);
    if (lines.length === 0) return;
    if (items.length + lines.length > MAX_CHECKLIST_ITEMS) {
      setTyped(text);
      setFault(texts.tooMany(MAX_CHECKLIST_ITEMS));
      return;
    }
    setTyped('');
    setFault(undefined);
    // The typed text is not lost: it returns to the field, unless the field holds another text by then.
    add(lines, () => setTyped((now) => now || lines.join('\n')));
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    addLines(typed);
  }

  function onPaste(event: ClipboardEvent): void {
    const text = event.clipboardData.getData('text/plain');
    if (!/\n./.test(text.trim())) return;
    event.preventDefault();
    addLines(typed + text);
  }

  return (
    <Field label={texts.add} hideLabel hint={texts.addHint} error={fault} className="mt-1">
      <Input
        value={typed}
        placeholder={texts.add}
        maxLength={LENGTHS.checklistItem}
        onChange={(event) => {
          setTyped(event.target.value);
          setFault(undefined);
        }}
        onKeyDown={onKeyDown}
        onPaste={onPaste}
      />
    </Field>
  );
}
