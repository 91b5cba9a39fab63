import { MAX_IMPORT_BYTES, MAX_IMPORT_TASKS, SHEET_MEDIA_TYPES } from '@faena/shared/domain';
import type { FormEvent } from 'react';
import { useState } from 'react';
import { isRefusal } from '@/lib/client.ts';
import { reportError } from '@/lib/report.ts';
import { messageOf } from '@/texts/wording.ts';
import { FailureNotice } from '@/ui/failure-notice.tsx';
import { FileDrop } from '@/ui/file-drop.tsx';
import { FormDialog } from '@/ui/form-dialog.tsx';
import { Notice } from '@/ui/notice.tsx';
import { QueryState } from '@/ui/query-state.tsx';
import { Skeleton } from '@/ui/skeleton.tsx';
import { useFormSaving } from '@/ui/use-form-saving.ts';
import { taskImportTexts } from '../texts/task-import.ts';
import { type ChosenFile, isUnchanged, readChosen } from './chosen-file.ts';
import { sizeOf } from './file-size.ts';
import { ImportPreview } from './import-preview.tsx';
import { type Decisions, useImportPreview, useImportTasks } from './import-requests.ts';

const texts = taskImportTexts;

/** The file types that the browser offers. The content decides the kind, not the name (IMPORT-2). */
const ACCEPTED = `.csv,.tsv,.txt,.xlsx,.json,text/csv,application/json,${SHEET_MEDIA_TYPES.xlsx}`;

const UNDECIDED: Decisions = { statuses: null, dayOrder: undefined };

type ImportDialogProps = {
  projectId: string;
  onClose: () => void;
};

/** 'Importar tareas': the choice of a file, a preview, then the import (IMPORT-10). */
export function ImportDialog({ projectId, onClose }: ImportDialogProps) {
  const [file, setFile] = useState<ChosenFile | null>(null);
  const [decisions, setDecisions] = useState(UNDECIDED);
  const [problem, setProblem] = useState<string | null>(null);
  const preview = useImportPreview(projectId, file, decisions);
  const { send, fail, progress } = useFormSaving(useImportTasks(projectId), texts.failed);
  const { data, error } = preview;
  const isAsked = data?.dayOrder?.order === null;
  const isReady = Boolean(data && !preview.isPlaceholderData && data.created > 0 && !isAsked);

  async function choose(files: readonly File[]): Promise<void> {
    const [chosen] = files;
    if (!chosen) return;
    fail(null);
    setFile(null);
    setDecisions(UNDECIDED);
    const fault = files.length > 1 ? texts.file.several : faultOf(chosen);
    setProblem(fault);
    if (fault) return;
    try {
      setFile(await readChosen(chosen));
    } catch (failure) {
      reportError(failure);
      setProblem(texts.file.unreadable);
    }
  }

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (!file || !isReady) return;
    if (await isUnchanged(file)) {
      send({ file, decisions }, onClose);
      return;
    }
    setFile(null);
    setDecisions(UNDECIDED);
    setProblem(texts.file.changed);
  }

  return (
    <FormDialog
      title={texts.title}
      size="lg"
      labels={{
        cancel: texts.cancel,
        save: texts.save(isReady ? (data?.created ?? 0) : 0),
        saving: texts.saving,
      }}
      onSubmit={(event) => void submit(event)}
      // Only decisions count as unsaved, because the file itself still exists.
      dirty={decisions !== UNDECIDED}
      disabled={!isReady}
      {...progress}
      onClose={onClose}
    >
      <FileDrop
        accept={ACCEPTED}
        label={file ? texts.file.another : texts.file.choose}
        disabled={progress.saving.saving}
        onFiles={(files) => void choose(files)}
      >
        {file ? (
          <>
            <p dir="auto" className="wrap-anywhere font-medium">
              {file.onDevice.name}
            </p>
            <p className="tabular text-muted text-sm">{sizeOf(file.onDevice.size)}</p>
          </>
        ) : (
          <>
            <p>{texts.file.hint}</p>
            <p className="text-muted text-sm">{LIMITS}</p>
          </>
        )}
      </FileDrop>
      {problem && <Notice tone="danger">{problem}</Notice>}
      {file && error && isRefusal(error) && (
        <FailureNotice error={error} screen="es">
          {messageOf(error, texts.readFailed, 'es')}
        </FailureNotice>
      )}
      {file && !(error && isRefusal(error)) && (
        <QueryState
          query={preview}
          loading={texts.reading}
          showLoading
          skeleton={<Skeleton className="h-32" />}
          failed={texts.readFailed}
          safe={texts.readSafe}
        >
          {(found) => (
            <ImportPreview
              found={found}
              onDecided={(one) => setDecisions((before) => ({ ...before, ...one }))}
            />
          )}
        </QueryState>
      )}
    </FormDialog>
  );
}

const LIMITS = texts.file.limits(String(MAX_IMPORT_TASKS), sizeOf(MAX_IMPORT_BYTES));

/** The reason why a file cannot be sent; null if it can. */
function faultOf({ size }: File): string | null {
  if (size === 0) return texts.file.empty;
  return size > MAX_IMPORT_BYTES ? texts.file.tooBig(sizeOf(size), sizeOf(MAX_IMPORT_BYTES)) : null;
}
