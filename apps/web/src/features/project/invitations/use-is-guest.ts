import type { Project } from '@faena/shared/schemas';
import { useMyCompanies } from '@/features/company/index.ts';
import { readSession } from '@/lib/session.ts';

/**
 * Whether the signed-in person is in a project of somebody else's company, which they can leave (MEMBER-9). For an
 * employee their companies are the one they work for, and nobody leaves the projects of that by themselves.
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
