import type { Project } from '@faena/shared/schemas';
import { useCompany } from '@/features/company/index.ts';
import { isRefusal } from '@/lib/client.ts';

/**
 * The company of a project, and the time zone in which the project's and its tasks' dates are calendar dates: that of
 * the company. The browser's own for a manager who is a member of it without seeing its company, and where that could
 * not be loaded, which is `failed` then; undefined until it is known.
 */
export function useProjectZone(project: Project | undefined) {
  const company = useCompany(project?.company_id ?? '');
  const own = company.isError ? Intl.DateTimeFormat().resolvedOptions().timeZone : undefined;
  const failed = company.isError && !isRefusal(company.error);
  return { timeZone: company.data?.timezone ?? own, company, failed };
}
