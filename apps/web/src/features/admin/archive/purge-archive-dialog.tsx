import type { Archive } from '@faena/shared/schemas';
import { DeleteByNameDialog } from '@/ui/delete-by-name-dialog.tsx';
import { archiveTexts } from '../texts/archives.ts';
import { usePurgeArchive } from './requests.ts';

const texts = archiveTexts.purge;

type PurgeArchiveDialogProps = { archive: Archive; onClose: () => void };

/** Asks before an archive is deleted (RUN-8). */
export function PurgeArchiveDialog({ archive, onClose }: PurgeArchiveDialogProps) {
  const { companyId, name, downloadedAt } = archive;
  return (
    <DeleteByNameDialog
      title={texts.title}
      description={texts.of(name)}
      texts={{ ...texts, submit: texts.title }}
      screen="es"
      name={name}
      write={usePurgeArchive(companyId)}
      target={name}
      onClose={onClose}
    >
      <p className="text-muted">{texts.consequence}</p>
      {downloadedAt === null && <p>{texts.downloadFirst}</p>}
    </DeleteByNameDialog>
  );
}
