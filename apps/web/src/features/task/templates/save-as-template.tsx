import { MAX_TEMPLATES } from '@faena/shared/domain';
import type { Task } from '@faena/shared/schemas';
import { NearLimit } from '@/ui/near-limit.tsx';
import { templateTexts as texts } from '../texts/task-templates.ts';
import { useSaveAsTemplate, useTemplates } from './requests.ts';
import { TemplateNameDialog } from './template-name-dialog.tsx';

/** Saves a task as a template, under its title unless another name is typed (TEMPLATE-8). */
export function SaveAsTemplate({ task, onClose }: { task: Task; onClose: () => void }) {
  const templates = useTemplates();
  return (
    <TemplateNameDialog
      title={texts.saveTitle}
      hint={texts.saveHint}
      name={task.title}
      write={useSaveAsTemplate(task.id)}
      saved={texts.saved}
      onClose={onClose}
    >
      <NearLimit present={templates.data?.length} most={MAX_TEMPLATES} screen="es" />
    </TemplateNameDialog>
  );
}
