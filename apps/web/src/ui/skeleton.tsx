import { cn } from './cn.ts';

/** A grey shape where content will stand; give it the content's size. Hidden from screen readers. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span
      aria-hidden
      className={cn('block h-4 animate-pulse rounded-control bg-line motion-reduce:animate-none', className)}
    />
  );
}
