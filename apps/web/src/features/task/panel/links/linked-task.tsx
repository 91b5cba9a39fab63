import type { Task } from '@faena/shared/schemas';
import type { ReactNode } from 'react';
import { StatusBadge } from '@/ui/status-badge.tsx';
import { UserText } from '@/ui/user-text.tsx';
import { useTaskLink } from '../../use-task-link.ts';

type LinkedTaskProps = { task: Task; action?: ReactNode };

/** A link to another task of the board. */
export function LinkedTask({ task: { id, title, status }, action }: LinkedTaskProps) {
  const { open } = useTaskLink();
  return (
    <li className="flex min-h-control items-center gap-2">
      <button
        type="button"
        onClick={() => open(id)}
        className="min-w-0 flex-1 cursor-pointer rounded-control py-1 text-left hover:underline"
      >
        <UserText lines={2}>{title}</UserText>
      </button>
      <StatusBadge status={status} />
      {action}
    </li>
  );
}
