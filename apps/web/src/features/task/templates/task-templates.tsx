import { LayoutTemplate } from 'lucide-react';
import { templateTexts as texts } from '@/texts/task-templates.ts';
import { Dialog } from '@/ui/dialog.tsx';
import { EmptyState } from '@/ui/empty-state.tsx';
import { QueryState } from '@/ui/query-state.tsx';
import { Skeleton } from '@/ui/skeleton.tsx';
import { useTaskContext } from '../task-context.ts';
import { useTemplates } from './requests.ts';
import { TemplateRow } from './template-row.tsx';
import { useTemplatesLink } from './use-templates-link.ts';

/** The window of task templates, where the address asks for it (TEMPLATE-8). */
export function TaskTemplates() {
  const { canManage } = useTaskContext();
  const { isOpen, setOpen } = useTemplatesLink();
  if (!isOpen || !canManage) return null;
  return (
    <Dialog open onOpenChange={setOpen} title={texts.title}>
      <Found />
    </Dialog>
  );
}

function Found() {
  return (
    <QueryState
      query={useTemplates()}
      loading={texts.loading}
      skeleton={<Skeleton className="h-40 w-full" />}
      failed={texts.failedToLoad}
      safe={texts.safe}
      keepData
      empty={<EmptyState icon={LayoutTemplate} title={texts.empty} hint={texts.emptyHint} />}
    >
      {(templates) => (
        <ul aria-label={texts.title} className="divide-y divide-line border-line border-y">
          {templates.map((template) => (
            <TemplateRow key={template._id} template={template} />
          ))}
        </ul>
      )}
    </QueryState>
  );
}
