import type { ComponentProps } from 'react';
import { cn } from './cn.ts';

/** A surface with one line around it and 12 px inside. */
export function Card({ className, ...props }: ComponentProps<'div'>) {
  return <div {...props} className={cn('rounded-card border border-line bg-surface p-3', className)} />;
}
