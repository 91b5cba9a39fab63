import { contract } from '@faena/shared/contract';
import {
  DAY_MS,
  INVITATION_DECLINED_MS,
  MAX_INVITATION_NAME,
  MAX_OPEN_INVITATIONS,
  MAX_RECEIVED_INVITATIONS,
  MAX_SENT_INVITATIONS,
} from '@faena/shared/domain';
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
import { type CompanyDoc, CompanyModel } from '../company/index.ts';
import { PersonModel } from '../person/index.ts';
import { type ProjectDoc, ProjectModel } from '../project/index.ts';
import { TaskModel } from '../task-store/index.ts';
import { DeclinedInvitationModel } from './declined-model.ts';
import { type ProjectInvitationDoc, ProjectInvitationModel } from './model.ts';

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
/** Stores open invitations, the owner's to projects of the company unless `of` says otherwise. */
const leaveOpen = (count: number, of: () => Partial<ProjectInvitationDoc>) =>
  ProjectInvitationModel.insertMany(
    Array.from({ length: count }, () => ({
      companyId: company._id,
      invitedBy: owner._id,
      createdAt: api.clock.now(),
      ...of(),
    })),
  );

/** Sets the age of the guest's declined invitation. */
const declinedAgo = (ms: number) =>
  DeclinedInvitationModel.updateOne(
    { projectId, personId: guest._id },
    { declinedAt: new Date(api.clock.now().getTime() - ms) },
  );
const accept = (as: Person, id: string) => api.as(as).projectInvitation.accept({ params: { id } });
const decline = (as: Person, id: string) => api.as(as).projectInvitation.decline({ params: { id } });
const withdraw = (as: Person, id: string) => api.as(as).projectInvitation.withdraw({ params: { id } });
const leave = (as: Person) => api.as(as).project.leave({ body: { projectId } });

