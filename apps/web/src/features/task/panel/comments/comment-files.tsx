import { isPictureType } from '@faena/shared/domain';
import type { TaskAttachment, TaskComment } from '@faena/shared/schemas';
import { UserText } from '@/ui/user-text.tsx';
import { commentTexts as texts } from '../../texts/comments.ts';
import { FileOpener } from '../files/file-opener.tsx';

type CommentFilesProps = {
  ids: TaskComment['attachmentIds'];
  /** The files on the task; a deleted one is missing. */
  files: readonly TaskAttachment[];
  onShow: (id: string) => void;
};

/** The files that a comment shows (COMMENT-19): photos by their previews, others by their names. */
export function CommentFiles({ ids = [], files, onShow }: CommentFilesProps) {
  const shown = files.filter(({ _id }) => ids.includes(_id));
  if (shown.length === 0) return null;
  return (
    <ul aria-label={texts.files} className="mt-1 flex flex-wrap gap-2">
      {shown.map((file) => (
        <li key={file._id} className="flex min-w-0 max-w-full items-center gap-2">
          <FileOpener file={file} onShow={() => onShow(file._id)} />
          {!isPictureType(file.type) && <UserText lines={1}>{file.name}</UserText>}
        </li>
      ))}
    </ul>
  );
}
