import { readAddress, TASK_VIEW, writeAddress } from '@faena/shared/domain';
import { type TaskView, useTaskView } from '@/lib/task-view.ts';
import { useAddressParams } from '@/lib/use-address-params.ts';

/** The view of a board: from the address, else the stored one (FIND-8). */
export function useBoardView(): {
  view: TaskView;
  /** Whether the address names the view. */
  isInAddress: boolean;
  choose: (view: TaskView) => void;
  /** Writes a view into the address without storing it. */
  setInAddress: (view: TaskView) => void;
} {
  const [params, change] = useAddressParams();
  const [remembered, remember] = useTaskView();
  const { view } = readAddress(TASK_VIEW, params);
  const setInAddress = (next: TaskView) =>
    change((address) => writeAddress(TASK_VIEW, address, { view: next }));
  return {
    view: view ?? remembered,
    isInAddress: view !== null,
    choose: (next) => {
      remember(next);
      setInAddress(next);
    },
    setInAddress,
  };
}
