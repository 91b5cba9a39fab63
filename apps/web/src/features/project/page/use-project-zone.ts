import type { Project } from '@faena/shared/schemas';
import { useCompany } from '@/features/company/index.ts';
import { isRefusal } from '@/lib/client.ts';

/**
 * The company of a project, and the time zone in which the project's and its tasks' dates are calendar dates: that of
 * the company. Outside members without the company, and a failed load (`failed`), get the browser's zone; undefined
 * until known.
 */
export function useProjectZone(project: Project | undefined) {
  const company = useCompany(project?.company_id ?? '');
  const own = company.isError ? Intl.DateTimeFormat().resolvedOptions().timeZone : undefined;
  const failed = company.isError && !isRefusal(company.error);
  return { timeZone: company.data?.timezone ?? own, company, failed };
}
