import type { Project } from '@faena/shared/schemas';
import { Link } from 'react-router-dom';
import { cn } from '@/ui/cn.ts';
import { UserText } from '@/ui/user-text.tsx';
import { ProjectActions, type ProjectActionsProps } from './project-actions.tsx';
import { useProjectAddress } from './use-project-search.ts';

type ProjectItemProps = {
  project: Project;
  current: boolean;
  onChoose: () => void;
  /** The actions on the project; none if the person only sees it. */
  actions?: Omit<ProjectActionsProps, 'name'>;
};

/** A project in the sidebar, to open, pin, rename in place or delete (PROJECT-8). */
export function ProjectItem({ project: { _id, name }, current, onChoose, actions }: ProjectItemProps) {
  const addressOf = useProjectAddress();
  return (
    <div
      data-project={_id}
      className={cn(
        'group relative flex min-h-control items-center rounded-control transition-colors',
        current ? 'bg-accent-tint' : 'focus-within:bg-hover hover:bg-hover',
      )}
    >
      <Link
        to={addressOf(_id)}
        onClick={onChoose}
        aria-current={current ? 'page' : undefined}
        className={cn(
          'min-w-0 flex-1 rounded-control px-2.5 py-1.5 focus-visible:-outline-offset-2',
          current && 'font-medium text-accent',
        )}
      >
        <UserText lines={1}>{name}</UserText>
      </Link>
      {/* On a mouse screen the actions cover the end of a long name on hover; on touch they stand beside it. The
          focus ring stays whole. */}
      {actions && (
        <span
          className={cn(
            'absolute inset-y-0.5 right-0.5 flex items-center rounded-control bg-inherit opacity-0 transition-opacity',
            'group-focus-within:opacity-100 group-hover:opacity-100 pointer-coarse:static pointer-coarse:opacity-100',
          )}
        >
          <ProjectActions {...actions} name={name} />
        </span>
      )}
    </div>
  );
}
