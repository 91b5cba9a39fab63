import { beforeEach, describe, expect, it } from 'vitest';
import { createPerson, type Person } from '../../../test/factories.ts';
import { useApi } from '../../../test/harness.ts';
import { expectRefused } from '../../../test/refused.ts';
import { statusOf } from '../../../test/sign-in.ts';
import { PersonModel } from './model.ts';

const api = useApi();
let admin: Person;

beforeEach(async () => {
  admin = await createPerson(api, 'admin');
});

const stored = (id: string) => PersonModel.findById(id).select('+passwordHash').lean();
const update = (id: string, body: object, as = admin) => api.as(as).person.update({ params: { id }, body });
const remove = (id: string, as = admin) => api.as(as).person.remove({ params: { id } });
describe('the last administrator (ACCOUNT-13)', () => {
  const admins = () => PersonModel.countDocuments({ roleId: 1 });

  beforeEach(async () => {
    await PersonModel.deleteMany({ _id: { $ne: admin._id }, roleId: 1 });
  });

  it('cannot lose the role', async () => {
    await expectRefused([update(admin.id, { rol_id: 2, fullname: 'Nunca' })], {
      status: 409,
      code: 'conflict',
    });
    expect(await stored(admin.id)).toMatchObject({ roleId: 1, sessionVersion: 0 });
    expect(await stored(admin.id)).not.toMatchObject({ fullname: 'Nunca' });
    await expect(update(admin.id, { rol_id: 1, fullname: 'Sigue' })).resolves.toBeTruthy();
  });

  it('may lose it once there is another', async () => {
    const other = await createPerson(api, 'admin');
    await expect(update(admin.id, { rol_id: 2 })).resolves.toMatchObject({ user: { rol_id: 2 } });
    await expectRefused([update(other.id, { rol_id: 2 }, other)], { status: 409 });
  });

  it.each([2, 3, 5])('remains when %i demote each other at once', async (count) => {
    const all = [admin];
    while (all.length < count) all.push(await createPerson(api, 'admin'));
    // Each administrator demotes the next one in a circle.
    const answers = await Promise.all(
      all.map((person, i) => statusOf(update((all[i + 1] ?? admin).id, { rol_id: 2 }, person))),
    );
    expect(await admins()).toBeGreaterThanOrEqual(1);
    expect(await admins()).toBe(count - answers.filter((status) => status === 200).length);
  });

  it('remains when two delete each other, or one deletes and one demotes', async () => {
    for (const change of [remove, (id: string, as: Person) => update(id, { rol_id: 4 }, as)]) {
      await PersonModel.deleteMany({ roleId: 1 });
      const [one, two] = [await createPerson(api, 'admin'), await createPerson(api, 'admin')];
      const answers = await Promise.all([statusOf(remove(two.id, one)), statusOf(change(one.id, two))]);
      expect(answers.filter((status) => status === 200)).toHaveLength(1);
      expect(await admins()).toBe(1);
    }
  });
});
