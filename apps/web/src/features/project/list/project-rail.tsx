import type { Project } from '@faena/shared/schemas';
import { Link } from 'react-router-dom';
import { cn } from '@/ui/cn.ts';
import { initialOf } from '@/ui/initial-of.ts';
import { Tooltip } from '@/ui/tooltip.tsx';
import { usePins } from './pins.ts';
import { useProjectAddress } from './use-project-search.ts';

/** The number of projects that fit into a low window. The full list has the others. */
const MOST = 12;

type ProjectRailProps = { projects: readonly Project[]; currentId: string | null };

/**
 * The folded list: projects by their first letter. Pinned ones come first, and the current one is always shown
 * (ROOM-3).
 */
export function ProjectRail({ projects, currentId }: ProjectRailProps) {
  const pins = usePins();
  const addressOf = useProjectAddress();
  // For an outside member, a project may be in both lists.
  const each = [...new Map(projects.map((project) => [project._id, project])).values()];
  const ordered = each.toSorted((a, b) => Number(pins.has(b._id)) - Number(pins.has(a._id)));
  const current = ordered.findIndex(({ _id }) => _id === currentId);
  const shown = ordered.filter((_, index) => index < MOST - (current >= MOST ? 1 : 0) || index === current);
  return (
    <ul className="-m-1 grid min-h-0 gap-1 overflow-y-auto p-1 [scrollbar-width:thin]">
      {shown.map(({ _id, name }) => (
        <li key={_id}>
          <Tooltip label={name} side="right">
            <Link
              to={addressOf(_id)}
              aria-label={name}
              dir="auto"
              aria-current={_id === currentId ? 'page' : undefined}
              className={cn(
                'grid h-9 place-items-center rounded-control border font-medium transition-colors focus-visible:-outline-offset-2',
                _id === currentId
                  ? 'border-transparent bg-accent-tint text-accent'
                  : 'border-line text-muted hover:bg-hover hover:text-ink',
              )}
            >
              {initialOf(name)}
            </Link>
          </Tooltip>
        </li>
      ))}
    </ul>
  );
}
