import { readAddress, TASK_VIEW, writeAddress } from '@faena/shared/domain';
import { type TaskView, useTaskView } from '@/lib/task-view.ts';
import { useAddressParams } from '@/lib/use-address-params.ts';

/** The view of a board: from the address, else the stored one (FIND-8). */
export function useBoardView(): {
  view: TaskView;
  /** Whether the address names the view. */
  said: boolean;
  choose: (view: TaskView) => void;
  /** Writes a view into the address without storing it. */
  say: (view: TaskView) => void;
} {
  const [params, change] = useAddressParams();
  const [remembered, remember] = useTaskView();
  const { view } = readAddress(TASK_VIEW, params);
  const say = (next: TaskView) => change((address) => writeAddress(TASK_VIEW, address, { view: next }));
  return {
    view: view ?? remembered,
    said: view !== null,
    choose: (next) => {
      remember(next);
      say(next);
    },
    say,
  };
}
