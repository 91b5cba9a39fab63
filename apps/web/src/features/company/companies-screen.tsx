import { MAX_COMPANIES } from '@faena/shared/domain';
import type { Company } from '@faena/shared/schemas';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useWayBack } from '@/lib/way-back.ts';
import { Badge } from '@/ui/badge.tsx';
import { Button } from '@/ui/button.tsx';
import { CompanyTile } from '@/ui/company-tile.tsx';
import { DataTable } from '@/ui/data-table.tsx';
import { LinkButton } from '@/ui/link-button.tsx';
import { NearLimit } from '@/ui/near-limit.tsx';
import { PageHeader } from '@/ui/page-header.tsx';
import { QueryState } from '@/ui/query-state.tsx';
import { TableSkeleton } from '@/ui/table-skeleton.tsx';
import { TextLink } from '@/ui/text-link.tsx';
import type { DataColumn } from '@/ui/use-data-table.ts';
import { UserText } from '@/ui/user-text.tsx';
import { DeleteCompanyDialog } from './delete-company-dialog.tsx';
import { NoCompanies } from './no-companies.tsx';
import { useMyCompanies } from './requests.ts';
import { companyTexts } from './texts/companies.ts';

const texts = companyTexts.list;

const columns: readonly DataColumn<Company>[] = [
  {
    id: 'name',
    header: texts.name,
    card: 'title',
    sortValue: ({ name }) => name,
    cell: ({ _id, name, color, line_of_business }) => (
      <span className="flex min-w-0 items-center gap-2.5">
        <CompanyTile name={name} color={color} size="sm" />
        <TextLink to={`/company/${_id}`} printed className="min-w-0 font-medium">
          <UserText lines={2}>{name}</UserText>
        </TextLink>
        <UserText lines={1} className="min-w-24 shrink-9 font-normal text-muted in-[li]:hidden">
          {line_of_business}
        </UserText>
      </span>
    ),
  },
];

/** The manager's companies with Edit and Delete (COMPANY-4). */
export function CompaniesScreen() {
  const query = useMyCompanies();
  const { data = [] } = query;
  const wayBack = useWayBack();
  const [deleting, setDeleting] = useState<Company | null>(null);

  return (
    <>
      <PageHeader
        title={texts.title}
        beside={query.data && <Badge>{String(data.length)}</Badge>}
        actions={
          <LinkButton to="/add-company" state={wayBack} variant="primary">
            <Plus aria-hidden strokeWidth={1.75} />
            {texts.add}
          </LinkButton>
        }
      />
      <NearLimit present={query.data?.length} most={MAX_COMPANIES} screen="en" className="mb-4" />
      <QueryState
        query={query}
        loading={companyTexts.home.loading}
        failed={companyTexts.home.failed}
        safe={companyTexts.home.safe}
        skeleton={<TableSkeleton columns={2} />}
      >
        {() => (
          <DataTable
            label={texts.title}
            columns={columns}
            data={data}
            getRowId={({ _id }) => _id}
            actionsHeader={texts.actions}
            empty={<NoCompanies />}
            rowActions={(company) => (
              <>
                <LinkButton
                  to={`/edit-company/${company._id}`}
                  state={wayBack}
                  variant="ghost"
                  aria-label={texts.of(texts.edit, company.name)}
                >
                  {texts.edit}
                </LinkButton>
                <Button
                  variant="ghost"
                  className="text-danger"
                  aria-label={texts.of(texts.remove, company.name)}
                  onClick={() => setDeleting(company)}
                >
                  {texts.remove}
                </Button>
              </>
            )}
          />
        )}
      </QueryState>
      {deleting && <DeleteCompanyDialog company={deleting} onClose={() => setDeleting(null)} />}
    </>
  );
}
