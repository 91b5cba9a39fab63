import { MAX_COMPANY_FILE_MIB, MAX_TASK_ATTACHMENTS } from '@faena/shared/domain';
import type { Task } from '@faena/shared/schemas';
import { Camera, Paperclip } from 'lucide-react';
import { useState } from 'react';
import { useProjectRoom } from '@/lib/use-project-room.ts';
import { FileButton } from '@/ui/file-button.tsx';
import { NearLimit } from '@/ui/near-limit.tsx';
import { QueryState } from '@/ui/query-state.tsx';
import { Skeleton } from '@/ui/skeleton.tsx';
import { useTaskContext } from '../../task-context.ts';
import { fileTexts as texts } from '../../texts/files.ts';
import { PanelPart } from '../panel-part.tsx';
import { FileList } from './file-list.tsx';
import { takeFiles } from './take-files.ts';
import { UploadList } from './upload-list.tsx';
import { useFiles } from './use-files.ts';
import { useUploads } from './use-uploads.ts';

/** The files on a task, and the ways to add some: chosen, photographed, dropped or pasted (FILE-12, FILE-15). */
export function FilesSection({ task }: { task: Task }) {
  const [hasOwn, setHasOwn] = useState(false);
  const [isOver, setOver] = useState(false);
  const isThere = hasOwn || (task.attachments?.total ?? 0) > 0;
  const query = useFiles(task, isThere);
  const { uploads, isLost, add, retry, cancel } = useUploads(task.id, () => setHasOwn(true));
  const { projectId } = useTaskContext();
  const room = useProjectRoom(isThere || uploads.length > 0 ? projectId : undefined);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is the pointer's way to what the button does
    <div
      className="relative"
      onPaste={(event) => takeFiles(event, event.clipboardData, add)}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes('Files')) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        setOver(false);
        takeFiles(event, event.dataTransfer, add);
      }}
    >
      <PanelPart title={texts.title}>
        {isThere && (
          <QueryState
            query={query}
            loading={texts.loading}
            skeleton={<Skeleton className="h-12 w-full" />}
            failed={texts.failedToLoad}
            safe={texts.safe}
            keepData
          >
            {(files) => <FileList task={task} files={files} />}
          </QueryState>
        )}
        <UploadList uploads={uploads} isLost={isLost} onRetry={retry} onCancel={cancel} />
        <NearLimit
          present={task.attachments?.total}
          most={MAX_TASK_ATTACHMENTS}
          screen="es"
          className="mt-2"
        />
        <NearLimit
          present={room?.fileMebibytes}
          most={MAX_COMPANY_FILE_MIB}
          what={texts.ofCompany}
          screen="es"
          className="mt-2"
        />
        <div className="flex flex-wrap items-center gap-x-2">
          <FileButton accept="" multiple onFile={add} variant="ghost" className="-ml-3 text-muted">
            <Paperclip aria-hidden strokeWidth={1.75} />
            {texts.add}
          </FileButton>
          <FileButton
            accept="image/*"
            camera
            onFile={add}
            variant="ghost"
            className="hidden text-muted pointer-coarse:inline-flex"
          >
            <Camera aria-hidden strokeWidth={1.75} />
            {texts.photo}
          </FileButton>
          <span className="text-muted text-sm pointer-coarse:hidden">{texts.hint}</span>
        </div>
      </PanelPart>
      {isOver && (
        <p className="pointer-events-none absolute inset-0 grid min-h-12 place-items-center rounded-card border-2 border-accent border-dashed bg-accent-tint font-medium text-accent">
          {texts.drop}
        </p>
      )}
    </div>
  );
}
