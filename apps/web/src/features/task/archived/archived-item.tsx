import type { ArchivedTask } from '@faena/shared/schemas';
import { ArchiveRestore, Trash2 } from 'lucide-react';
import { formatMoment } from '@/lib/format-moment.ts';
import { taskTexts } from '@/texts/tasks.ts';
import { Button } from '@/ui/button.tsx';
import { useDialogs } from '@/ui/dialogs-context.ts';
import { IconButton } from '@/ui/icon-button.tsx';
import { StatusBadge } from '@/ui/status-badge.tsx';
import { UserText } from '@/ui/user-text.tsx';
import { useTaskContext } from '../task-context.ts';
import { archivedTaskTexts as texts } from '../texts/archived-tasks.ts';
import { useArchivedChanges } from './use-archived.ts';

/** An archived task: its title, the time and author of its archiving, and the buttons that restore or delete it. */
export function ArchivedItem({ task }: { task: ArchivedTask }) {
  const { timeZone } = useTaskContext();
  const { restore, remove } = useArchivedChanges();
  const { confirm } = useDialogs();
  const { title, status, archivedAt, archivedBy } = task;
  const by = archivedBy ? archivedBy.fullname || archivedBy.username : texts.nobody;

  async function askAndRemove(): Promise<void> {
    const asked = { danger: true, confirmLabel: texts.remove, about: title };
    if (await confirm(taskTexts.card.confirmRemove, asked)) remove(task);
  }

  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2">
      <div className="min-w-0 flex-1 basis-60">
        <UserText lines={2} className="font-medium">
          {title}
        </UserText>
        <p className="mt-1 flex flex-wrap items-center gap-x-2 gap-y-1 text-muted text-sm">
          <StatusBadge status={status} />
          <span className="wrap-anywhere">{texts.when(formatMoment(archivedAt, timeZone), by)}</span>
        </p>
      </div>
      <div className="ml-auto flex items-center gap-1">
        <Button aria-label={taskTexts.card.of(texts.restore, title)} onClick={() => restore(task)}>
          <ArchiveRestore aria-hidden strokeWidth={1.75} />
          {texts.restore}
        </Button>
        <IconButton
          icon={Trash2}
          label={taskTexts.card.of(texts.remove, title)}
          tooltip={texts.remove}
          onClick={() => void askAndRemove()}
        />
      </div>
    </li>
  );
}
