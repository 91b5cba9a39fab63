import type { Plan } from '@faena/shared/schemas';
import { Pencil, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { formatPrice } from '@/lib/format-price.ts';
import { adminTexts } from '@/texts/admin.ts';
import { deletionTexts } from '@/texts/deletions.ts';
import { Badge } from '@/ui/badge.tsx';
import { Button } from '@/ui/button.tsx';
import { DataTable } from '@/ui/data-table.tsx';
import { useDialogs } from '@/ui/dialogs-context.ts';
import { EmptyState } from '@/ui/empty-state.tsx';
import { IconButton } from '@/ui/icon-button.tsx';
import { PageHeader } from '@/ui/page-header.tsx';
import { QueryState } from '@/ui/query-state.tsx';
import { quietFailure } from '@/ui/quiet-failure.ts';
import { TableSkeleton } from '@/ui/table-skeleton.tsx';
import type { DataColumn } from '@/ui/use-data-table.ts';
import { UserText } from '@/ui/user-text.tsx';
import { PlanDialog } from './plan-dialog.tsx';
import { countSubscribers, usePlans, useRemovePlan } from './requests.ts';

const texts = adminTexts.plans;

const columns: readonly DataColumn<Plan>[] = [
  {
    id: 'name',
    header: texts.columns.name,
    width: '40%',
    card: 'title',
    sortValue: ({ name }) => name,
    cell: ({ name }) => name,
  },
  {
    id: 'description',
    header: texts.columns.description,
    sortValue: ({ description }) => description || null,
    cell: ({ description }) => (
      <UserText lines={2} className="in-[dl]:line-clamp-none">
        {description}
      </UserText>
    ),
  },
  {
    id: 'price',
    header: texts.columns.price,
    align: 'right',
    fit: true,
    sortValue: ({ price }) => price,
    cell: ({ price }) => formatPrice(price),
  },
];

/** 'Subscripciones': list, create, edit and delete; prices with the prefix Q (PLAN-2). */
export function PlansScreen() {
  const query = usePlans();
  const remove = useRemovePlan();
  const { confirm } = useDialogs();
  const [editing, setEditing] = useState<Plan | 'new' | null>(null);

  async function askAndRemove({ _id, name }: Plan): Promise<void> {
    const sure = await confirm(texts.confirmRemove, {
      danger: true,
      confirmLabel: texts.removeLabel,
      about: name,
      loss: countSubscribers(_id).then(deletionTexts.plan),
    });
    if (!sure) return;
    remove.mutate(_id, { onError: quietFailure(texts.removeFailed) });
  }

  const add = (
    <Button variant="primary" onClick={() => setEditing('new')}>
      <Plus aria-hidden strokeWidth={1.75} />
      {texts.add}
    </Button>
  );
  return (
    <>
      <PageHeader
        title={texts.title}
        beside={query.data && <Badge>{String(query.data.length)}</Badge>}
        actions={add}
      />
      <QueryState
        query={query}
        loading={texts.loading}
        failed={texts.failed}
        safe={texts.safe}
        skeleton={<TableSkeleton columns={3} />}
      >
        {() => (
          <DataTable
            label={texts.title}
            columns={columns}
            data={query.data ?? []}
            getRowId={({ _id }) => _id}
            actionsHeader={texts.actions}
            empty={<EmptyState title={texts.empty} hint={texts.emptyHint} />}
            rowActions={(plan) => (
              <>
                <IconButton icon={Pencil} label={texts.edit(plan.name)} onClick={() => setEditing(plan)} />
                <IconButton
                  icon={Trash2}
                  label={texts.remove(plan.name)}
                  onClick={() => void askAndRemove(plan)}
                />
              </>
            )}
          />
        )}
      </QueryState>
      {editing && <PlanDialog plan={editing === 'new' ? null : editing} onClose={() => setEditing(null)} />}
    </>
  );
}
