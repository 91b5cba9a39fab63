import type { Archive } from '@faena/shared/schemas';
import { format } from 'date-fns';
import { Download, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { archiveTexts } from '@/texts/archives.ts';
import { Badge } from '@/ui/badge.tsx';
import { Button } from '@/ui/button.tsx';
import { DataTable } from '@/ui/data-table.tsx';
import { EmptyState } from '@/ui/empty-state.tsx';
import { IconButton } from '@/ui/icon-button.tsx';
import { PageHeader } from '@/ui/page-header.tsx';
import { QueryState } from '@/ui/query-state.tsx';
import { TableSkeleton } from '@/ui/table-skeleton.tsx';
import { TextLink } from '@/ui/text-link.tsx';
import type { DataColumn } from '@/ui/use-data-table.ts';
import { UserText } from '@/ui/user-text.tsx';
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

/** The archives of deleted companies: downloaded, and deleted for good (RUN-8). */
export function ArchivesScreen() {
  const query = useArchives();
  const [purging, setPurging] = useState<Archive | null>(null);
  return (
    <>
      <PageHeader
        title={texts.title}
        description={texts.description}
        beside={query.data && <Badge>{String(query.data.length)}</Badge>}
        back={<TextLink to="/admin/companies">{texts.back}</TextLink>}
      />
      <QueryState
        query={query}
        loading={texts.loading}
        failed={texts.failed}
        safe={texts.safe}
        skeleton={<TableSkeleton columns={4} />}
      >
        {() => (
          <DataTable
            label={texts.title}
            columns={columns}
            data={query.data ?? []}
            getRowId={({ companyId }) => companyId}
            actionsHeader={texts.actions}
            empty={<EmptyState title={texts.empty} hint={texts.emptyHint} />}
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
        )}
      </QueryState>
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
