import type { ComponentProps } from 'react';
import { type ButtonLook, buttonClass } from './button.tsx';
import { cn } from './cn.ts';

/** A plain anchor that looks like a `LinkButton`, for pages without the router and for other addresses. */
export function AnchorButton({ variant, size, className, ...props }: ComponentProps<'a'> & ButtonLook) {
  return <a {...props} className={cn(buttonClass({ variant, size }), className)} />;
}
