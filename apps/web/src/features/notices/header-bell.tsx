import { prefetchLater } from '@/lib/prefetch-later.ts';
import { useLater } from '@/ui/use-later.ts';

const load = () => import('./notice-bell.tsx').then(({ NoticeBell }) => NoticeBell);
prefetchLater(load);

/** The place of the bell in the header. No first screen waits for its code or its number (NOTICE-8). */
export function HeaderBell() {
  const Bell = useLater(load);
  return <span className="inline-flex min-w-control justify-center">{Bell && <Bell />}</span>;
}
