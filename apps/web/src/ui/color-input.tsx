import type { ComponentProps } from 'react';
import { cn } from './cn.ts';
import { controlClass } from './control-class.ts';
import { useFieldControl } from './field-context.ts';

export type ColorInputProps = Omit<ComponentProps<'input'>, 'type' | 'value' | 'onChange'> & {
  /** `#rrggbb`, from the browser's picker. */
  value: string;
  onValueChange: (color: string) => void;
};

/** The browser's colour picker as a swatch, with the hex code beside it. Controlled. */
export function ColorInput({ value, onValueChange, className, ...props }: ColorInputProps) {
  const aria = useFieldControl();
  return (
    <span className={cn(controlClass, 'flex h-control w-32 items-center gap-2 px-1', className)}>
      <input
        {...aria}
        {...props}
        type="color"
        value={value}
        onChange={(event) => onValueChange(event.target.value)}
        className="h-6 w-8 shrink-0 cursor-pointer rounded-[4px] border-0 bg-transparent p-0"
      />
      <span aria-hidden className="tabular text-muted uppercase">
        {value}
      </span>
    </span>
  );
}
