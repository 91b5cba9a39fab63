import { contract } from '@faena/shared/contract';
import { MAX_OPEN_INVITATIONS } from '@faena/shared/domain';
import { Types } from 'mongoose';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  createCompany,
  createPerson,
  createProject,
  createTask,
  missingId,
  type Person,
} from '../../../test/factories.ts';
import { useApi } from '../../../test/harness.ts';
import { expectRefused } from '../../../test/refused.ts';
import { send } from '../../../test/send.ts';
import type { CompanyDoc } from '../company/index.ts';
import { type ProjectDoc, ProjectModel } from '../project/index.ts';
import { TaskModel } from '../task-store/index.ts';
import { ProjectInvitationModel } from './model.ts';

const api = useApi();
let owner: Person;
let guest: Person;
let company: CompanyDoc;
let project: ProjectDoc;
let projectId: string;

beforeEach(async () => {
  owner = await createPerson(api, 'manager', { fullname: 'Olga Dueñas' });
  guest = await createPerson(api, 'manager');
  company = await createCompany(api, owner, { name: 'Taller Luna' });
  project = await createProject(api, company, [], { name: 'Puente' });
  projectId = String(project._id);
});

const add = (as: Person, { username }: Person) =>
  api.as(as).project.addMember({ body: { projectId, username } });
const memberIds = async () => (await ProjectModel.findById(projectId).orFail().lean()).memberIds.map(String);
const received = (as: Person) => api.as(as).projectInvitation.received();
const listed = (as: Person) => api.as(as).projectInvitation.ofProject({ params: { projectId } });

async function invite(person: Person, as = owner): Promise<string> {
  const added = await add(as, person);
  if (!('invitation' in added)) throw new Error(`${person.username} was added at once`);
  return added.invitation._id;
}
const accept = (as: Person, id: string) => api.as(as).projectInvitation.accept({ params: { id } });
const decline = (as: Person, id: string) => api.as(as).projectInvitation.decline({ params: { id } });
const withdraw = (as: Person, id: string) => api.as(as).projectInvitation.withdraw({ params: { id } });
const leave = (as: Person) => api.as(as).project.leave({ body: { projectId } });

describe('adding somebody to a project (INVITE-2)', () => {
  it('adds at once who works in any company of the owner, and who owns it', async () => {
    const other = await createCompany(api, owner);
    const worker = await createPerson(api, 'employee', { companyId: company._id });
    const elsewhere = await createPerson(api, 'employee', { companyId: other._id });
    for (const person of [worker, elsewhere]) expect(await add(owner, person)).toHaveProperty('project');
    await ProjectModel.updateOne({ _id: projectId }, { memberIds: [worker._id] });
    const admin = await createPerson(api, 'admin');
    for (const person of [owner, admin]) expect(await add(admin, person)).toHaveProperty('project');
    expect(await memberIds()).toEqual([worker.id, owner.id, admin.id]);
  });

  it.each(['manager', 'employee', 'client', 'admin'] as const)(
    'puts no stranger into it: a %s is asked first',
    async (role) => {
      const elsewhere = await createCompany(api, guest);
      const person = await createPerson(api, role, role === 'employee' ? { companyId: elsewhere._id } : {});
      const body = { projectId, username: person.username.toUpperCase() };
      const response = await send(api, contract.project.addMember, { body }, owner);
      expect(response.status).toBe(202);
      const { message, invitation } = (await response.json()) as { message: string; invitation: object };
      expect(message).toBe('Invitation sent.');
      expect(invitation).toMatchObject({ project_id: projectId, person: { _id: person.id } });
      expect(await memberIds()).toEqual([owner.id]);
      expect(await listed(owner)).toEqual([invitation]);
      if (role !== 'admin') expect(await api.as(person).project.list({})).toEqual([]);
    },
  );

  it('asks an administrator’s choice as well, and once', async () => {
    const admin = await createPerson(api, 'admin');
    await invite(guest, admin);
    await expectRefused([add(owner, guest)], { status: 409, reason: 'already_invited' });
    const third = await createPerson(api, 'manager');
    const outcomes = await Promise.allSettled([1, 2, 3].map(() => add(owner, third)));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await ProjectInvitationModel.countDocuments({ projectId })).toBe(2);
  });

  it('waits for so many answers and no more', async () => {
    const open = Array.from({ length: MAX_OPEN_INVITATIONS }, () => ({
      projectId,
      companyId: company._id,
      personId: new Types.ObjectId(),
      invitedBy: owner._id,
      createdAt: api.clock.now(),
    }));
    await ProjectInvitationModel.insertMany(open);
    await expectRefused([add(owner, guest)], { status: 409, reason: 'too_many_invitations' });
  });

  it('adds who came to work there meanwhile, and their invitation is over', async () => {
    const worker = await createPerson(api, 'employee');
    const id = await invite(worker);
    await api.as(await createPerson(api, 'admin')).employee.assign({
      params: { id: worker.id },
      body: { companyId: String(company._id) },
    });
    expect(await add(owner, worker)).toHaveProperty('project');
    await expectRefused([accept(worker, id)], { status: 404, reason: 'invitation_not_found' });
  });
});

