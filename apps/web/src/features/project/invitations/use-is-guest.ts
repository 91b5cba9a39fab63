import type { Project } from '@faena/shared/schemas';
import { useMyCompanies } from '@/features/company/index.ts';
import { readSession } from '@/lib/session.ts';

/**
 * Tests whether the person is in another owner's project, which they can leave (MEMBER-9). An employee belongs to the
 * projects of their company, and cannot leave those.
 */
export function useIsGuest(project: Project): boolean {
  const { data: companies } = useMyCompanies();
  const username = readSession()?.username ?? '';
  return (
    companies !== undefined &&
    project.usuarios.includes(username) &&
    project.username !== username &&
    companies.every(({ _id }) => _id !== project.company_id)
  );
}
