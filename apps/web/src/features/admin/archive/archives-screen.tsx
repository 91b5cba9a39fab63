import type { Archive } from '@faena/shared/schemas';
import { format } from 'date-fns';
import { Download, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/ui/button.tsx';
import { IconButton } from '@/ui/icon-button.tsx';
import { TextLink } from '@/ui/text-link.tsx';
import type { DataColumn } from '@/ui/use-data-table.ts';
import { UserText } from '@/ui/user-text.tsx';
import { Catalogue } from '../catalogue.tsx';
import { archiveTexts } from '../texts/archives.ts';
import { PurgeArchiveDialog } from './purge-archive-dialog.tsx';
import { useArchives, useDownloadArchive } from './requests.ts';

const texts = archiveTexts;
const day = (at: string) => <time dateTime={at}>{format(at, 'dd/MM/yyyy')}</time>;

const columns: readonly DataColumn<Archive>[] = [
  {
    id: 'name',
    header: texts.columns.name,
    card: 'title',
    sortValue: ({ name }) => name,
    cell: ({ name }) => <UserText lines={2}>{name}</UserText>,
  },
  {
    id: 'deleted',
    header: texts.columns.deleted,
    align: 'right',
    fit: true,
    sortValue: ({ deletedAt }) => deletedAt,
    cell: ({ deletedAt }) => day(deletedAt),
  },
  {
    id: 'lastClosed',
    header: texts.columns.lastClosed,
    align: 'right',
    fit: true,
    sortValue: ({ lastClosedAt }) => lastClosedAt,
    cell: ({ lastClosedAt }) => day(lastClosedAt),
  },
  {
    id: 'runs',
    header: texts.columns.runs,
    align: 'right',
    fit: true,
    sortValue: ({ runs }) => runs,
    cell: ({ runs }) => runs,
  },
  {
    id: 'people',
    header: texts.columns.people,
    align: 'right',
    fit: true,
    sortValue: ({ people }) => people,
    cell: ({ people }) => people,
  },
  {
    id: 'downloaded',
    header: texts.columns.downloaded,
    align: 'right',
    fit: true,
    sortValue: ({ downloadedAt }) => downloadedAt,
    cell: ({ downloadedAt }) =>
      downloadedAt ? day(downloadedAt) : <span className="text-muted">{texts.never}</span>,
  },
];

/** The archives of deleted companies, with their download and deletion (RUN-8). */
export function ArchivesScreen() {
  const [purging, setPurging] = useState<Archive | null>(null);
  return (
    <>
      <Catalogue
        texts={texts}
        description={texts.description}
        back={<TextLink to="/admin/companies">{texts.back}</TextLink>}
        query={useArchives()}
        columns={columns}
        getRowId={({ companyId }) => companyId}
        rowActions={(archive) => (
          <>
            <DownloadButton archive={archive} />
            <IconButton
              icon={Trash2}
              label={texts.purgeOf(archive.name)}
              onClick={() => setPurging(archive)}
            />
          </>
        )}
      />
      {purging && <PurgeArchiveDialog archive={purging} onClose={() => setPurging(null)} />}
    </>
  );
}

function DownloadButton({ archive: { companyId, name } }: { archive: Archive }) {
  const { mutate, isPending } = useDownloadArchive();
  return (
    <Button loading={isPending} aria-label={texts.downloadOf(name)} onClick={() => mutate(companyId)}>
      {!isPending && <Download aria-hidden strokeWidth={1.75} />}
      {isPending ? texts.downloading : texts.download}
    </Button>
  );
}
