import { MAX_PROJECTS } from '@faena/shared/domain';
import { type NewProject, type Project, ProjectNoun, plainOf } from '@faena/shared/schemas';
import { Types } from 'mongoose';
import type { Actor } from '../../kernel/actor.ts';
import { notFound, tooMany } from '../../kernel/errors.ts';
import { transaction } from '../../platform/database.ts';
import { ownsCompany } from '../../platform/scope.ts';
import type { Services } from '../../platform/services.ts';
import { lockCompany } from '../company/index.ts';
import { datesAfter } from './dates.ts';
import { ProjectModel } from './model.ts';
import { bytesOfProject, growProjectsOf } from './owner-bytes.ts';
import { readProject } from './read-projects.ts';
import { searchTextOf } from './search-text.ts';

/**
 * Creates a project; the caller is its creator and first member.
 * @throws AppError `not_found` ('Company not found') out of reach; `validation_failed` when it ends before it starts;
 * `conflict` in a company, or of an owner, at the limit
 */
export async function createProject(
  { start_date, end_date, company_id, ...input }: NewProject,
  actor: Actor,
  { clock }: Services,
): Promise<Project> {
  const companyId = new Types.ObjectId(company_id);
  if (!ownsCompany(actor, companyId)) throw notFound('company');
  return transaction(async (session) => {
    const { timezone, createdBy } = await lockCompany(companyId, session);
    const present = await ProjectModel.countDocuments({ companyId }, { session });
    if (present >= MAX_PROJECTS) throw tooMany('too_many_projects', MAX_PROJECTS);
    const dates = datesAfter({ start_date, end_date }, null, timezone);
    const project = new ProjectModel({
      ...plainOf(ProjectNoun, input),
      companyId,
      searchText: searchTextOf(input),
      ...dates,
      timeZone: timezone,
      createdBy: actor.id,
      memberIds: [actor.id],
      createdAt: clock.now(),
    });
    await project.save({ session });
    await growProjectsOf(createdBy, bytesOfProject(project), session);
    return readProject(project._id, session);
  });
}
