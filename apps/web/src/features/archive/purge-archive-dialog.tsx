import type { Archive } from '@faena/shared/schemas';
import { useSaving } from '@/lib/use-saving.ts';
import { archiveTexts } from '@/texts/archives.ts';
import { messageOf } from '@/texts/wording.ts';
import { DeleteByNameDialog } from '@/ui/delete-by-name-dialog.tsx';
import { toast } from '@/ui/toast.ts';
import { usePurgeArchive } from './requests.ts';

const texts = archiveTexts.purge;

type PurgeArchiveDialogProps = { archive: Archive; onClose: () => void };

/** Asks before an archive is gone for good (RUN-8). */
export function PurgeArchiveDialog({ archive, onClose }: PurgeArchiveDialogProps) {
  const { companyId, name } = archive;
  const { save: purge, error, state } = useSaving(usePurgeArchive(companyId));

  function confirm(): void {
    purge(name, {
      onSuccess: () => {
        toast.success(texts.done(name));
        onClose();
      },
    });
  }

  return (
    <DeleteByNameDialog
      title={texts.title}
      description={texts.of(name)}
      labels={{ cancel: texts.cancel, save: texts.title }}
      name={name}
      label={texts.typeName(name)}
      onConfirm={confirm}
      saving={state}
      onClose={onClose}
      failure={error && messageOf(error, texts.failed, 'es')}
    >
      <p className="text-muted">{texts.consequence}</p>
      {archive.downloadedAt === null && <p>{texts.downloadFirst}</p>}
    </DeleteByNameDialog>
  );
}
