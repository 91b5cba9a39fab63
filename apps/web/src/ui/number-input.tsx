import { type NumberKind, writeNumber } from '@faena/shared/domain';
import { type ComponentProps, use, useLayoutEffect, useState } from 'react';
import { readTyped } from '@/lib/typed-number.ts';
import { cn } from './cn.ts';
import { FieldContext } from './field-context.ts';
import { Input } from './input.tsx';
import { numberFaultText } from './number-fault-text.ts';

export type NumberInputProps = Omit<
  ComponentProps<'input'>,
  'type' | 'inputMode' | 'value' | 'onChange' | 'onBlur'
> & {
  kind: NumberKind;
  /** The typed text. A form sends the number that `numberOf` reads from it, or nothing without one. */
  value: string;
  onValueChange: (text: string) => void;
  /** Describes the accepted numbers, in the message about a text that is not a number. */
  shape?: string;
  /** Called on blur with the element that gets the focus, and on Enter with null. */
  onLeave?: (to: Element | null) => void;
};

/**
 * A field for a number as people write and paste it (FORM-15, FORM-16). On blur or Enter it shows the number that it
 * read, or its `Field` shows the fault. Controlled.
 */
export function NumberInput({
  kind,
  value,
  onValueChange,
  shape,
  onLeave,
  onKeyDown,
  className,
  ...props
}: NumberInputProps) {
  const [initial] = useState(value);
  // The text at the last blur or Enter. Only its fault shows, so that none appears during typing.
  const [left, setLeft] = useState<string | null>(null);
  const showFault = use(FieldContext)?.showFault;
  const read = readTyped(value, kind);
  const isShown = left === value && 'fault' in read && (read.fault !== 'empty' || initial !== '');
  const fault = isShown ? numberFaultText(read, kind, shape) : undefined;

  useLayoutEffect(() => {
    showFault?.(fault);
    return () => showFault?.(undefined);
  }, [showFault, fault]);

  function leave(to: Element | null): void {
    const resolved = 'value' in read ? writeNumber(read.value, kind) : value;
    if (resolved !== value) onValueChange(resolved);
    setLeft(resolved);
    onLeave?.(to);
  }

  return (
    <Input
      autoComplete="off"
      {...(isShown && { 'aria-invalid': true })}
      {...props}
      // The numeric keys of a phone have no minus.
      inputMode={kind.negative ? 'text' : kind.decimals > 0 ? 'decimal' : 'numeric'}
      dir="ltr"
      value={value}
      onChange={(event) => onValueChange(event.target.value)}
      onBlur={(event) => leave(event.relatedTarget)}
      onKeyDown={(event) => {
        if (event.key === 'Enter') leave(null);
        onKeyDown?.(event);
      }}
      className={cn('tabular text-right', className)}
    />
  );
}
