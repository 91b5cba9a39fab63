import { LENGTHS, MAX_CHECKLIST_ITEMS } from '@faena/shared/domain';
import { type ClipboardEvent, type KeyboardEvent, useState } from 'react';
import { Field } from '@/ui/field.tsx';
import { Textarea } from '@/ui/textarea.tsx';
import { useUnsaved } from '@/ui/use-unsaved.ts';
import { taskPartTexts } from '../../texts/task-parts.ts';
import { lostWithThePage } from '../use-saved.ts';
import type { ItemChanges } from './use-item-changes.ts';

const texts = taskPartTexts.checklist;
const LINE_BREAK = /\r\n|[\n\r\u2028\u2029]/;

type AddItemsProps = { taskId: string; changes: ItemChanges };

/** The field for more items. It stays open, and each line of its text is an item (CHECK-6). */
export function AddItems({ taskId, changes: { items, add } }: AddItemsProps) {
  const [typed, setTyped] = useState('');
  const [fault, setFault] = useState<string>();
  useUnsaved(typed.trim() !== '', lostWithThePage);

  function addLines(text: string): void {
    const lines = text
      .split(LINE_BREAK)
      .map((line) => line.trim())
      .filter(Boolean);
    if (lines.length === 0) return;
    const refused = faultOf(lines);
    setFault(refused);
    setTyped(refused ? text : '');
    if (refused) return;
    // After a failure the typed text returns to the field, unless the field has another text.
    add(lines, () => setTyped((now) => now || lines.join('\n')));
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    addLines(typed);
  }

  function faultOf(lines: readonly string[]): string | undefined {
    const [count, most] = [items.length + lines.length, MAX_CHECKLIST_ITEMS];
    if (count > most) return texts.tooMany(most, lines.length);
    const long = lines.findIndex((line) => line.length > LENGTHS.checklistItem);
    return long < 0 ? undefined : texts.tooLong(long + 1, LENGTHS.checklistItem);
  }

  function onPaste(event: ClipboardEvent<HTMLTextAreaElement>): void {
    const { value, selectionStart, selectionEnd } = event.currentTarget;
    const pasted = event.clipboardData.getData('text/plain');
    if (!LINE_BREAK.test(pasted.trim())) return;
    event.preventDefault();
    addLines(value.slice(0, selectionStart) + pasted + value.slice(selectionEnd));
  }

  return (
    <Field label={texts.add} hideLabel hint={texts.addHint} error={fault} className="mt-1">
      <Textarea
        value={typed}
        draft={`checklist:${taskId}`}
        unsaved={typed !== ''}
        rows={1}
        placeholder={texts.add}
        onChange={(event) => {
          setTyped(event.target.value);
          setFault(undefined);
        }}
        onKeyDown={onKeyDown}
        onPaste={onPaste}
        className="min-h-control resize-none py-[calc((var(--control)-1.45em-2px)/2)]"
      />
    </Field>
  );
}
