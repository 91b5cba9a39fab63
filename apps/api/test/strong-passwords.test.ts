import { describe, expect, it } from 'vitest';
import { createCompany, createPerson, PASSWORD, type Person } from './factories.ts';
import { useApi } from './harness.ts';
import { expectRefused } from './refused.ts';

const api = useApi({ STRONG_PASSWORDS: 'true' });
const GOOD = 'Piedra lila sobre 7 puentes';

let counter = 0;

/** Somebody new, as forms tell of them. */
const somebody = () => {
  counter += 1;
  const username = `marisol${counter}`;
  return { username, fullname: 'Marisol Batz', email: `m.batz${counter}@example.com`, phone: '5555 1234' };
};

/** Somebody whose session was just confirmed. */
async function confirmed(role: 'admin' | 'manager'): Promise<Person> {
  const person = await createPerson(api, role);
  await api.as(person).session.confirm({ body: { password: PASSWORD } });
  return person;
}

/** Each way to choose a password, for oneself or for somebody else. */
const WAYS: Record<string, (password: string) => Promise<unknown>> = {
  'signing up': (password) =>
    api.as(null).session.register({ body: { ...somebody(), password, confirmPassword: password } }),
  'changing it': async (newPassword) => {
    const person = await createPerson(api, 'client', { fullname: 'Marisol Batz' });
    return api.as(person).session.changePassword({ body: { currentPassword: PASSWORD, newPassword } });
  },
  'making an account': async (password) =>
    api.as(await confirmed('admin')).person.create({ body: { ...somebody(), rol_id: 4, password } }),
  'changing an account': async (password) => {
    const { id } = await createPerson(api, 'client', { fullname: 'Marisol Batz' });
    return api.as(await confirmed('admin')).person.update({ params: { id }, body: { password } });
  },
  'hiring somebody': async (password) => {
    const owner = await confirmed('manager');
    const companyId = String((await createCompany(api, owner))._id);
    return api.as(owner).employee.create({ body: { ...somebody(), companyId, password } });
  },
};

describe('strong passwords (PASSWORD-1)', () => {
  it.each(Object.entries(WAYS))('are asked for when %s', async (_way, choose) => {
    const refused = (reason: string) => ({ status: 400, reason });
    await expectRefused([choose('Zx7_kq!')], refused('new_password_too_short'));
    await expectRefused(['password1', 'Iloveyou', '1q2w3e4r'].map(choose), refused('password_common'));
    await expectRefused(
      ['Faena2026', 'Planilla-1', 'marisolbatz1'].map(choose),
      refused('password_of_names'),
    );
    await expect(choose(GOOD)).resolves.toBeDefined();
  });

  it('stay good however old they are', async () => {
    const { username } = await createPerson(api, 'client');
    api.clock.advance(1_000 * 24 * 3_600_000);
    const body = { username, password: PASSWORD };
    await expect(api.as(null).session.login({ body })).resolves.toMatchObject({ username });
  });

  it.each([
    ['only small letters', 'piedralilapuente'],
    ['64 characters', 'ñandú '.repeat(9)],
    ['spaces', '  a b c d  '],
  ])('may be of any kind: %s', async (_kind, password) => {
    const person = somebody();
    await api.as(null).session.register({ body: { ...person, password, confirmPassword: password } });
    const { username } = person;
    await expect(api.as(null).session.login({ body: { username, password } })).resolves.toMatchObject({
      username,
    });
  });
});
