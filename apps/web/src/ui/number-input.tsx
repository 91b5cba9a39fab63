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
  /** The text in it; a form sends the number that `numberOf` finds there, and nothing where it finds none. */
  value: string;
  onValueChange: (text: string) => void;
  /** The numbers that it takes, in words, for a text that is none of them. */
  shape?: string;
  /** Called once it is left, with the control that gets the focus, or once Enter is pressed. */
  onLeave?: (to: Element | null) => void;
};

/**
 * A number, as people write and paste it (FORM-15, FORM-16). Once it is left it shows the number that was understood,
 * or its `Field` tells why there is none. Controlled.
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
  const [begun] = useState(value);
  // The text that was there when the field was left: a fault of it is told, and of one being typed is not.
  const [left, setLeft] = useState<string | null>(null);
  const tell = use(FieldContext)?.tell;
  const read = readTyped(value, kind);
  const isTold = left === value && 'fault' in read && (read.fault !== 'empty' || begun !== '');
  const fault = isTold ? numberFaultText(read, kind, shape) : undefined;

  useLayoutEffect(() => {
    tell?.(fault);
    return () => tell?.(undefined);
  }, [tell, fault]);

  function leave(to: Element | null): void {
    const settled = 'value' in read ? writeNumber(read.value, kind) : value;
    if (settled !== value) onValueChange(settled);
    setLeft(settled);
    onLeave?.(to);
  }

  return (
    <Input
      autoComplete="off"
      {...(isTold && { 'aria-invalid': true })}
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
