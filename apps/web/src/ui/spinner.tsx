import { LoaderCircle } from 'lucide-react';
import { cn } from './cn.ts';

/** A turning circle of 16 px, hidden from screen readers, because the text beside it names the work. */
export function Spinner({ className }: { className?: string }) {
  return <LoaderCircle aria-hidden strokeWidth={1.75} className={cn('size-4 animate-spin', className)} />;
}
