import { Link } from 'react-router-dom';
import { cn } from '@/ui/cn.ts';
import { Tooltip } from '@/ui/tooltip.tsx';
import type { FrameEntry } from './frame-entry.ts';

type SidebarLinkProps = {
  entry: FrameEntry;
  active: boolean;
  /** Icon alone, its label as a tooltip. */
  collapsed: boolean;
  onNavigate?: (() => void) | undefined;
};

/** One entry of the sidebar. */
export function SidebarLink({
  entry: { label, to, icon: Icon },
  active,
  collapsed,
  onNavigate,
}: SidebarLinkProps) {
  return (
    <Tooltip label={collapsed ? label : ''} side="right">
      <Link
        to={to}
        onClick={onNavigate}
        aria-current={active ? 'page' : undefined}
        className={cn(
          'flex h-control items-center gap-2.5 rounded-control px-2.5 transition-colors focus-visible:-outline-offset-2',
          active ? 'bg-accent-tint font-medium text-accent' : 'text-muted hover:bg-hover hover:text-ink',
        )}
      >
        <Icon aria-hidden strokeWidth={1.75} className="size-4 shrink-0" />
        <span className={collapsed ? 'sr-only' : 'truncate'}>{label}</span>
      </Link>
    </Tooltip>
  );
}