describe('adding somebody to a project (INVITE-2)', () => {
  it('adds employees of any company of the owner, and the owner, at once', async () => {
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
    'asks a stranger first, here a %s',
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

  it('asks first on an administrator’s behalf as well, and once', async () => {
    const admin = await createPerson(api, 'admin');
    await invite(guest, admin);
    await expectRefused([add(owner, guest)], { status: 409, reason: 'already_invited' });
    const third = await createPerson(api, 'manager');
    const outcomes = await Promise.allSettled([1, 2, 3].map(() => add(owner, third)));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await ProjectInvitationModel.countDocuments({ projectId })).toBe(2);
  });

  it('is limited in the number of open invitations', async () => {
    await leaveOpen(MAX_OPEN_INVITATIONS, () => ({ projectId: project._id, personId: new Types.ObjectId() }));
    await expectRefused([add(owner, guest)], { status: 409, reason: 'too_many_invitations' });
  });

  it('is limited in the open invitations of a sender, also by two requests at once (INVITE-6)', async () => {
    const other = await createPerson(api, 'manager');
    const elsewhere = () => ({ projectId: new Types.ObjectId(), personId: new Types.ObjectId() });
    await leaveOpen(MAX_SENT_INVITATIONS - 1, elsewhere);
    const outcomes = await Promise.allSettled([add(owner, guest), add(owner, other)]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await ProjectInvitationModel.countDocuments({ invitedBy: owner._id })).toBe(MAX_SENT_INVITATIONS);
    await expectRefused([add(owner, await createPerson(api, 'manager'))], {
      status: 409,
      reason: 'too_many_sent_invitations',
      params: { max: MAX_SENT_INVITATIONS },
    });
  });

  it('is limited in the open invitations of a receiver, and tells the sender no number (INVITE-6)', async () => {
    await leaveOpen(MAX_RECEIVED_INVITATIONS, () => ({
      projectId: new Types.ObjectId(),
      personId: guest._id,
      invitedBy: new Types.ObjectId(),
    }));
    await expectRefused([add(owner, guest)], {
      status: 409,
      reason: 'cannot_be_invited',
      message: 'The user cannot be invited at the moment.',
    });
    const [first] = await received(guest);
    await decline(guest, first?._id ?? '');
    await expect(invite(guest)).resolves.toEqual(expect.any(String));
  });

  it('adds a person who became an employee meanwhile, and closes their invitation', async () => {
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
  it('shows the names of project, company and inviter, and grants no access', async () => {
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

  it('makes a person a member when they accept it, once', async () => {
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

  it('shows at most 60 characters of each name, whole ones, and a short name as it is (INVITE-8)', async () => {
    const flag = '🇬🇹';
    await ProjectModel.updateOne({ _id: projectId }, { name: flag.repeat(MAX_INVITATION_NAME + 1) });
    await CompanyModel.updateOne({ _id: company._id }, { name: `https://robo.example/${'x'.repeat(150)}` });
    await PersonModel.updateOne({ _id: owner._id }, { fullname: 'ñ'.repeat(MAX_INVITATION_NAME) });
    await invite(guest);
    expect(await received(guest)).toMatchObject([
      {
        project: `${flag.repeat(MAX_INVITATION_NAME - 1)}…`,
        company: `https://robo.example/${'x'.repeat(38)}…`,
        invitedBy: 'ñ'.repeat(MAX_INVITATION_NAME),
      },
    ]);
  });

  it('is not sent again by a project for 30 days after it was declined (INVITE-7)', async () => {
    await decline(guest, await invite(guest));
    const refusal = { status: 409, reason: 'invitation_declined', params: { days: 30 } };
    await expectRefused([add(owner, guest), add(await admin(), guest)], refusal);
    const other = await createProject(api, company);
    const body = { projectId: String(other._id), username: guest.username };
    await expect(api.as(owner).project.addMember({ body })).resolves.toHaveProperty('invitation');
    const declined = await DeclinedInvitationModel.findOne({ personId: guest._id }).orFail().lean();
    const kept = declined.forgottenAt.getTime() - Date.now();
    expect([kept > INVITATION_DECLINED_MS - DAY_MS, kept <= INVITATION_DECLINED_MS]).toEqual([true, true]);
    await declinedAgo(INVITATION_DECLINED_MS - 1);
    await expectRefused([add(owner, guest)], refusal);
    await declinedAgo(INVITATION_DECLINED_MS);
    await decline(guest, await invite(guest));
    await expectRefused([add(owner, guest)], refusal);
  });

  it('blocks nobody who becomes an employee there after declining it (INVITE-7)', async () => {
    const worker = await createPerson(api, 'employee');
    await decline(worker, await invite(worker));
    await api.as(await admin()).employee.assign({
      params: { id: worker.id },
      body: { companyId: String(company._id) },
    });
    expect(await add(owner, worker)).toHaveProperty('project');
  });

  it('can be taken back, and then sent again', async () => {
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

  it.each<[string, () => Promise<unknown>]>([
    ['the project', () => api.as(owner).project.remove({ query: { project_id: projectId } })],
    ['the company', () => api.as(owner).company.remove({ params: { id: String(company._id) } })],
    ['the person', async () => api.as(await admin()).person.remove({ params: { id: guest.id } })],
  ])('that was declined is forgotten with %s', async (_, go) => {
    await decline(guest, await invite(guest));
    expect(await DeclinedInvitationModel.countDocuments({ projectId })).toBe(1);
    await go();
    expect(await DeclinedInvitationModel.countDocuments({ projectId })).toBe(0);
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
  it('removes the person from their tasks', async () => {
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

  it('is refused to the creator, and to employees of the company', async () => {
    const worker = await createPerson(api, 'employee', { companyId: company._id });
    await add(owner, worker);
    await expectRefused([leave(owner), leave(worker)], { status: 403 });
    await expectRefused([leave(guest)], { status: 404 });
    expect(await memberIds()).toEqual([owner.id, worker.id]);
  });
});

describe('the projects that one can leave (MEMBER-10)', () => {
  it('are listed by the names of project and company alone, oldest first', async () => {
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

  it('exclude one’s own, and those of one’s company', async () => {
    const worker = await createPerson(api, 'employee', { companyId: company._id });
    await createProject(api, company, [worker, guest]);
    await createProject(api, await createCompany(api, guest), [owner]);
    expect(await api.as(worker).project.memberships()).toEqual([]);
    expect(await api.as(guest).project.memberships()).toHaveLength(1);
    expect(await api.as(owner).project.memberships()).toHaveLength(1);
  });
});

const admin = () => createPerson(api, 'admin');
