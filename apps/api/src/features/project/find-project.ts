import type { ClientSession } from 'mongoose';
import type { Actor } from '../../kernel/actor.ts';
import { forbidden, notFound } from '../../kernel/errors.ts';
import { inOwnedCompanies, ownsCompany, type PlainFilter } from '../../platform/scope.ts';
import { type ProjectDoc, ProjectModel } from './model.ts';

/**
 * The projects a caller sees: all in their companies, and those they are a member of. A client sees none,
 * member or not (ACCESS-9).
 */
export function visibleProjects(actor: Actor): PlainFilter<ProjectDoc> {
  if (actor.role === 'admin') return {};
  if (actor.role === 'client') return { _id: { $in: [] } };
  const member: PlainFilter<ProjectDoc> = { memberIds: actor.id };
  return actor.role === 'manager' ? { $or: [inOwnedCompanies<ProjectDoc>(actor), member] } : member;
}

/**
 * A project the caller may see (ACCESS-3, ACCESS-4).
 * @throws AppError `not_found` when missing or out of reach; `forbidden` for an employee who is not a
 * member, when it is a project of their own company
 */
export async function findVisibleProject(
  actor: Actor,
  id: string,
  session?: ClientSession,
): Promise<ProjectDoc> {
  const sameCompany = actor.role === 'employee' && actor.companyId;
  const reach = sameCompany
    ? { $or: [visibleProjects(actor), { companyId: actor.companyId }] }
    : visibleProjects(actor);
  const project = await ProjectModel.findOne({ _id: id, ...reach }, null, {
    session: session ?? null,
  }).lean();
  if (!project) throw notFound('project');
  if (sameCompany && !project.memberIds.some((member) => member.equals(actor.id))) throw forbidden();
  return project;
}

/**
 * A project the caller may change.
 * @throws AppError `not_found` when they cannot see it; `forbidden` when they are only a member of it
 */
export async function findOwnedProject(
  actor: Actor,
  id: string,
  session?: ClientSession,
): Promise<ProjectDoc> {
  const project = await findVisibleProject(actor, id, session);
  if (!ownsCompany(actor, project.companyId)) throw forbidden();
  return project;
}
