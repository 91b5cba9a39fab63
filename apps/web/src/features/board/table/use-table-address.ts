import {
  readAddress,
  TASK_COLUMNS,
  TASK_EXTRA_COLUMNS,
  TASK_GROUPING,
  type TaskExtraColumn,
  type TaskGroupBy,
  writeAddress,
} from '@faena/shared/domain';
import { useMemo } from 'react';
import { useAddressParams } from '@/lib/use-address-params.ts';
import type { DataSort } from '@/ui/use-data-table.ts';
import { readFilters, readSort, sortParam, type TaskFilters } from './table-address.ts';

/** The table's filters, sort, grouping and columns. The address keeps them, so that a reload or a link shows the same. */
export function useTableAddress() {
  const [params, change] = useAddressParams();

  return {
    filters: useMemo(() => readFilters(params), [params]),
    sort: useMemo(() => readSort(params), [params]),
    group: readAddress(TASK_GROUPING, params).group,
    hidden: useMemo(() => readAddress(TASK_COLUMNS, params).hide, [params]),
    setFilter: (name: keyof TaskFilters, value: string) =>
      change((next) => (value ? next.set(name, value) : next.delete(name))),
    clearFilters: () =>
      change((next) => {
        next.delete('status');
        next.delete('priority');
      }),
    setGroup: (group: TaskGroupBy | null) => change((next) => writeAddress(TASK_GROUPING, next, { group })),
    showColumn: (id: TaskExtraColumn, shown: boolean) =>
      change((next) => {
        const { hide } = readAddress(TASK_COLUMNS, next);
        const isHidden = (each: TaskExtraColumn) => (each === id ? !shown : hide.includes(each));
        writeAddress(TASK_COLUMNS, next, { hide: TASK_EXTRA_COLUMNS.filter(isHidden) });
      }),
    setSort: (sort: DataSort) => change((next) => next.set('sort', sortParam(sort))),
  };
}
