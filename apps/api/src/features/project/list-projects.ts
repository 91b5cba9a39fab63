import type { Page } from '@faena/shared/contract';
import { escapeRegExp, foldSearch } from '@faena/shared/domain';
import type { Project } from '@faena/shared/schemas';
import { type QueryFilter, Types } from 'mongoose';
import type { Actor } from '../../kernel/actor.ts';
import type { Listing } from '../../kernel/list.ts';
import { countOf, listing, pageStages } from '../../kernel/list.ts';
import { ownsCompany } from '../../platform/scope.ts';
import { namedActor } from '../person/index.ts';
import { visibleProjects } from './find-project.ts';
import { type ProjectDoc, ProjectModel } from './model.ts';
import { readProjects } from './read-projects.ts';

export interface ProjectQuery {
  /** The person whose projects are asked for; the caller by default. */
  readonly username?: string | undefined;
  readonly company_id?: string | undefined;
  /** Only projects whose name or description contains this text, literally, regardless of case and accents. */
  readonly search?: string | undefined;
}

/**
 * The projects of a company a person may see, or without a company all they see; a client sees none. Oldest first.
 * @throws AppError `forbidden` or `not_found`, see `namedActor`
 */
export async function listProjects(
  { username, company_id, search }: ProjectQuery,
  actor: Actor,
  page: Page | null,
): Promise<Project[] | Listing<Project>> {
  const person = await namedActor(actor, username);
  if (person.role === 'client') return [];
  const match = { ...within(company_id, person, actor), ...containing(search) };
  const read = readProjects([{ $match: match }, { $sort: { createdAt: 1, _id: 1 } }, ...pageStages(page)]);
  return listing(page, read, () => countOf(ProjectModel, match));
}

function within(companyId: string | undefined, person: Actor, actor: Actor): QueryFilter<ProjectDoc> {
  if (companyId) {
    const ofCompany = { companyId: new Types.ObjectId(companyId) };
    return ownsCompany(person, ofCompany.companyId) ? ofCompany : { ...ofCompany, memberIds: person.id };
  }
  // An admin who looks at another person's projects needs all that this person can see.
  return person.id.equals(actor.id) ? { memberIds: actor.id } : visibleProjects(person);
}

function containing(search = ''): QueryFilter<ProjectDoc> {
  const text = foldSearch(search);
  return text === '' ? {} : { searchText: { $regex: escapeRegExp(text) } };
}
