import { useIsMutating } from '@tanstack/react-query';
import { useState } from 'react';
import { commandScope } from '@/sync/keys.ts';
import { Spinner } from '@/ui/spinner.tsx';
import { useTaskContext } from '../task-context.ts';
import { taskPanelTexts as texts } from '../texts/task-panel.ts';

/** The state of saving, in the head. A phone has no room for the word. */
export function SavingNote() {
  const { projectId } = useTaskContext();
  const saving = useIsMutating({ mutationKey: commandScope(projectId).mutationKey }) > 0;
  const [wasSaving, setWasSaving] = useState(saving);
  if (saving && !wasSaving) setWasSaving(true);
  return (
    <span role="status" className="min-w-0 flex-1 truncate px-2 text-muted text-sm">
      {saving && (
        <>
          <Spinner className="sm:hidden" />
          <span className="max-sm:sr-only">{texts.saving}</span>
        </>
      )}
    </span>
  );
}
