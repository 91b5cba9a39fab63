import { client } from '@/lib/client.ts';
import { useWholeList } from '@/lib/use-whole-list.ts';
import { companyKeys } from './keys.ts';

/** Every company, for an administrator. */
export function useAllCompanies() {
  return useWholeList(companyKeys.everyone(), (query, signal) =>
    client.company.all.page({ query }, { signal }),
  );
}
