import type { Task, TaskAttachment } from '@faena/shared/schemas';
import { Trash2 } from 'lucide-react';
import { formatMoment } from '@/lib/format-moment.ts';
import { readSession } from '@/lib/session.ts';
import { useDialogs } from '@/ui/dialogs-context.ts';
import { IconButton } from '@/ui/icon-button.tsx';
import { ROW_ATTRIBUTE } from '@/ui/use-keep-row-focus.ts';
import { UserText } from '@/ui/user-text.tsx';
import { sizeOf } from '../../file/file-size.ts';
import { useTaskContext } from '../../task-context.ts';
import { fileTexts as texts } from '../../texts/files.ts';
import { tellFailure } from '../../use-tell.ts';
import { FileOpener } from './file-opener.tsx';
import { useRemoveFile } from './use-files.ts';

type FileRowProps = { task: Task; file: TaskAttachment; onShow: () => void };

/** A file with its author and size. Its author and people who may change the task delete it (FILE-7). */
export function FileRow({ task, file, onShow }: FileRowProps) {
  const { _id: id, author, name, size, createdAt } = file;
  const { canManage, timeZone } = useTaskContext();
  const { confirm } = useDialogs();
  const remove = useRemoveFile(task.id);
  const isOwn = author !== null && author._id === readSession()?.personId;

  async function askAndRemove(): Promise<void> {
    const options = { danger: true, confirmLabel: texts.remove, about: name };
    if (!(await confirm(texts.confirmRemove, options))) return;
    remove.mutate(id, { tells: true, onError: (error) => tellFailure(error, texts.failedToRemove) });
  }

  return (
    <li {...{ [ROW_ATTRIBUTE]: id }} className="flex items-center gap-3 py-2">
      <FileOpener file={file} onShow={onShow} />
      <div className="min-w-0 flex-1">
        <UserText lines={1} className="font-medium">
          {name}
        </UserText>
        <p className="tabular text-muted text-sm">
          <bdi>
            {texts.by(
              author ? author.fullname || author.username : texts.nobody,
              formatMoment(createdAt, timeZone),
              sizeOf(size),
            )}
          </bdi>
        </p>
      </div>
      {(isOwn || canManage) && (
        <IconButton
          icon={Trash2}
          label={texts.removeOf(name)}
          tooltip={texts.remove}
          onClick={() => void askAndRemove()}
        />
      )}
    </li>
  );
}
