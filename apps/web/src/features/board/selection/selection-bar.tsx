import type { Task } from '@faena/shared/schemas';
import { quickTexts } from '@/texts/quick.ts';
import { later } from '@/ui/later.tsx';
import { useSelection } from './selection-context.ts';

const SelectionToolbar = later(() =>
  import('./selection-toolbar.tsx').then(({ SelectionToolbar }) => SelectionToolbar),
);

const NONE: Task[] = [];

/** The actions on all selected tasks at once, with their number (QUICK-8). */
export function SelectionBar({ tasks: all }: { tasks: readonly Task[] }) {
  const ids = useSelection();
  // Skips the search without a selection, because there may be thousands of tasks.
  const tasks = ids.size === 0 ? NONE : all.filter(({ id }) => ids.has(id));
  return (
    <>
      <p role="status" className="sr-only">
        {tasks.length > 0 && quickTexts.selection.count(tasks.length)}
      </p>
      {tasks.length > 0 && <SelectionToolbar tasks={tasks} />}
    </>
  );
}
