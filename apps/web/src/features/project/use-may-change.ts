import { isManager } from '@faena/shared/access';
import type { Project } from '@faena/shared/schemas';
import { useCompany } from '@/features/company/index.ts';
import { isRefusal } from '@/lib/client.ts';
import { readSession } from '@/lib/session.ts';

/**
 * Tests whether the signed-in person may change a project, and not only move its tasks (ACCESS-10). Managers read only
 * companies they own. False until it is known.
 */
export function useMayChange(project: Pick<Project, 'company_id'> | undefined): boolean {
  const company = useCompany(project?.company_id ?? '');
  // If the company cannot be read, the server decides.
  const unknown = company.error !== null && !isRefusal(company.error);
  return isManager(readSession()?.roleId ?? 0) && (company.data !== undefined || unknown);
}
