import { arrayMove } from '@dnd-kit/sortable';
import type { BoardView } from '@faena/shared/schemas';
import { useState } from 'react';
import { taskTexts } from '@/texts/tasks.ts';
import { offer } from '@/ui/offer.tsx';
import { QueryState } from '@/ui/query-state.tsx';
import { Skeleton } from '@/ui/skeleton.tsx';
import { SortableList } from '@/ui/sortable-list.tsx';
import { boardViewTexts as texts } from '../texts/board-views.ts';
import { SaveView } from './save-view.tsx';
import { useViewAddress, useViews } from './use-views.ts';
import { ViewRow } from './view-row.tsx';

/** The saved views in their order, and the field that saves the present one (VIEW-5). */
export function ViewMenu({ onDone }: { onDone: () => void }) {
  const { query, views = [], change } = useViews();
  const { isPresent, show } = useViewAddress();
  const [renamed, setRenamed] = useState('');
  const names = views.map(({ name }) => name);

  function remove(view: BoardView): void {
    const order = names.indexOf(view.name);
    change(
      (all) => all.filter(({ name }) => name !== view.name),
      () =>
        offer({
          text: texts.removed,
          about: view.name,
          label: taskTexts.undo.undo,
          onAct: () => change((all) => all.toSpliced(order, 0, view)),
        }),
    );
  }

  function move(moved: string, to: number): void {
    change((all) =>
      arrayMove(
        [...all],
        all.findIndex(({ name }) => name === moved),
        to,
      ),
    );
  }

  return (
    <QueryState
      query={query}
      loading={texts.loading}
      skeleton={<Skeleton className="h-24 w-full" />}
      failed={texts.failedToLoad}
      safe={texts.safe}
      keepData
    >
      {() => (
        <>
          {views.length === 0 ? (
            <p className="text-muted">{texts.empty}</p>
          ) : (
            <SortableList
              label={texts.list}
              ids={names}
              textOf={(name) => name}
              onMove={move}
              texts={texts.sort}
            >
              {views.map((view) => (
                <ViewRow
                  key={view.name}
                  view={view}
                  others={names.filter((name) => name !== view.name)}
                  shown={isPresent(view)}
                  onShow={() => {
                    show(view);
                    onDone();
                  }}
                  renamed={view.name === renamed}
                  onRename={(name, byKey) => {
                    setRenamed(byKey ? name : '');
                    change((all) => all.map((one) => (one.name === view.name ? { ...one, name } : one)));
                  }}
                  onRemove={() => remove(view)}
                />
              ))}
            </SortableList>
          )}
          <SaveView names={names} />
        </>
      )}
    </QueryState>
  );
}
