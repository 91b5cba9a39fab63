import { isManager, type RoleId } from '@faena/shared/access';
import { foldName } from '@faena/shared/domain';
import type { Project } from '@faena/shared/schemas';
import { useProject } from '@/features/project/index.ts';
import { ApiError } from '@/lib/client.ts';
import { readSession, type StoredSession } from '@/lib/session.ts';

/** Whether the signed-in person may see a project. */
export type ProjectAccess = 'loading' | 'allowed' | 'forbidden' | 'missing' | 'failed';

/**
 * Reads a project by the access rule of the employee's area (PROJECT-18). The server also refuses a project of the own
 * company; a project of another company counts as missing.
 */
export function useProjectAccess(id: string): ProjectAccess {
  const { data, error } = useProject(id);
  if (error) return accessAfter(error);
  if (!data) return 'loading';
  return maySee(data, readSession()) ? 'allowed' : 'forbidden';
}

/** Managers may, and members by username, regardless of case and outer spaces. */
function maySee({ usuarios }: Pick<Project, 'usuarios'>, session: StoredSession | null): boolean {
  if (!session) return false;
  return isManager(session.roleId as RoleId) || usuarios.map(foldName).includes(foldName(session.username));
}

function accessAfter(error: Error): ProjectAccess {
  if (!(error instanceof ApiError)) return 'failed';
  if (error.status === 401) return 'loading';
  if (error.status === 403) return 'forbidden';
  // A malformed id belongs to no project.
  return error.status === 404 || error.status === 400 ? 'missing' : 'failed';
}
