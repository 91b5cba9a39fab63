import { randomBytes } from 'node:crypto';
import { Types } from 'mongoose';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  createCompany,
  createPerson,
  createProject,
  createRecord,
  createTask,
  missingId,
  PASSWORD,
  type Person,
} from '../../../test/factories.ts';
import { useApi } from '../../../test/harness.ts';
import { expectRefused } from '../../../test/refused.ts';
import { signIn, statusOf } from '../../../test/sign-in.ts';
import { CompanyModel } from '../company/model.ts';
import { LineOfBusinessModel } from '../line-of-business/model.ts';
import { ProjectModel } from '../project/model.ts';
import { TaskModel } from '../task-store/index.ts';
import { RecordModel } from '../working-time/model/record-model.ts';
import { PersonModel } from './model.ts';
import { PictureModel } from './picture-model.ts';

const api = useApi({ TRUST_PROXY: '1' });
let admin: Person;

beforeEach(async () => {
  vi.restoreAllMocks();
  admin = await createPerson(api, 'admin');
});

const stored = (id: string) => PersonModel.findById(id).select('+passwordHash').lean();
const remove = (id: string, as = admin) => api.as(as).person.remove({ params: { id } });
describe('deleting a user (ACCOUNT-16)', () => {
  it('takes everything that refers to them along, and leaves their records', async () => {
    const manager = await createPerson(api, 'manager');
    const company = await createCompany(api, manager);
    const [leaver, colleague] = [
      await createPerson(api, 'employee', { companyId: company._id, hourlyRateCents: 2000 }),
      await createPerson(api, 'employee', { companyId: company._id }),
    ];
    const project = await createProject(api, company, [leaver, colleague]);
    const task = await createTask(api, project, { assigneeIds: [leaver._id, colleague._id] });
    const pictureId = randomBytes(16).toString('hex');
    await PictureModel.create({
      _id: pictureId,
      userId: leaver._id,
      bytes: Buffer.from('x'),
      createdAt: new Date(),
    });
    const done = await createRecord(api, leaver, company._id, {
      endTime: api.clock.now(),
      costCents: 42,
    });
    const running = await createRecord(api, leaver, company._id);
    api.clock.advance(900_000);

    expect(await remove(leaver.id)).toEqual({ message: 'User deleted.' });

    expect(await stored(leaver.id)).toBeNull();
    await expectRefused([api.as(leaver).person.account()], { status: 401 });
    expect((await ProjectModel.findById(project._id).lean())?.memberIds).toEqual([
      manager._id,
      colleague._id,
    ]);
    expect((await TaskModel.findById(task._id).lean())?.assigneeIds).toEqual([colleague._id]);
    expect(await PictureModel.countDocuments({ userId: leaver._id })).toBe(0);
    expect(await RecordModel.findById(done._id).lean()).toMatchObject({ costCents: 42 });
    expect(await RecordModel.findById(running._id).lean()).toMatchObject({
      open: false,
      endReason: 'removed',
      endTime: api.clock.now(),
      costCents: 500,
    });
  });

  it('hands the projects they created to the owner of the company, who is a member then', async () => {
    const leaver = await createPerson(api, 'admin');
    const owner = await createPerson(api, 'manager');
    const member = await createPerson(api, 'employee');
    const [one, two] = [await createCompany(api, owner), await createCompany(api, admin)];
    const created = { createdBy: leaver._id, memberIds: [leaver._id, member._id] };
    const theirs = await createProject(api, one, [], created);
    const shared = await createProject(api, one, [], {
      ...created,
      memberIds: [leaver._id, owner._id],
    });
    const elsewhere = await createProject(api, two, [], created);
    const joined = await createProject(api, one, [leaver]);
    await remove(leaver.id);
    const projectOf = ({ id }: { id: string }) => api.as(admin).project.get({ params: { id } });
    expect(await projectOf(theirs)).toMatchObject({ username: owner.username });
    expect((await projectOf(theirs)).usuarios.sort()).toEqual([member.username, owner.username].sort());
    expect(await projectOf(shared)).toMatchObject({ username: owner.username, usuarios: [owner.username] });
    expect(await projectOf(elsewhere)).toMatchObject({ username: admin.username });
    expect(await projectOf(joined)).toMatchObject({ username: owner.username, usuarios: [owner.username] });
  });

  it('leaves nothing half done when it fails on the way', async () => {
    const manager = await createPerson(api, 'manager');
    const company = await createCompany(api, manager);
    const person = await createPerson(api, 'employee', { companyId: company._id });
    const project = await createProject(api, company, [person]);
    const running = await createRecord(api, person, company._id);
    const before = await stored(person.id);
    vi.spyOn(PictureModel, 'deleteMany').mockImplementationOnce(() => {
      throw new Error('the disk is full');
    });
    await expectRefused([remove(person.id)], { status: 500 });
    expect(await stored(person.id)).toEqual(before);
    expect((await ProjectModel.findById(project._id).lean())?.memberIds).toContainEqual(person._id);
    expect(await RecordModel.findById(running._id).lean()).toMatchObject({ open: true });
  });

  it('is refused for oneself, an owner of companies and an unknown person', async () => {
    await createPerson(api, 'admin');
    const owner = await createPerson(api, 'manager');
    for (let number = 1; number <= 12; number += 1)
      await createCompany(api, owner, { name: `Taller ${number}` });
    await expectRefused([remove(admin.id)], { status: 409, message: 'You cannot delete your own account.' });
    await expectRefused([remove(owner.id)], {
      status: 409,
      message:
        'This user owns companies: Taller 1, Taller 2, Taller 3, Taller 4, Taller 5, Taller 6, Taller 7, Taller 8, Taller 9, Taller 10 (+2).',
    });
    await expectRefused([remove(missingId())], { status: 404, message: 'User not found' });
    await expectRefused([remove('nonsense')], { status: 400 });
    expect(await stored(admin.id)).toBeTruthy();
    expect(await stored(owner.id)).toBeTruthy();
  });

  it('takes along a company that they register at the same moment: it is never an orphan', async () => {
    await LineOfBusinessModel.create({ name: 'Comercio', nameKey: 'comercio' });
    for (let round = 0; round < 5; round += 1) {
      const owner = await createPerson(api, 'manager');
      const company = { name: 'Al vuelo', line_of_business: 'Comercio' };
      const [created, removed] = await Promise.all([
        statusOf(api.as(owner).company.create({ body: company })),
        statusOf(remove(owner.id)),
      ]);
      expect([created, removed].filter((status) => status === 200)).toHaveLength(1);
      expect((await CompanyModel.exists({ createdBy: owner._id })) !== null).toBe(created === 200);
      expect((await stored(owner.id)) === null).toBe(removed === 200);
    }
  });

  it('frees the names, and their next holder inherits nothing', async () => {
    const company = await createCompany(api, await createPerson(api, 'manager'));
    const gone = await createPerson(api, 'employee', { companyId: company._id });
    const project = await createProject(api, company, [gone]);
    await remove(gone.id);
    const { user } = await api.as(admin).person.create({
      body: {
        fullname: 'Rosa Nueva',
        username: gone.username,
        email: 'rosa@example.com',
        rol_id: 3,
        password: PASSWORD,
      },
    });
    expect(new Types.ObjectId(user._id).equals(gone._id)).toBe(false);
    const { accessToken } = await signIn(api, '10.0.0.9', gone.username);
    const heir = api.as({ ...gone, token: accessToken });
    expect(await heir.project.list({ query: {} })).toEqual([]);
    await expectRefused([heir.project.get({ params: { id: String(project._id) } })], { status: 404 });
  });
});