describe('an invitation to a project (INVITE-2)', () => {
  it('tells of the project its name, its company’s and who invites, and lets nobody in', async () => {
    const id = await invite(guest);
    expect(await received(guest)).toEqual([
      {
        _id: id,
        project: 'Puente',
        company: 'Taller Luna',
        invitedBy: 'Olga Dueñas',
        createdAt: api.clock.now().toISOString(),
      },
    ]);
    await expectRefused([api.as(guest).project.get({ params: { id: projectId } }), listed(guest)], {
      status: 404,
    });
    expect(await received(owner)).toEqual([]);
  });

  it('makes a member of who accepts it, once', async () => {
    const id = await invite(guest);
    const outcomes = await Promise.allSettled([1, 2, 3].map(() => accept(guest, id)));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await memberIds()).toEqual([owner.id, guest.id]);
    expect(await api.as(guest).project.list({})).toMatchObject([{ _id: projectId }]);
    expect([await received(guest), await listed(owner)]).toEqual([[], []]);
  });

  it('is accepted, declined and taken back by nobody else', async () => {
    const id = await invite(guest);
    const stranger = await createPerson(api, 'manager');
    const refused = [
      accept(stranger, id),
      accept(owner, id),
      decline(stranger, id),
      withdraw(stranger, id),
      withdraw(guest, id),
      accept(guest, missingId()),
    ];
    await expectRefused(refused, { status: 404, message: 'Invitation not found' });
    expect(await memberIds()).toEqual([owner.id]);
  });

  it('can be declined, or taken back, and then sent again', async () => {
    await decline(guest, await invite(guest));
    const id = await invite(guest);
    await withdraw(owner, id);
    await expectRefused([accept(guest, id), decline(guest, id), withdraw(owner, id)], { status: 404 });
    await withdraw(await createPerson(api, 'admin'), await invite(guest));
    expect([await memberIds(), await received(guest)]).toEqual([[owner.id], []]);
  });

  it.each<[string, () => Promise<unknown>]>([
    ['the project', () => api.as(owner).project.remove({ query: { project_id: projectId } })],
    ['the company', () => api.as(owner).company.remove({ params: { id: String(company._id) } })],
    ['the person', async () => api.as(await admin()).person.remove({ params: { id: guest.id } })],
    [
      'the owner',
      async () =>
        api.as(await admin()).company.handOver({
          params: { id: String(company._id) },
          body: { created_by: (await createPerson(api, 'manager')).username },
        }),
    ],
  ])('goes with %s', async (_, go) => {
    await invite(guest);
    await go();
    expect(await ProjectInvitationModel.countDocuments({ personId: guest._id })).toBe(0);
  });

  it('never makes a member of a project that is deleted at that moment', async () => {
    const id = await invite(guest);
    await Promise.allSettled([
      accept(guest, id),
      api.as(owner).project.remove({ query: { project_id: projectId } }),
    ]);
    expect(await ProjectModel.countDocuments({ memberIds: guest._id })).toBe(0);
    expect(await received(guest)).toEqual([]);
  });
});

describe('leaving a project (MEMBER-9)', () => {
  it('takes who leaves off its tasks', async () => {
    await accept(guest, await invite(guest));
    const task = await createTask(api, project, { assigneeIds: [guest._id, owner._id] });
    await leave(guest);
    expect(await memberIds()).toEqual([owner.id]);
    expect(await TaskModel.findById(task._id).lean()).toMatchObject({ assigneeIds: [owner._id] });
    await expectRefused([leave(guest), api.as(guest).project.get({ params: { id: projectId } })], {
      status: 404,
    });
  });

  it('is open to a client, and to an employee of another company', async () => {
    const elsewhere = await createCompany(api, guest);
    const people = [
      await createPerson(api, 'client'),
      await createPerson(api, 'employee', { companyId: elsewhere._id }),
    ];
    for (const person of people) {
      await accept(person, await invite(person));
      await leave(person);
    }
    expect(await memberIds()).toEqual([owner.id]);
  });

  it('is not for its creator, nor for those who work for its company', async () => {
    const worker = await createPerson(api, 'employee', { companyId: company._id });
    await add(owner, worker);
    await expectRefused([leave(owner), leave(worker)], { status: 403 });
    await expectRefused([leave(guest)], { status: 404 });
    expect(await memberIds()).toEqual([owner.id, worker.id]);
  });
});

describe('the projects that one can leave (MEMBER-10)', () => {
  it('are told by the names of project and company alone, oldest first', async () => {
    const client = await createPerson(api, 'client');
    await createProject(api, company);
    const later = await createProject(api, company, [], {
      name: 'Muelle',
      createdAt: new Date('2999-01-01'),
    });
    await createProject(api, company, [client], { name: 'Grúa', createdAt: new Date('2000-01-01') });
    await ProjectModel.updateOne({ _id: later._id }, { $push: { memberIds: client._id } });
    await accept(client, await invite(client));
    const listed = await api.as(client).project.memberships();
    expect(listed.map(({ name, company }) => [name, company])).toEqual([
      ['Grúa', 'Taller Luna'],
      ['Puente', 'Taller Luna'],
      ['Muelle', 'Taller Luna'],
    ]);
    for (const { _id } of listed) await api.as(client).project.leave({ body: { projectId: _id } });
    expect(await api.as(client).project.memberships()).toEqual([]);
  });

  it('are none of one’s own, nor of where one works', async () => {
    const worker = await createPerson(api, 'employee', { companyId: company._id });
    await createProject(api, company, [worker, guest]);
    await createProject(api, await createCompany(api, guest), [owner]);
    expect(await api.as(worker).project.memberships()).toEqual([]);
    expect(await api.as(guest).project.memberships()).toHaveLength(1);
    expect(await api.as(owner).project.memberships()).toHaveLength(1);
  });
});

const admin = () => createPerson(api, 'admin');
