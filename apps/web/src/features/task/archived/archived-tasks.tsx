import { laterOpened } from '@/ui/later.tsx';
import { useTaskContext } from '../task-context.ts';
import { useArchiveLink } from './use-archive-link.ts';

const ArchivedWindow = laterOpened(() =>
  import('./archived-window.tsx').then(({ ArchivedWindow }) => ArchivedWindow),
);

/** The window of archived tasks, if the address asks for it (ARCHIVED-5). */
export function ArchivedTasks() {
  const { canManage } = useTaskContext();
  const { isOpen, setOpen } = useArchiveLink();
  return isOpen && canManage && <ArchivedWindow onOpenChange={setOpen} />;
}
