import { SortableList } from '@/ui/sortable-list.tsx';
import { taskPartTexts } from '../../texts/task-parts.ts';
import { ItemRow } from './item-row.tsx';
import type { ItemChanges } from './use-item-changes.ts';

const texts = taskPartTexts.checklist;

type ItemListProps = { changes: ItemChanges; canManage: boolean };

/** The items in their order, which managers drag by pointer or keyboard (CHECK-6). */
export function ItemList({ changes, canManage }: ItemListProps) {
  const { items, move } = changes;
  return (
    <SortableList
      label={texts.items}
      ids={items.map(({ _id }) => _id)}
      textOf={(id) => items.find(({ _id }) => _id === id)?.text ?? ''}
      onMove={move}
      texts={texts}
    >
      {items.map((item) => (
        <ItemRow key={item._id} item={item} changes={changes} canManage={canManage} />
      ))}
    </SortableList>
  );
}
