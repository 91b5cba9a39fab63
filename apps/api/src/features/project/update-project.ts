import type { Project, ProjectChanges } from '@faena/shared/schemas';
import type { Actor } from '../../kernel/actor.ts';
import { transaction } from '../../platform/database.ts';
import { definedFields } from '../../platform/defined-fields.ts';
import { lockCompany } from '../company/index.ts';
import { datesAfter, storedDates } from './dates.ts';
import { lockProject } from './lock-project.ts';
import { ProjectModel } from './model.ts';
import { bytesOfProject, growProjectsOf } from './owner-bytes.ts';
import { readProject } from './read-projects.ts';
import { searchTextOf } from './search-text.ts';

/**
 * Changes any part of a project. The dates that stay count too: with them the end may not come before
 * the start.
 * @throws AppError `not_found` or `forbidden` when it is not the caller's to change; `validation_failed`
 * for the dates; `conflict` for longer texts of an owner at the limit
 */
export async function updateProject(
  id: string,
  { start_date, end_date, wipLimits = {}, ...fields }: ProjectChanges,
  actor: Actor,
): Promise<Project> {
  return transaction(async (session) => {
    const project = await lockProject(actor, id, 'change', session);
    const { timezone, createdBy } = await lockCompany(project.companyId, session);
    const changed = { ...project, ...definedFields(fields) };
    const dates = datesAfter({ start_date, end_date }, storedDates(project), timezone);
    // Each column by itself, so that a concurrent change of another column holds too.
    const limits = Object.entries(wipLimits);
    await ProjectModel.updateOne(
      { _id: project._id },
      {
        $set: {
          ...fields,
          ...pathsOf(limits.filter(([, limit]) => limit !== null)),
          searchText: searchTextOf(changed),
          ...dates,
        },
        $unset: pathsOf(limits.filter(([, limit]) => limit === null)),
      },
      { session },
    );
    await growProjectsOf(createdBy, bytesOfProject(changed) - bytesOfProject(project), session);
    return readProject(project._id, session);
  });
}

function pathsOf(limits: [string, number | null][]): Record<string, number | null> {
  return Object.fromEntries(limits.map(([status, limit]) => [`wipLimits.${status}`, limit]));
}
