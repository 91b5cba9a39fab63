import { ChevronRight } from 'lucide-react';
import { cn } from './cn.ts';

/** The chevron of a part that unfolds; it points down while the part is open. */
export function FoldChevron({ open, className }: { open: boolean; className?: string }) {
  return (
    <ChevronRight
      aria-hidden
      strokeWidth={1.75}
      className={cn('size-4 shrink-0 text-muted transition-transform', open && 'rotate-90', className)}
    />
  );
}
