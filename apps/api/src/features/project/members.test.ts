import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  createCompany,
  createPerson,
  createProject,
  createTask,
  missingId,
  type Person,
  type PersonValues,
} from '../../../test/factories.ts';
import { useApi } from '../../../test/harness.ts';
import { expectRefused } from '../../../test/refused.ts';
import type { CompanyDoc } from '../company/model.ts';
import { PersonModel } from '../person/model.ts';
import { TaskModel } from '../task-store/index.ts';
import { type ProjectDoc, ProjectModel } from './model.ts';

const api = useApi();
let owner: Person;
let stranger: Person;
let employee: Person;
let company: CompanyDoc;
let project: ProjectDoc;
let projectId: string;

beforeEach(async () => {
  vi.restoreAllMocks();
  owner = await createPerson(api, 'manager');
  stranger = await createPerson(api, 'manager');
  company = await createCompany(api, owner);
  employee = await createPerson(api, 'employee', { companyId: company._id });
  project = await createProject(api, company);
  projectId = String(project._id);
});

const add = async (person: Person, username: string, id = projectId) => {
  const added = await api.as(person).project.addMember({ body: { projectId: id, username } });
  if (!('project' in added)) throw new Error(`${username} was invited`);
  return added;
};
const worker = (values: PersonValues = {}) =>
  createPerson(api, 'employee', { companyId: company._id, ...values });
/** A manager from elsewhere in the project, as after an accepted invitation. */
const guest = async (values: PersonValues = {}) => {
  const person = await createPerson(api, 'manager', values);
  await ProjectModel.updateOne({ _id: projectId }, { $push: { memberIds: person._id } });
  return person;
};
const remove = (person: Person, username: string, id = projectId) =>
  api.as(person).project.removeMember({ body: { projectId: id, username } });
const memberIds = async () => (await ProjectModel.findById(projectId).orFail().lean()).memberIds.map(String);

describe('adding a member (MEMBER-2)', () => {
  it('gives access from then on, by a name in any case', async () => {
    const { message, project: changed } = await add(owner, employee.username.toUpperCase());
    expect(message).toBe('User added to the project.');
    expect(changed).toMatchObject({ _id: projectId, usuarios: [owner.username, employee.username] });
    expect(await api.as(employee).project.list()).toMatchObject([{ _id: projectId }]);
  });

  it('refuses a present member, and an unknown person', async () => {
    await add(owner, employee.username);
    const refusal = { status: 409, code: 'conflict', message: 'The user is already in the project.' };
    await expectRefused([add(owner, employee.username), add(owner, owner.username)], refusal);
    await expectRefused([add(owner, 'nobody-there')], { status: 404, message: 'User not found' });
    expect(await memberIds()).toEqual([owner.id, employee.id]);
  });

  it('adds once when two ask at the same time', async () => {
    const outcomes = await Promise.allSettled([1, 2, 3, 4].map(() => add(owner, employee.username)));
    const refused = outcomes.filter((outcome) => outcome.status === 'rejected');
    expect(refused.map(({ reason }) => reason.status)).toEqual([409, 409, 409]);
    expect(await memberIds()).toEqual([owner.id, employee.id]);
  });

  it('keeps all who are added at the same time', async () => {
    const people = await Promise.all(['a', 'b', 'c', 'd'].map(() => worker()));
    await Promise.all(people.map(({ username }) => add(owner, username)));
    expect((await memberIds()).sort()).toEqual([owner, ...people].map(({ id }) => id).sort());
  });

  it('is for the company’s owner and admins (ACCESS-6)', async () => {
    const [member, reader] = [await guest(), await client()];
    const { username } = employee;
    const refused = [member, employee, reader].map((person) => add(person, username));
    await expectRefused(refused, { status: 403 });
    await expectRefused([add(stranger, username), add(owner, username, missingId())], {
      status: 404,
      message: 'Project not found',
    });
    expect(await memberIds()).toEqual([owner.id, member.id]);
    await add(await createPerson(api, 'admin'), username);
    expect(await memberIds()).toEqual([owner.id, member.id, employee.id]);
  });
});

