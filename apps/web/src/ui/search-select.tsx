import { Check, ChevronDown } from 'lucide-react';
import { Popover as Radix } from 'radix-ui';
import { useId, useState } from 'react';
import { cn } from './cn.ts';
import { controlClass } from './control-class.ts';
import { FieldContext, useFieldControl } from './field-context.ts';
import { type ListOption, OptionList } from './option-list.tsx';
import { popClass } from './overlay-class.ts';

export type SearchSelectProps = {
  name?: string;
  options: readonly ListOption[];
  value: string;
  onValueChange: (value: string) => void;
  /** Names the open list. */
  listLabel: string;
  /** What the list says when nothing matches. */
  emptyText: string;
  disabled?: boolean;
};

/** One of a long list, with a search in it. Needs a `Field`. Controlled. */
export function SearchSelect({
  name,
  options,
  value,
  onValueChange,
  listLabel,
  emptyText,
  disabled = false,
}: SearchSelectProps) {
  const aria = useFieldControl();
  const textId = useId();
  const [open, setOpen] = useState(false);
  return (
    <Radix.Root open={open} onOpenChange={setOpen}>
      <Radix.Trigger
        {...(aria.id && { id: aria.id })}
        name={name}
        aria-describedby={[textId, aria['aria-describedby']].filter(Boolean).join(' ')}
        disabled={disabled}
        className={cn(
          controlClass,
          'flex h-control items-center gap-2 px-2 text-left',
          aria['aria-invalid'] && 'border-danger',
        )}
      >
        <span id={textId} className="min-w-0 flex-1 truncate">
          {options.find((option) => option.value === value)?.label ?? value}
        </span>
        <ChevronDown aria-hidden strokeWidth={1.75} className="size-4 shrink-0 text-muted" />
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          align="start"
          sideOffset={4}
          collisionPadding={8}
          aria-label={listLabel}
          className={cn(popClass, 'w-(--radix-popover-trigger-width) min-w-56 p-1')}
        >
          {/* The search field in the list is not the field that the label names. */}
          <FieldContext value={null}>
            <OptionList
              options={options}
              emptyText={emptyText}
              isChosen={(option) => option === value}
              onChoose={(option) => {
                onValueChange(option);
                setOpen(false);
              }}
              startAt={value}
              mark={<Check aria-hidden strokeWidth={1.75} className="size-4 shrink-0" />}
            />
          </FieldContext>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
