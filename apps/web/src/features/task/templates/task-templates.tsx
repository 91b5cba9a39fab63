import { laterOpened } from '@/ui/later.tsx';
import { useTaskContext } from '../task-context.ts';
import { useTemplatesLink } from './use-templates-link.ts';

const TemplatesWindow = laterOpened(() =>
  import('./templates-window.tsx').then(({ TemplatesWindow }) => TemplatesWindow),
);

/** The window of task templates, if the address asks for it (TEMPLATE-8). */
export function TaskTemplates() {
  const { canManage } = useTaskContext();
  const { isOpen, setOpen } = useTemplatesLink();
  return isOpen && canManage && <TemplatesWindow onOpenChange={setOpen} />;
}