describe('listing the members (MEMBER-1)', () => {
  it('names the creator first and the others in alphabetical order', async () => {
    await PersonModel.updateOne({ _id: owner._id }, { $set: { fullname: 'Zulema' } });
    await PersonModel.updateOne({ _id: employee._id }, { $set: { fullname: 'Óscar' } });
    const people = [
      await worker({ fullname: 'Pablo' }),
      await guest({ fullname: 'Ana', pictureId: 'ab'.repeat(16) }),
    ];
    for (const { username } of [employee, ...people.slice(0, 1)]) await add(owner, username);
    const cards = await api.as(employee).project.members({ params: { projectId } });
    expect(cards.map(({ fullname }) => fullname)).toEqual(['Zulema', 'Ana', 'Óscar', 'Pablo']);
    expect(cards[1]).toEqual({
      _id: people[1]?.id,
      fullname: 'Ana',
      username: people[1]?.username,
      email: `${people[1]?.username}@example.com`,
      rol_id: 2,
      profilePicture: `/api/user/picture/${'ab'.repeat(16)}`,
    });
  });

  it('is for those who see the project', async () => {
    const params = { projectId };
    const members = (person: Person) => api.as(person).project.members({ params });
    expect(await members(owner)).toHaveLength(1);
    const outsider = await client();
    await expectRefused([members(employee), members(outsider)], { status: 403 });
    await expectRefused([members(stranger)], { status: 404, message: 'Project not found' });
  });
});

describe('removing a member (MEMBER-3)', () => {
  it('takes them off its tasks, and off no others', async () => {
    const colleague = await worker();
    for (const { username } of [employee, colleague]) await add(owner, username);
    const assigneeIds = [employee._id, colleague._id];
    const task = await createTask(api, project, { assigneeIds });
    const elsewhere = await createTask(api, await createProject(api, company, [employee]), { assigneeIds });
    api.clock.advance(1_000);
    const { message, project: changed } = await remove(owner, employee.username);
    expect(message).toBe('User removed from the project.');
    expect(changed.usuarios).toEqual([owner.username, colleague.username]);
    expect(await TaskModel.findById(task._id).lean()).toMatchObject({
      assigneeIds: [colleague._id],
      updatedAt: api.clock.now(),
    });
    expect(await TaskModel.findById(elsewhere._id).lean()).toMatchObject({ assigneeIds });
    await expectRefused([api.as(employee).project.get({ params: { id: projectId } })], { status: 403 });
  });

  it('never takes the creator', async () => {
    const admin = await createPerson(api, 'admin');
    await expectRefused([remove(owner, owner.username), remove(admin, owner.username.toUpperCase())], {
      status: 409,
      code: 'conflict',
    });
    expect(await memberIds()).toEqual([owner.id]);
  });

  it('finds neither a person outside the project nor an unknown one', async () => {
    const refused = [remove(owner, employee.username), remove(owner, 'nobody-there')];
    await expectRefused(refused, { status: 404, message: 'Member not found' });
  });

  it('is for the company’s owner and admins (ACCESS-6)', async () => {
    const member = await guest();
    await add(owner, employee.username);
    const { username } = employee;
    const refused = [member, employee, await client()].map((person) => remove(person, username));
    await expectRefused(refused, { status: 403 });
    await expectRefused([remove(stranger, username)], { status: 404, message: 'Project not found' });
    expect(await memberIds()).toEqual([owner.id, member.id, employee.id]);
    await remove(await createPerson(api, 'admin'), username);
    expect(await memberIds()).toEqual([owner.id, member.id]);
  });

  it('does nothing at all when it fails halfway', async () => {
    await add(owner, employee.username);
    const task = await createTask(api, project, { assigneeIds: [employee._id] });
    vi.spyOn(TaskModel, 'updateMany').mockImplementationOnce(() => {
      throw new Error('the disk is full');
    });
    await expectRefused([remove(owner, employee.username)], { status: 500 });
    expect(await memberIds()).toEqual([owner.id, employee.id]);
    expect(await TaskModel.findById(task._id).lean()).toMatchObject({ assigneeIds: [employee._id] });
  });

  it('leaves no task with them, even one that is being assigned at that moment', async () => {
    const task = await createTask(api, project);
    for (let round = 0; round < 5; round += 1) {
      await add(owner, employee.username);
      await Promise.allSettled([
        remove(owner, employee.username),
        api.as(owner).task.assign({ params: { id: String(task._id) }, body: { userIds: [employee.id] } }),
      ]);
      expect(await memberIds()).toEqual([owner.id]);
      expect(await TaskModel.findById(task._id).lean()).toMatchObject({ assigneeIds: [] });
    }
  });
});

const client = () => createPerson(api, 'client');
