import type { Task, TaskAttachment } from '@faena/shared/schemas';
import { useMemo, useRef, useState } from 'react';
import { useKeepRowFocus } from '@/ui/use-keep-row-focus.ts';
import { fileTexts as texts } from '../../texts/files.ts';
import { FileRow } from './file-row.tsx';
import { Gallery } from './gallery.tsx';

type FileListProps = { task: Task; files: readonly TaskAttachment[] };

/** The files on a task. A press on a picture opens the gallery. */
export function FileList({ task, files }: FileListProps) {
  const [shownId, setShownId] = useState<string | null>(null);
  const list = useRef<HTMLOListElement>(null);
  const ids = useMemo(() => [files.map(({ _id }) => _id)], [files]);
  useKeepRowFocus(list, ids);
  return (
    <>
      <ol ref={list} aria-label={texts.list} tabIndex={-1} className="divide-y divide-line">
        {files.map((file) => (
          <FileRow key={file._id} task={task} file={file} onShow={() => setShownId(file._id)} />
        ))}
      </ol>
      <Gallery task={task} files={files} shownId={shownId} onShow={setShownId} />
    </>
  );
}
