import type { ComponentProps } from 'react';
import { type ButtonLook, buttonClass } from './button.tsx';
import { cn } from './cn.ts';

/** As `LinkButton`, but a plain anchor: for pages that stand without the router, and addresses outside of it. */
export function AnchorButton({ variant, size, className, ...props }: ComponentProps<'a'> & ButtonLook) {
  return <a {...props} className={cn(buttonClass({ variant, size }), className)} />;
}
