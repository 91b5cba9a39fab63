import { foldName } from '@faena/shared/domain';
import { type KeyboardEvent, useState } from 'react';
import { cn } from './cn.ts';
import { controlClass } from './control-class.ts';
import { useFieldControl } from './field-context.ts';
import { Tag } from './tag.tsx';

export type TagInputProps = {
  name?: string;
  tags: readonly string[];
  onTagsChange: (tags: string[]) => void;
  /** The most tags. */
  max?: number;
  /** The most characters of a tag. */
  maxLength?: number;
  placeholder?: string;
  className?: string;
};

/**
 * Words as chips. Enter, a comma or blur adds the trimmed text, unless empty or present regardless of case; Backspace
 * removes the last tag (TASK-3). Controlled.
 */
export function TagInput({
  name,
  tags,
  onTagsChange,
  max = 20,
  maxLength,
  placeholder,
  className,
}: TagInputProps) {
  const aria = useFieldControl();
  const [text, setText] = useState('');
  const full = tags.length >= max;

  function add(): void {
    const tag = text.trim();
    if (tag && !full && !tags.some((other) => foldName(other) === foldName(tag)))
      onTagsChange([...tags, tag]);
    setText('');
  }

  function handleKey(event: KeyboardEvent): void {
    if (event.key === 'Enter' || event.key === ',') {
      // Enter adds a tag and never saves the form, even without text (FORM-6).
      event.preventDefault();
      add();
    } else if (event.key === 'Backspace' && text === '') {
      onTagsChange(tags.slice(0, -1));
    }
  }

  return (
    <div
      className={cn(
        controlClass,
        'flex min-h-control flex-wrap items-center gap-1 p-1 has-focus-visible:outline-2 has-focus-visible:outline-accent',
        'has-disabled:cursor-not-allowed has-disabled:opacity-60',
        className,
      )}
    >
      {tags.map((tag) => (
        <Tag key={tag} onRemove={() => onTagsChange(tags.filter((other) => other !== tag))}>
          {tag}
        </Tag>
      ))}
      <input
        dir="auto"
        {...aria}
        name={name}
        value={text}
        readOnly={full}
        maxLength={maxLength}
        placeholder={tags.length === 0 ? placeholder : undefined}
        enterKeyHint="done"
        onChange={(event) => setText(event.target.value)}
        onKeyDown={handleKey}
        onBlur={add}
        className="min-w-16 flex-1 bg-transparent px-1 focus-visible:outline-none"
      />
    </div>
  );
}
