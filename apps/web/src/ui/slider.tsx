import type { ComponentProps } from 'react';
import { cn } from './cn.ts';
import { useFieldControl } from './field-context.ts';

export type SliderProps = Omit<ComponentProps<'input'>, 'type' | 'value' | 'onChange'> & {
  value: number;
  onValueChange: (value: number) => void;
};

/** The browser's own slider in the accent colour; inside a `Field`, or with an `aria-label`. Controlled. */
export function Slider({ value, onValueChange, className, ...props }: SliderProps) {
  const aria = useFieldControl();
  return (
    <input
      {...aria}
      {...props}
      type="range"
      value={value}
      onChange={(event) => onValueChange(event.target.valueAsNumber)}
      className={cn('h-control w-full min-w-0 rounded-control accent-accent disabled:opacity-60', className)}
    />
  );
}
