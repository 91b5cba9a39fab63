import type { Project } from '@faena/shared/schemas';
import { useCompany } from '@/features/company/index.ts';

/**
 * The time zone in which a project's and its tasks' dates are calendar dates: its company's. The browser's own for a
 * manager who is a member of it without seeing its company; undefined until it is known.
 */
export function useProjectZone(project: Project | undefined): string | undefined {
  const company = useCompany(project?.company_id ?? '');
  if (company.data) return company.data.timezone;
  return company.isError ? Intl.DateTimeFormat().resolvedOptions().timeZone : undefined;
}
