import { Link } from 'react-router-dom';
import { cn } from '@/ui/cn.ts';

/** The product's name set in type, as the link to the start page. */
export function Wordmark({ className }: { className?: string }) {
  return (
    <Link to="/" className={cn('rounded-control font-semibold text-lg tracking-tight', className)}>
      Faena
    </Link>
  );
}
