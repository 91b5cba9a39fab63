import { taskTexts } from '@/texts/tasks.ts';
import { Notice } from '@/ui/notice.tsx';
import type { TaskField } from './task-form-values.ts';
import type { OthersChanges as Changes } from './use-follow-task.ts';

const texts = taskTexts.form;

/** Says what others have changed of the task meanwhile, and which of it a save would undo. */
export function OthersChanges({ followed, kept }: Changes) {
  const shown = followed.filter((name) => !kept.includes(name));
  if (followed.length === 0 && kept.length === 0) return null;
  return (
    <div className="grid gap-2">
      {shown.length > 0 && <Notice>{texts.othersChanged(labels(shown))}</Notice>}
      {kept.length > 0 && <Notice tone="warn">{texts.othersChangedToo(labels(kept))}</Notice>}
    </div>
  );
}

function labels(fields: readonly TaskField[]): string {
  return fields.map((name) => texts[name]).join(', ');
}
