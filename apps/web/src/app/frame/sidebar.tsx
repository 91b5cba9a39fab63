import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { cn } from '@/ui/cn.ts';
import { activeEntry, type FrameEntry } from './frame-entry.ts';
import { SidebarLink } from './sidebar-link.tsx';

export type SidebarProps = {
  /** The panel's name, such as 'Admin Panel'. It shows, and names the navigation for screen readers. */
  title: string;
  entries: readonly FrameEntry[];
  collapsed?: boolean;
  /** Above the entries, such as the companies dropdown. */
  top?: ReactNode;
  /** At the bottom. */
  foot?: ReactNode;
  /** Called when an entry is followed, which closes the drawer. */
  onNavigate?: () => void;
};

/** The content of the sidebar and, on small screens, of the drawer. */
export function Sidebar({ title, entries, collapsed = false, top, foot, onNavigate }: SidebarProps) {
  const { pathname } = useLocation();
  const active = activeEntry(entries, pathname);
  return (
    <>
      <div className="min-h-0 flex-1 overflow-y-auto overflow-x-hidden p-2">
        <p className={cn('px-2.5 pt-1 pb-2 font-medium text-muted text-sm', collapsed && 'sr-only')}>
          {title}
        </p>
        {top && <div className="mb-2">{top}</div>}
        <nav aria-label={title}>
          <ul className="grid gap-0.5">
            {entries.map((entry) => (
              <li key={entry.to}>
                <SidebarLink
                  entry={entry}
                  active={entry === active}
                  collapsed={collapsed}
                  onNavigate={onNavigate}
                />
              </li>
            ))}
          </ul>
        </nav>
      </div>
      {foot && <div className="border-line border-t p-2">{foot}</div>}
    </>
  );
}
