import { Pencil } from 'lucide-react';
import { useEditors } from '@/sync/presence.ts';
import { taskTexts } from '@/texts/tasks.ts';
import { UserText } from '@/ui/user-text.tsx';

type EditedByProps = { projectId: string; taskId: string };

/** 'Ana edita', while somebody else edits the task (LIVE-3). Screen readers do not announce it. */
export function EditedBy({ projectId, taskId }: EditedByProps) {
  const names = useEditors(projectId, taskId);
  if (names.length === 0) return null;
  return (
    <p className="mt-2 flex items-start gap-1.5 text-accent text-sm">
      <Pencil aria-hidden strokeWidth={1.75} className="mt-0.5 size-3.5 shrink-0" />
      <UserText lines={2}>{taskTexts.live.edits(names)}</UserText>
    </p>
  );
}
