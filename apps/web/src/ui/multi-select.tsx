import { Check, ChevronDown } from 'lucide-react';
import { Popover as Radix } from 'radix-ui';
import { useId, useState } from 'react';
import { cn } from './cn.ts';
import { controlClass } from './control-class.ts';
import { FieldContext, useFieldControl } from './field-context.ts';
import { type ListOption, OptionList } from './option-list.tsx';
import { popClass } from './overlay-class.ts';

export type MultiSelectProps = {
  options: readonly ListOption[];
  values: readonly string[];
  onValuesChange: (values: string[]) => void;
  /** Shown while nothing is chosen. */
  placeholder: string;
  /** What the list says when nothing matches, or there is nothing at all. */
  emptyText: string;
  /** Its name where no `Field` gives one. */
  'aria-label'?: string;
  disabled?: boolean;
  className?: string;
};

/** Several of a list, with a search in it; the closed field names what is chosen. Controlled. */
export function MultiSelect({
  options,
  values,
  onValuesChange,
  placeholder,
  emptyText,
  disabled = false,
  className,
  ...props
}: MultiSelectProps) {
  const aria = useFieldControl();
  const textId = useId();
  const [open, setOpen] = useState(false);
  const chosen = options.filter((option) => values.includes(option.value)).map((option) => option.label);

  return (
    <Radix.Root open={open} onOpenChange={setOpen}>
      <Radix.Trigger
        {...props}
        {...(aria.id && { id: aria.id })}
        aria-describedby={[textId, aria['aria-describedby']].filter(Boolean).join(' ')}
        disabled={disabled}
        className={cn(
          controlClass,
          'flex h-control items-center gap-2 px-2 text-left',
          aria['aria-invalid'] && 'border-danger',
          className,
        )}
      >
        <span
          id={textId}
          dir="auto"
          className={cn('min-w-0 flex-1 truncate ltr:text-left', chosen.length === 0 && 'text-muted')}
        >
          {chosen.length > 0 ? chosen.join(', ') : placeholder}
        </span>
        {chosen.length > 1 && <span className="tabular text-muted text-sm">{chosen.length}</span>}
        <ChevronDown aria-hidden strokeWidth={1.75} className="size-4 shrink-0 text-muted" />
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          align="start"
          sideOffset={4}
          collisionPadding={8}
          aria-label={placeholder}
          className={cn(popClass, 'w-(--radix-popover-trigger-width) min-w-56 p-1')}
        >
          {/* The search field in the list is not the field that the label names. */}
          <FieldContext value={null}>
            <OptionList
              multiple
              options={options}
              emptyText={emptyText}
              isChosen={(value) => values.includes(value)}
              onChoose={(value) =>
                onValuesChange(
                  values.includes(value) ? values.filter((other) => other !== value) : [...values, value],
                )
              }
              mark={<Check aria-hidden strokeWidth={1.75} className="size-4 shrink-0" />}
            />
          </FieldContext>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
