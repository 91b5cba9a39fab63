import { singleSpaced } from '@faena/shared/domain';
import type { Archive } from '@faena/shared/schemas';
import { useState } from 'react';
import { useSaving } from '@/lib/use-saving.ts';
import { archiveTexts } from '@/texts/archives.ts';
import { messageOf } from '@/texts/wording.ts';
import { Field } from '@/ui/field.tsx';
import { FormDialog } from '@/ui/form-dialog.tsx';
import { Input } from '@/ui/input.tsx';
import { toast } from '@/ui/toast.ts';
import { usePurgeArchive } from './requests.ts';

const texts = archiveTexts.purge;

type PurgeArchiveDialogProps = { archive: Archive; onClose: () => void };

/** Asks before an archive is gone for good: only its exact name enables the button (ADMIN-9). */
export function PurgeArchiveDialog({ archive, onClose }: PurgeArchiveDialogProps) {
  const { companyId, name } = archive;
  const [typed, setTyped] = useState('');
  const { save: purge, error, state } = useSaving(usePurgeArchive(companyId));
  // Several spaces look like one.
  const confirmed = singleSpaced(typed) === singleSpaced(name);

  function submit(event: React.FormEvent): void {
    event.preventDefault();
    if (!confirmed) return;
    purge(name, {
      onSuccess: () => {
        toast.success(texts.done(name));
        onClose();
      },
    });
  }

  return (
    <FormDialog
      size="sm"
      title={texts.title}
      description={texts.of(name)}
      labels={{ cancel: texts.cancel, save: texts.title }}
      onSubmit={submit}
      // The name is typed to be sure; there is nothing of it to keep.
      dirty={false}
      saving={state}
      onClose={onClose}
      failure={error && messageOf(error, texts.failed, 'es')}
      danger
      disabled={!confirmed}
    >
      <p className="text-muted">{texts.consequence}</p>
      {archive.downloadedAt === null && <p>{texts.downloadFirst}</p>}
      <Field label={texts.typeName(name)}>
        <Input
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          autoComplete="off"
          spellCheck={false}
        />
      </Field>
    </FormDialog>
  );
}
