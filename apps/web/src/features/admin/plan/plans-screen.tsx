import { MAX_PLANS } from '@faena/shared/domain';
import type { Plan } from '@faena/shared/schemas';
import { Pencil, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { usePlans } from '@/features/people/index.ts';
import { formatPrice } from '@/lib/format-price.ts';
import { deletionTexts } from '@/texts/deletions.ts';
import { Button } from '@/ui/button.tsx';
import { IconButton } from '@/ui/icon-button.tsx';
import type { DataColumn } from '@/ui/use-data-table.ts';
import { UserText } from '@/ui/user-text.tsx';
import { Catalogue } from '../catalogue.tsx';
import { adminTexts } from '../texts/admin.ts';
import { useAskAndRemove } from '../use-ask-and-remove.ts';
import { PlanDialog } from './plan-dialog.tsx';
import { countSubscribers, useRemovePlan } from './requests.ts';

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
  const [editing, setEditing] = useState<Plan | 'new' | null>(null);
  const askAndRemove = useAskAndRemove({
    texts,
    write: useRemovePlan(),
    lossOf: ({ _id }) => countSubscribers(_id).then(deletionTexts.plan),
  });
  return (
    <>
      <Catalogue
        texts={texts}
        query={usePlans()}
        most={MAX_PLANS}
        columns={columns}
        getRowId={({ _id }) => _id}
        actions={
          <Button variant="primary" onClick={() => setEditing('new')}>
            <Plus aria-hidden strokeWidth={1.75} />
            {texts.add}
          </Button>
        }
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
      {editing && <PlanDialog plan={editing === 'new' ? null : editing} onClose={() => setEditing(null)} />}
    </>
  );
}
