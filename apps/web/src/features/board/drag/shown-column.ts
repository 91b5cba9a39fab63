import { type Column, TASK_STATUSES } from '@faena/shared/domain';

/** Where one column shows at a time: the one that does. */
export function shownColumn(scroller: HTMLElement): Column {
  const index = Math.round(scroller.scrollLeft / Math.max(1, scroller.clientWidth));
  return TASK_STATUSES[index] ?? TASK_STATUSES[0];
}

/** Brings a column into sight, where one shows at a time. */
export function showColumn(scroller: HTMLElement, status: Column): void {
  scroller.scrollTo({ left: TASK_STATUSES.indexOf(status) * scroller.clientWidth });
}
