import { taskFormTexts } from '@/texts/task-form.ts';
import { Notice } from '@/ui/notice.tsx';
import type { ChangeElsewhere } from './use-follow-task.ts';

const texts = taskFormTexts;

/**
 * Names the fields that others changed meanwhile, and those that a save would overwrite. Changes by the same person in
 * another tab show only for fields also typed in here (LIVE-2).
 */
export function OthersChanges({ changes }: { changes: readonly ChangeElsewhere[] }) {
  const named = (kept: boolean, by: ChangeElsewhere['by']) =>
    changes.filter((change) => change.kept === kept && change.by === by).map(({ field }) => texts[field]);
  const notices = [
    ...(['other', 'unknown'] as const).map((by) => ({ kept: false, by, fields: named(false, by) })),
    ...(['other', 'self', 'unknown'] as const).map((by) => ({ kept: true, by, fields: named(true, by) })),
  ].filter(({ fields }) => fields.length > 0);
  if (notices.length === 0) return null;
  return (
    <div className="grid gap-2">
      {notices.map(({ kept, by, fields }) =>
        kept || by === 'self' ? (
          <Notice key={`${kept}-${by}`} tone="warn">
            {texts.othersChangedToo(fields.join(', '), by)}
          </Notice>
        ) : (
          <Notice key={`${kept}-${by}`}>{texts.othersChanged(fields.join(', '), by)}</Notice>
        ),
      )}
    </div>
  );
}
