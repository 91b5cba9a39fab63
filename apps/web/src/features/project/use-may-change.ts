import { isManager } from '@faena/shared/access';
import type { Project } from '@faena/shared/schemas';
import { useCompany } from '@/features/company/index.ts';
import { isRefusal } from '@/lib/client.ts';
import { readSession } from '@/lib/session.ts';

/**
 * Whether the signed-in person may change a project, and not only move its tasks: managers see just companies they own
 * (ACCESS-10). False until that is known.
 */
export function useMayChange(project: Pick<Project, 'company_id'> | undefined): boolean {
  const company = useCompany(project?.company_id ?? '');
  // An unknown answer is left to the server.
  const unknown = company.error !== null && !isRefusal(company.error);
  return isManager(readSession()?.roleId ?? 0) && (company.data !== undefined || unknown);
}
