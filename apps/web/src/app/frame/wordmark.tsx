import { cn } from '@/ui/cn.ts';
import { Link } from '@/ui/link.tsx';

/** The product's name as the link to the start page. */
export function Wordmark({ className }: { className?: string }) {
  return (
    <Link
      to="/"
      className={cn('reach rounded-control font-semibold text-lg leading-6 tracking-tight', className)}
    >
      Faena
    </Link>
  );
}
