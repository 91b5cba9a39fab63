import { ROLES } from '@faena/shared/access';
import { Types } from 'mongoose';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CompanyModel } from '../src/features/company/model.ts';
import { PersonModel } from '../src/features/person/model.ts';
import { RecordModel } from '../src/features/working-time/model/record-model.ts';
import { createCompany, createPerson, createProject, createRecord, type Person } from './factories.ts';
import { useApi } from './harness.ts';
import { useTwoProcesses } from './two-processes.ts';

const api = useApi();
const [one, two] = useTwoProcesses(api);

let admin: Person;
let owner: Person;

beforeEach(async () => {
  admin = await createPerson(api, 'admin');
  owner = await createPerson(api, 'manager');
});
afterEach(() => void vi.restoreAllMocks());

/** Reads again and again, through the other process, until `work` is done, and once more after it. */
async function readingDuring<T>(read: () => Promise<T>, work: () => Promise<unknown>): Promise<T[]> {
  const seen: T[] = [];
  let working = true;
  const reading = (async () => {
    while (working) seen.push(await read());
  })();
  await work();
  working = false;
  await reading;
  return [...seen, await read()];
}

describe('another username (ACCOUNT-3)', () => {
  it('shows everywhere at once: no answer has the old one here and the new one there', async () => {
    const company = await createCompany(api, owner);
    const project = await createProject(api, company);
    const names = ['nombre.uno', 'nombre.dos', 'nombre.tres', 'nombre.cuatro'];
    const read = async () => {
      const shown = await two.as(admin).project.get({ params: { id: String(project._id) } });
      const { created_by } = await two.as(admin).company.get({ params: { id: String(company._id) } });
      return { creator: shown.username, members: shown.usuarios, created_by };
    };
    const seen = await readingDuring(read, async () => {
      for (const username of names) {
        await one.as(admin).person.update({ params: { id: owner.id }, body: { username } });
      }
    });
    for (const { creator, members } of seen) expect(members).toEqual([creator]);
    expect(seen.at(-1)).toEqual({
      creator: 'nombre.cuatro',
      members: ['nombre.cuatro'],
      created_by: 'nombre.cuatro',
    });
  });

  it('is not stored at all when a part of the change fails', async () => {
    const company = await createCompany(api, owner);
    const worker = await createPerson(api, 'employee', { companyId: company._id });
    await createRecord(api, worker, company._id);
    const before = await PersonModel.findById(worker._id).lean();
    const update = vi.spyOn(PersonModel, 'updateOne').mockImplementationOnce(() => {
      throw new Error('the disk is full');
    });
    const body = { username: 'otro.nombre', rol_id: ROLES.manager };
    await expect(api.as(admin).person.update({ params: { id: worker.id }, body })).rejects.toMatchObject({
      status: 500,
    });
    expect(update).toHaveBeenCalledOnce();
    expect(await PersonModel.findById(worker._id).lean()).toEqual(before);
    expect(await RecordModel.countDocuments({ employeeId: worker._id, open: true })).toBe(1);
  });

  it('goes to one of those who ask for it at the same moment, the others keep theirs', async () => {
    const people = await Promise.all([1, 2, 3, 4, 5, 6].map(() => createPerson(api, 'client')));
    const outcomes = await Promise.allSettled(
      people.map(({ id }, turn) =>
        (turn % 2 ? one : two).as(admin).person.update({
          params: { id },
          body: { username: turn % 3 ? 'Codiciado' : 'CODICIADO', fullname: 'Quien Ganó' },
        }),
      ),
    );
    const refused = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []));
    expect(refused.map(({ status }) => status)).toEqual([409, 409, 409, 409, 409]);
    expect(await PersonModel.countDocuments({ fullname: 'Quien Ganó' })).toBe(1);
    const kept = await PersonModel.countDocuments({
      username: { $in: people.map(({ username }) => username) },
    });
    expect(kept).toBe(5);
  });
});

describe('another name of a line of business (LINE-3)', () => {
  it('shows in all companies at once, and touches none of them', async () => {
    const { line_of_business: line } = await api
      .as(admin)
      .lineOfBusiness.create({ body: { name: 'Giro 0' } });
    const lineOfBusinessId = new Types.ObjectId(line._id);
    for (let i = 0; i < 5; i += 1) await createCompany(api, owner, { lineOfBusinessId });
    const before = await CompanyModel.find().lean();
    const read = async () => (await two.as(owner).company.mine()).map((company) => company.line_of_business);
    const seen = await readingDuring(read, async () => {
      for (let i = 1; i <= 6; i += 1) {
        await one.as(admin).lineOfBusiness.rename({ params: { id: line._id }, body: { name: `Giro ${i}` } });
      }
    });
    expect(seen.at(-1)).toEqual(Array(5).fill('Giro 6'));
    for (const names of seen) for (const name of names) expect(name).toMatch(/^Giro \d$/);
    expect(await CompanyModel.find().lean()).toEqual(before);
  });
});
