import { useMemo } from 'react';
import { useAddressParams } from '@/lib/use-address-params.ts';
import type { DataSort } from '@/ui/use-data-table.ts';
import { readFilters, readSort, sortParam, type TaskFilters } from './table-params.ts';

/** The filters and the sort of the table, kept in the address: they survive a reload and travel with a link. */
export function useTableParams() {
  const [params, change] = useAddressParams();

  return {
    filters: useMemo(() => readFilters(params), [params]),
    sort: useMemo(() => readSort(params), [params]),
    setFilter: (name: keyof TaskFilters, value: string) =>
      change((next) => (value ? next.set(name, value) : next.delete(name))),
    clearFilters: () =>
      change((next) => {
        next.delete('status');
        next.delete('priority');
      }),
    setSort: (sort: DataSort) => change((next) => next.set('sort', sortParam(sort))),
  };
}
