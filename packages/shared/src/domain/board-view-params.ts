import { readAddress, writeAddress } from './address.ts';
import { TASK_FILTER, TASK_VIEW } from './find-tasks.ts';
import { TASK_COLUMNS, TASK_GROUPING, TASK_SORT } from './task-table-address.ts';

/** The parts of the address that a saved view keeps (VIEW-2). */
const BOARD_VIEW = { ...TASK_FILTER, ...TASK_VIEW, ...TASK_SORT, ...TASK_GROUPING, ...TASK_COLUMNS };

/** The query that a view saves: the valid parts of an address, in the order of `BOARD_VIEW`. */
export function viewParamsOf(query: string | URLSearchParams): string {
  const params = new URLSearchParams();
  writeViewParams(params, query);
  return params.toString();
}

/** Replaces the parts of an address that a view keeps; the other parts stay. */
export function writeViewParams(params: URLSearchParams, query: string | URLSearchParams): void {
  writeAddress(BOARD_VIEW, params, readAddress(BOARD_VIEW, new URLSearchParams(query)));
}
