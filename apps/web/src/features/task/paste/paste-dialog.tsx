import { type Column, LENGTHS, MAX_NEW_TASKS } from '@faena/shared/domain';
import { statusLabels } from '@/texts/labels.ts';
import { quickTexts } from '@/texts/quick.ts';
import { FormDialog } from '@/ui/form-dialog.tsx';
import { Notice } from '@/ui/notice.tsx';
import { useFormSaving } from '@/ui/use-form-saving.ts';
import { UserText } from '@/ui/user-text.tsx';
import { useCreateTasks } from '../create-requests.ts';

const texts = quickTexts.paste;

/** The number of titles in the preview. */
const MOST_SHOWN = 8;

type PasteDialogProps = {
  projectId: string;
  status: Column;
  /** The parent of the new tasks. */
  parentId?: string;
  titles: readonly string[];
  onClose: () => void;
  onCreated: () => void;
};

/** Asks about several pasted lines. Shows the number of tasks, and the first titles (QUICK-4). */
export function PasteDialog({ projectId, status, parentId, titles, onClose, onCreated }: PasteDialogProps) {
  const { send, progress } = useFormSaving(useCreateTasks(projectId), texts.failed);
  const fault = faultOf(titles);
  const more = titles.length - MOST_SHOWN;
  return (
    <FormDialog
      title={texts.title(titles.length)}
      description={(parentId ? texts.ofSubtasks : texts.description)(statusLabels[status])}
      labels={{ cancel: texts.cancel, save: texts.create(titles.length), saving: texts.saving }}
      onSubmit={(event) => {
        event.preventDefault();
        send({ status, titles: [...titles], ...(parentId && { parentId }) }, onCreated);
      }}
      // The clipboard still has the pasted text.
      dirty={false}
      disabled={fault !== null}
      mainFirst
      {...progress}
      onClose={onClose}
    >
      {fault && <Notice tone="warn">{fault}</Notice>}
      <ol className="grid gap-1">
        {titles.slice(0, MOST_SHOWN).map((title, index) => (
          // Lines may be alike, and stay where they are.
          // biome-ignore lint/suspicious/noArrayIndexKey: the list does not change
          <li key={index} className="rounded-card border border-line bg-sunken px-3 py-2">
            <UserText lines={2}>{title}</UserText>
          </li>
        ))}
        {more > 0 && <li className="px-3 text-muted">{texts.more(more)}</li>}
      </ol>
    </FormDialog>
  );
}

/** The reason why these tasks cannot be created, in words; null if they can. */
function faultOf(titles: readonly string[]): string | null {
  if (titles.length > MAX_NEW_TASKS) return texts.tooMany(MAX_NEW_TASKS);
  const long = titles.findIndex((title) => title.length > LENGTHS.name);
  return long < 0 ? null : texts.tooLong(long + 1, LENGTHS.name);
}
