import type { Project } from '@faena/shared/schemas';
import { useCompany } from '@/features/company/index.ts';
import { isRefusal } from '@/lib/client.ts';

/**
 * The company of a project, and its time zone, in which dates are calendar dates; undefined until known. Outside
 * members, and everyone after a failed load (`failed`), get the browser's zone.
 */
export function useProjectZone(project: Project | undefined) {
  const company = useCompany(project?.company_id ?? '');
  const own = company.isError ? Intl.DateTimeFormat().resolvedOptions().timeZone : undefined;
  const failed = company.isError && !isRefusal(company.error);
  return { timeZone: company.data?.timezone ?? own, company, failed };
}
