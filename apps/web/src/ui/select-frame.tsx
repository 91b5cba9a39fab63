import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { cn } from './cn.ts';
import { controlClass } from './control-class.ts';
import { FieldContext, useFieldControl } from './field-context.ts';
import { Popover } from './popover.tsx';

type SelectFrameProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The closed field's text for the choice; `children` is the list. */
  chosen: string;
  /** Whether the text means that nothing is chosen. */
  faint?: boolean;
  /** The text behind it, such as the number of chosen options. */
  count?: ReactNode;
  listLabel: string;
  name?: string | undefined;
  'aria-label'?: string | undefined;
  disabled: boolean;
  className?: string | undefined;
  children: ReactNode;
};

/** A field that opens an `OptionList` below it. */
export function SelectFrame({
  open,
  onOpenChange,
  chosen,
  faint = false,
  count,
  listLabel,
  className,
  children,
  ...trigger
}: SelectFrameProps) {
  const aria = useFieldControl();
  const textId = useId();
  return (
    <Popover
      label={listLabel}
      open={open}
      onOpenChange={onOpenChange}
      className="w-(--radix-popover-trigger-width) min-w-56 p-1"
      trigger={
        <button
          type="button"
          {...trigger}
          {...(aria.id && { id: aria.id })}
          aria-describedby={[textId, aria['aria-describedby']].filter(Boolean).join(' ')}
          className={cn(
            controlClass,
            // Like the fields beside it, it has larger text on touch screens.
            'flex h-control items-center gap-2 px-2 text-left pointer-coarse:text-lg',
            aria['aria-invalid'] && 'border-danger',
            className,
          )}
        >
          <span
            id={textId}
            dir="auto"
            className={cn('min-w-0 flex-1 truncate ltr:text-left', faint && 'text-muted')}
          >
            {chosen}
          </span>
          {count}
          <ChevronDown aria-hidden strokeWidth={1.75} className="size-4 shrink-0 text-muted" />
        </button>
      }
    >
      {/* The search field in the list is not the field that the label names. */}
      <FieldContext value={null}>{children}</FieldContext>
    </Popover>
  );
}
