import type { Notice } from '@faena/shared/schemas';
import type { Types } from 'mongoose';
import { CompanyModel } from '../company/index.ts';
import { nameIn, namesOf } from '../person/index.ts';
import { ProjectModel } from '../project/index.ts';
import { TaskModel } from '../task-store/index.ts';
import { KINDS } from './kinds.ts';
import type { NoticeDoc } from './model.ts';

/**
 * Notices with the present names of what they are about. An invited person gets no names here, because the invitation
 * shows them shortened (INVITE-8).
 */
export async function noticesToWire(notices: readonly NoticeDoc[]): Promise<Notice[]> {
  const named = notices.filter(({ kind }) => KINDS[kind].right !== 'invited');
  const tasksOf = named.filter(({ projectId }) => projectId !== null);
  const [people, companies, projects, tasks] = await Promise.all([
    namesOf(idsIn(named, 'actorId')),
    namesIn(idsIn(named, 'companyId'), (_id) => CompanyModel.find({ _id }, { name: 1 }).lean()),
    namesIn(idsIn(named, 'projectId'), (_id) => ProjectModel.find({ _id }, { name: 1 }).lean()),
    titlesIn(idsIn(tasksOf, 'subjectId')),
  ]);
  const nameOf = (names: ReadonlyMap<string, string>, id: Types.ObjectId | null, key = String(id)) => {
    const name = names.get(key);
    return name === undefined ? null : { _id: String(id), name };
  };
  return notices.map((notice) => {
    const { _id, kind, at, isRead, things, actorId, companyId, projectId, subjectId } = notice;
    const { right } = KINDS[kind];
    const isNamed = right !== 'invited';
    const by = isNamed && actorId ? nameIn(people, actorId).fullname : '';
    return {
      ...{ _id: String(_id), kind, at: at.toISOString(), isRead, things, by },
      company: isNamed ? nameOf(companies, companyId) : null,
      employee: right === 'owner' && actorId ? { _id: String(actorId), name: by } : null,
      project: nameOf(projects, projectId),
      // A task that moved to another project may be out of reach.
      task: nameOf(tasks, subjectId, `${projectId} ${subjectId}`),
    };
  });
}

function idsIn(
  notices: readonly NoticeDoc[],
  field: 'actorId' | 'companyId' | 'projectId' | 'subjectId',
): Types.ObjectId[] {
  return notices.flatMap((notice) => notice[field] ?? []);
}

async function namesIn(
  ids: readonly Types.ObjectId[],
  find: (among: { $in: Types.ObjectId[] }) => PromiseLike<{ _id: Types.ObjectId; name: string }[]>,
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  return new Map((await find({ $in: [...ids] })).map(({ _id, name }) => [String(_id), name]));
}

/** The titles of tasks by project and id. */
async function titlesIn(ids: readonly Types.ObjectId[]): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const tasks = await TaskModel.find({ _id: { $in: ids } }, { title: 1, projectId: 1 }).lean();
  return new Map(tasks.map(({ _id, title, projectId }) => [`${projectId} ${_id}`, title]));
}
