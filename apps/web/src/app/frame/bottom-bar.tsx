import { Link, useLocation } from 'react-router-dom';
import { useMediaQuery } from '@/lib/use-media-query.ts';
import { cn } from '@/ui/cn.ts';
import { PHONE } from '@/ui/screen-widths.ts';
import { activeEntry, type FrameEntry } from './frame-entry.ts';

/** The entries of a sidebar as a bar at the foot of a phone, within reach of the thumb (PHONE-12). */
export function BottomBar({ title, entries }: { title: string; entries: readonly FrameEntry[] }) {
  const { pathname } = useLocation();
  const isPhone = useMediaQuery(PHONE);
  if (!isPhone) return null;
  const active = activeEntry(entries, pathname);
  return (
    <nav
      aria-label={title}
      data-bottom-bar=""
      className="sticky bottom-0 z-30 border-line border-t bg-surface pb-[env(safe-area-inset-bottom)] print:hidden"
    >
      <ul className="grid auto-cols-fr grid-flow-col">
        {entries.map((entry) => {
          const { label, to, icon: Icon } = entry;
          return (
            <li key={to} className="min-w-0">
              <Link
                to={to}
                aria-current={entry === active ? 'page' : undefined}
                className={cn(
                  'flex min-h-14 flex-col items-center justify-center gap-0.5 border-t-2 px-1 py-1 text-sm focus-visible:-outline-offset-2',
                  entry === active
                    ? 'border-accent font-semibold text-accent'
                    : 'border-transparent text-muted hover:text-ink',
                )}
              >
                <Icon aria-hidden strokeWidth={1.75} className="size-5 shrink-0" />
                <span className="max-w-full truncate">{label}</span>
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
