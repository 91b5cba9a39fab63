import { countFilters } from '@faena/shared/domain';
import { ListFilter, SquareKanban, TableProperties } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import { taskTexts as texts } from '@/texts/tasks.ts';
import { cn } from '@/ui/cn.ts';
import { IconButton } from '@/ui/icon-button.tsx';
import { SegmentedControl } from '@/ui/segmented-control.tsx';
import type { FilterBarState } from '../filter/use-filter-bar.ts';
import { useTaskFilter } from '../filter/use-task-filter.ts';
import { PresentPeople } from './present-people.tsx';
import { useBoardView } from './use-board-view.ts';

const VIEWS = [
  { value: 'kanban', label: texts.views.kanban, icon: SquareKanban },
  { value: 'table', label: texts.views.table, icon: TableProperties },
] as const;

type BoardControlsProps = {
  projectId: string;
  /** Whether there is room for icons alone. */
  narrow: boolean;
  filterBar: FilterBarState;
};

/** 'Gestión de Tareas' in the head of a project: the choice of a view of its tasks (FIND-8, ROOM-1). */
export function BoardControls({ projectId, narrow, filterBar }: BoardControlsProps) {
  const { view, isInAddress, choose, setInAddress } = useBoardView();
  const [filter] = useTaskFilter();
  const active = countFilters(filter);
  const shown = active > 0 || filterBar.open;
  const writeTable = useEffectEvent(() => setInAddress('table'));
  const isMissing = !isInAddress && view === 'table';

  // Writes the view into the address, so that a copied link opens the same view for everyone.
  useEffect(() => {
    if (isMissing) writeTable();
  }, [isMissing]);

  return (
    <>
      <h2 className="sr-only @min-[60rem]:not-sr-only @min-[60rem]:text-muted">{texts.title}</h2>
      <PresentPeople projectId={projectId} narrow={narrow} />
      <SegmentedControl
        label={texts.view}
        segments={VIEWS}
        value={view}
        onValueChange={choose}
        iconsOnly={narrow}
        className="shrink-0"
      />
      <IconButton
        ref={filterBar.opener}
        icon={ListFilter}
        label={active > 0 ? texts.filter.active(active) : texts.filter.open}
        tooltip={texts.filter.open}
        tooltipSide="bottom"
        aria-expanded={shown}
        onClick={() => (filterBar.open && active === 0 ? filterBar.close() : filterBar.ask())}
        className={cn(active > 0 ? 'bg-accent-tint text-accent' : filterBar.open && 'bg-hover')}
      />
    </>
  );
}
