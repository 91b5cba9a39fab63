import { type ClientSession, type mongo, Types } from 'mongoose';
import type { Actor } from '../../kernel/actor.ts';
import { notFound } from '../../kernel/errors.ts';
import { driverCollection } from '../../platform/database.ts';
import { inOwnedCompanies, ownsCompany } from '../../platform/scope.ts';
import { findOwnedProject, findVisibleProject, visibleProjects } from './find-project.ts';
import { type BoardDoc, type ProjectDoc, ProjectModel } from './model.ts';

/** The right a caller needs to lock a project: move its tasks, or change them all. */
export type Right = 'see' | 'change';

/** A locked project and its board, in the state at the lock. */
export interface LockedProject extends BoardDoc {
  /** The `boardVersion` after the transaction. */
  readonly nextVersion: Types.ObjectId;
  /** The number of the change that it is locked for (CHANGE-1). */
  readonly changeNumber: number;
}

const reachOf = (actor: Actor, right: Right) =>
  right === 'see' ? visibleProjects(actor) : inOwnedCompanies<ProjectDoc>(actor);

/** Tests whether a person has a right to a project in this state. */
export function hasRight(actor: Actor, { companyId, memberIds }: ProjectDoc, right: Right): boolean {
  if (ownsCompany(actor, companyId)) return true;
  return right === 'see' && actor.role !== 'client' && memberIds.some((id) => id.equals(actor.id));
}

/**
 * Refuses a caller without a right to a project, without reading its board.
 * @throws AppError `not_found` or `forbidden`, as `findVisibleProject` and `findOwnedProject` do
 */
export async function requireRight(
  actor: Actor,
  id: string,
  right: Right,
  session?: ClientSession,
): Promise<void> {
  const found = ProjectModel.exists({ _id: id, ...reachOf(actor, right) }).hint({ _id: 1 });
  if (await found.session(session ?? null)) return;
  await (right === 'see' ? findVisibleProject : findOwnedProject)(actor, id, session);
}

/** Locks a project with its board as `lockProject` does, without a check of rights; null when there is none. */
export function lockBoard(
  id: string,
  nextVersion: Types.ObjectId,
  session: ClientSession,
): Promise<BoardDoc | null> {
  return driverCollection(ProjectModel).findOneAndUpdate(
    { _id: new Types.ObjectId(id) },
    { $set: { boardVersion: nextVersion } },
    { session, returnDocument: 'before' },
  );
}

/**
 * Locks a project for the rest of a transaction by giving it another `boardVersion`. Call it first: a concurrent
 * change of the board, its members or the project conflicts at once, and one of the two is retried. So the answered
 * state holds until the commit.
 * @param update further values for the project, if they are known beforehand
 * @throws AppError `not_found` or `forbidden`, as `findVisibleProject` and `findOwnedProject` do
 */
export async function lockProject(
  actor: Actor,
  id: string,
  right: Right,
  session: ClientSession,
  update: mongo.BSON.Document = {},
): Promise<LockedProject> {
  const nextVersion = new Types.ObjectId();
  const project = await driverCollection(ProjectModel).findOneAndUpdate(
    { _id: new Types.ObjectId(id), ...reachOf(actor, right) },
    {
      ...update,
      $set: { boardVersion: nextVersion, boardWriter: `${actor.id}/${nextVersion}` },
      $inc: { changes: 1 },
    },
    { session, returnDocument: 'before' },
  );
  if (project) return { ...project, nextVersion, changeNumber: (project.changes ?? 0) + 1 };
  await requireRight(actor, id, right, session);
  throw notFound('project');
}
