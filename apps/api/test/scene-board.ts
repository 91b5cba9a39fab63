import { Types } from 'mongoose';
import type { CompanyDoc } from '../src/features/company/model.ts';
import { ForemanModel } from '../src/features/crew/model.ts';
import { SiteCodeModel } from '../src/features/crew/site-code/model.ts';
import { storePicture } from '../src/features/person/stored-picture.ts';
import type { ProjectDoc } from '../src/features/project/model.ts';
import { ProjectInvitationModel } from '../src/features/project-invitation/model.ts';
import { FileAddresses } from '../src/features/task-attachment/file-address.ts';
import { AttachmentModel } from '../src/features/task-store/attachment-model.ts';
import { CommentModel } from '../src/features/task-store/comment-model.ts';
import { CoverModel } from '../src/features/task-store/cover-model.ts';
import { type TaskDoc, TaskModel } from '../src/features/task-store/task-model.ts';
import { seal } from '../src/platform/sealed.ts';
import {
  createArchivedTask,
  createChange,
  createProject,
  createTask,
  KEY_OF_CHANGE,
  type Person,
} from './factories.ts';
import type { TestApi } from './harness.ts';
import type { People } from './scene-people.ts';

/** The secret of the site of `project`. */
const SITE_SECRET = 'MTIzNDU2Nzg5MDEyMzQ1Njc4OTA';

/** Projects and their boards. */
export interface BoardTargets {
  readonly project: string;
  /** Another project of the same company. */
  readonly otherProject: string;
  readonly task: string;
  readonly otherTask: string;
  /** An archived task of the same project. */
  readonly archivedTask: string;
  /** An item in the checklist of `task`. */
  readonly item: string;
  /** A comment of `inside` on `task`. */
  readonly comment: string;
  /** A file of `inside` on `task`, and the key of an address of it. */
  readonly attachment: string;
  readonly fileKey: string;
  /** By which `inside`, `member`, `owner` and `admin` can each take back a change of those. */
  readonly changeKey: string;
  /** Of `elsewhere`, to `project`. */
  readonly invitation: string;
  readonly cover: string;
}

/** Creates projects of the owner's company, with their tasks, and one of the other tenant. */
export async function createBoards(
  api: TestApi,
  { owner, inside, colleague, elsewhere, member, client, admin }: People,
  company: CompanyDoc,
  abroad: CompanyDoc,
) {
  const project = await createProject(api, company, [inside, member, client]);
  const task = await createTask(api, project, {
    assigneeIds: [inside._id],
    checklist: [{ _id: new Types.ObjectId(), text: 'Trazar', done: false }],
  });
  const otherTask = await createTask(api, project, { status: 'Doing' });
  const archivedTask = await createArchivedTask(api, project);
  const otherProject = await createProject(api, company, [colleague]);
  await createTask(api, otherProject, { assigneeIds: [colleague._id] });
  const moved = { kind: 'moved', before: { place: { column: 1, order: 0 } } } as const;
  const changed = { kind: 'changed', before: { title: 'Zanja' } } as const;
  await createChange(api, inside, task, { ...moved, after: { place: { column: 0, order: 0 } } });
  await createChange(api, member, otherTask, { ...moved, after: { place: { column: 2, order: 0 } } });
  await createChange(api, owner, task, { ...changed, after: { title: task.title } });
  await createChange(api, admin, otherTask, { ...changed, after: { title: otherTask.title } });
  await ForemanModel.create({
    projectId: project._id,
    companyId: company._id,
    personId: inside._id,
    givenAt: api.clock.now(),
  });
  await SiteCodeModel.create({
    projectId: project._id,
    companyId: company._id,
    secret: seal(SITE_SECRET, String(project._id), api.services.config.jwtSecret),
    from: api.clock.now(),
  });
  const invitation = await ProjectInvitationModel.create({
    projectId: project._id,
    companyId: company._id,
    personId: elsewhere._id,
    invitedBy: owner._id,
    createdAt: api.clock.now(),
  });
  const theirProject = await createProject(api, abroad, [elsewhere]);
  const theirTask = await createTask(api, theirProject, { assigneeIds: [elsewhere._id] });
  const targets: BoardTargets = {
    project: String(project._id),
    otherProject: String(otherProject._id),
    task: String(task._id),
    otherTask: String(otherTask._id),
    archivedTask: String(archivedTask._id),
    item: String(task.checklist?.[0]?._id),
    comment: await createComment(api, task, inside),
    ...(await createAttachment(api, task, inside)),
    changeKey: KEY_OF_CHANGE,
    invitation: String(invitation._id),
    cover: await createCover(api, project),
  };
  return { targets, project, theirs: { project: String(theirProject._id), task: String(theirTask._id) } };
}

async function createComment(api: TestApi, task: TaskDoc, { _id: authorId }: Person): Promise<string> {
  const comment = await CommentModel.create({
    taskId: task._id,
    projectId: task.projectId,
    companyId: task.companyId,
    number: 1,
    authorId,
    text: 'Falta el permiso.',
    createdAt: api.clock.now(),
  });
  await TaskModel.updateOne({ _id: task._id }, { comments: { total: 1, acts: 1 } });
  return String(comment._id);
}

async function createAttachment(api: TestApi, task: TaskDoc, { _id: authorId }: Person) {
  const mediaType = 'text/plain';
  const { id: fileId, size } = await api.services.files.put([Buffer.from('Norte')], {
    mediaType,
    maxBytes: 5,
  });
  const { _id: attachmentId } = await AttachmentModel.create({
    taskId: task._id,
    projectId: task.projectId,
    companyId: task.companyId,
    number: 1,
    authorId,
    name: 'plano.txt',
    mediaType,
    size,
    fileId,
    createdAt: api.clock.now(),
  });
  await TaskModel.updateOne({ _id: task._id }, { attachments: { total: 1, acts: 1 } });
  const addresses = new FileAddresses(api.services.config.jwtSecret);
  const address = addresses.of({ attachmentId, personId: authorId, part: 'whole' }, api.clock.now());
  return { attachment: String(attachmentId), fileKey: address.split('/').at(-1) ?? '' };
}

async function createCover(api: TestApi, { _id: projectId, companyId }: ProjectDoc): Promise<string> {
  const coverId = 'cd'.repeat(16);
  const bytes = Buffer.from('picture');
  const fileId = await storePicture(bytes, api.services.files);
  await CoverModel.create({ _id: coverId, projectId, companyId, fileId, bytes, createdAt: new Date(0) });
  return coverId;
}
