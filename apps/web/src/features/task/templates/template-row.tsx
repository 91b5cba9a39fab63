import type { TaskTemplate } from '@faena/shared/schemas';
import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { priorityLabels } from '@/texts/labels.ts';
import { useDialogs } from '@/ui/dialogs-context.ts';
import { IconButton } from '@/ui/icon-button.tsx';
import { UserText } from '@/ui/user-text.tsx';
import { templateTexts as texts } from '../texts/task-templates.ts';
import { tellFailure } from '../use-tell.ts';
import { useRemoveTemplate, useRenameTemplate } from './requests.ts';
import { TemplateNameDialog } from './template-name-dialog.tsx';

type TemplateRowProps = {
  template: TaskTemplate;
  /** Whether the window's focus starts at this row. */
  takesFocus: boolean;
};

/** A template: a summary, its editable name, and a button that deletes it (TEMPLATE-8). */
export function TemplateRow({ template, takesFocus }: TemplateRowProps) {
  const [renaming, setRenaming] = useState(false);
  const { confirm } = useDialogs();
  const rename = useRenameTemplate(template);
  const { mutate: remove } = useRemoveTemplate();
  const { name } = template;

  async function askAndRemove(): Promise<void> {
    const asked = { danger: true, confirmLabel: texts.remove, about: name };
    if (await confirm(texts.confirmRemove, asked))
      remove(template._id, { onError: (error) => tellFailure(error, texts.removeFailed) });
  }

  return (
    <li className="flex items-center gap-3 py-2">
      <div className="min-w-0 flex-1">
        <UserText lines={2} className="font-medium">
          {name}
        </UserText>
        <UserText lines={1} className="text-muted text-sm">
          {inWords(template)}
        </UserText>
      </div>
      <IconButton
        icon={Pencil}
        label={texts.rename(name)}
        tooltip={texts.renameHint}
        autoFocus={takesFocus}
        onClick={() => setRenaming(true)}
      />
      <IconButton
        icon={Trash2}
        label={texts.removeNamed(name)}
        tooltip={texts.remove}
        onClick={() => void askAndRemove()}
      />
      {renaming && (
        <TemplateNameDialog
          title={texts.renameTitle}
          name={name}
          write={rename}
          saved={texts.renamed}
          onClose={() => setRenaming(false)}
        />
      )}
    </li>
  );
}

/** The values for new tasks, in one line. */
function inWords({ title, name, priority, estimatedHours, checklist, tags }: TaskTemplate): string {
  const parts = [
    title === name ? '' : title,
    priorityLabels[priority],
    estimatedHours > 0 ? `${estimatedHours} h` : '',
    checklist.length > 0 ? texts.items(checklist.length) : '',
    tags.join(', '),
  ];
  return parts.filter((part) => part !== '').join(' · ');
}
