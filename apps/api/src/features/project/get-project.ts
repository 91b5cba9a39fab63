import type { Project } from '@faena/shared/schemas';
import type { Actor } from '../../kernel/actor.ts';
import { findVisibleProject } from './find-project.ts';
import { readProject } from './read-projects.ts';

/**
 * One project that the caller may see.
 * @throws AppError `not_found` or `forbidden`, see `findVisibleProject`
 */
export async function getProject(id: string, actor: Actor): Promise<Project> {
  const { _id } = await findVisibleProject(actor, id);
  return readProject(_id);
}
