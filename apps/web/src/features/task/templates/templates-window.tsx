import { MAX_TEMPLATES } from '@faena/shared/domain';
import type { TaskTemplate } from '@faena/shared/schemas';
import { LayoutTemplate } from 'lucide-react';
import { useState } from 'react';
import { Dialog } from '@/ui/dialog.tsx';
import { EmptyState } from '@/ui/empty-state.tsx';
import { NearLimit } from '@/ui/near-limit.tsx';
import { QueryState } from '@/ui/query-state.tsx';
import { Skeleton } from '@/ui/skeleton.tsx';
import { templateTexts as texts } from '../texts/task-templates.ts';
import { useTemplates } from './requests.ts';
import { TemplateRow } from './template-row.tsx';

/** The window of task templates. */
export function TemplatesWindow({ onOpenChange }: { onOpenChange: (open: boolean) => void }) {
  return (
    <Dialog open onOpenChange={onOpenChange} title={texts.title}>
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
      {(templates) => <Templates templates={templates} />}
    </QueryState>
  );
}

function Templates({ templates }: { templates: readonly TaskTemplate[] }) {
  // The rows load after the window opened, when only the close button could take its focus.
  const [first] = useState(templates[0]?._id);
  return (
    <>
      <NearLimit present={templates.length} most={MAX_TEMPLATES} screen="es" className="mb-4" />
      <ul aria-label={texts.title} className="divide-y divide-line border-line border-y">
        {templates.map((template) => (
          <TemplateRow key={template._id} template={template} takesFocus={template._id === first} />
        ))}
      </ul>
    </>
  );
}
