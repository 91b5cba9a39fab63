import { cva, type VariantProps } from 'class-variance-authority';
import type { ComponentProps, MouseEvent } from 'react';
import { cn } from './cn.ts';
import { Spinner } from './spinner.tsx';

/** Class names of a button, for the few elements that only look like one. Prefer `Button` and `LinkButton`. */
export const buttonClass = cva(
  [
    'inline-flex shrink-0 select-none items-center justify-center gap-2 whitespace-nowrap rounded-control border',
    'font-medium transition-colors print:hidden disabled:cursor-not-allowed disabled:opacity-50',
    'aria-disabled:cursor-not-allowed aria-disabled:opacity-50 [&_svg]:size-4 [&_svg]:shrink-0',
  ],
  {
    variants: {
      variant: {
        primary: 'border-transparent bg-ink text-paper hover:not-disabled:bg-ink/85',
        secondary: 'border-edge bg-surface text-ink hover:not-disabled:bg-hover',
        ghost: 'border-transparent text-ink hover:not-disabled:bg-hover',
        danger: 'border-transparent bg-danger text-paper hover:not-disabled:bg-danger/85',
      },
      size: {
        md: 'h-control px-3',
        // Words wrap where large text makes them wider than the window.
        lg: 'min-h-11 whitespace-normal px-5 py-1.5 text-lg',
        icon: 'size-control',
      },
    },
    defaultVariants: { variant: 'secondary', size: 'md' },
  },
);

export type ButtonLook = VariantProps<typeof buttonClass>;

/**
 * `loading` shows a spinner, keeps the label ('Guardando…'), and refuses clicks but keeps the focus, which a disabled
 * button loses. `held` does the same without the spinner, for a short time.
 */
export type ButtonProps = ComponentProps<'button'> & ButtonLook & { loading?: boolean; held?: boolean };

/** The button. `secondary` by default; one `primary` a screen; `danger` only for destruction. */
export function Button({
  variant,
  size,
  loading = false,
  held = false,
  type = 'button',
  className,
  onClick,
  children,
  ...props
}: ButtonProps) {
  return (
    <button
      {...props}
      type={type}
      {...(loading && { 'aria-busy': true })}
      {...((loading || held) && { 'aria-disabled': true })}
      onClick={loading || held ? refuse : onClick}
      className={cn(buttonClass({ variant, size }), className)}
    >
      {loading && <Spinner />}
      {children}
    </button>
  );
}

/** Refuses the submission of a form, too, such as by Enter in one of its fields. */
function refuse(event: MouseEvent): void {
  event.preventDefault();
}
