import type { Role } from '@faena/shared/access';
import { SESSION_CONFIRMED_MS } from '@faena/shared/domain';
import { describe, expect, it } from 'vitest';
import { PersonModel } from '../src/features/person/model.ts';
import { createPerson, PASSWORD, type Person } from './factories.ts';
import { useApi } from './harness.ts';
import { expectRefused } from './refused.ts';

const api = useApi();
const NEEDS = { status: 403, code: 'confirmation_required' };

/** Somebody in a session as a sign-in begins it. */
async function signedIn(role: Role): Promise<Person> {
  const person = await createPerson(api, role);
  const body = { username: person.username, password: PASSWORD };
  return { ...person, token: (await api.as(null).session.login({ body })).accessToken };
}

const stored = ({ _id }: Person) => PersonModel.findById(_id).select('+passwordHash').orFail().lean();
const setEmail = (who: Person, email: string) => api.as(who).person.edit({ body: { email } });
const confirm = (who: Person, password = PASSWORD) => api.as(who).session.confirm({ body: { password } });

describe('a stolen token does not become the account (SESSION-37)', () => {
  it.each(['admin', 'manager', 'employee', 'client'] as const)(
    'as of a %s it cannot change the address that a new password goes to',
    async (role) => {
      const victim = await signedIn(role);
      const before = await stored(victim);
      await expectRefused([setEmail(victim, 'thief@example.com')], NEEDS);
      expect(await stored(victim)).toEqual(before);
      await expectRefused([confirm(victim, 'guessed')], {
        status: 400,
        message: 'Current password is incorrect.',
      });
      await expectRefused([setEmail(victim, 'thief@example.com')], NEEDS);
      expect(await stored(victim)).toEqual(before);
    },
  );

  it('guesses no more passwords than a sign-in lets it', async () => {
    const victim = await signedIn('manager');
    for (const _ of Array.from({ length: 10 })) await confirm(victim, 'guessed').catch(() => undefined);
    await expectRefused([confirm(victim)], { status: 429 });
    await expectRefused([setEmail(victim, 'thief@example.com')], NEEDS);
  });

  it('is let on for 5 minutes once its person has said the password, in that session alone', async () => {
    const person = await signedIn('manager');
    const body = { username: person.username, password: PASSWORD };
    const other = { ...person, token: (await api.as(null).session.login({ body })).accessToken };
    await confirm(person);
    await expect(setEmail(person, 'new@example.com')).resolves.toMatchObject({
      user: { email: 'new@example.com' },
    });
    await expectRefused([setEmail(other, 'thief@example.com')], NEEDS);
    api.clock.advance(SESSION_CONFIRMED_MS);
    await expectRefused([setEmail(person, 'later@example.com')], NEEDS);
  });

  it('still changes what opens no account, and may send the address along as it is', async () => {
    const person = await signedIn('client');
    const { email } = await stored(person);
    const body = { fullname: 'Otra Persona', phone: '5555 1234', email };
    await expect(api.as(person).person.edit({ body })).resolves.toMatchObject({
      user: { fullname: 'Otra Persona' },
    });
  });

  it('of an administrator sets nobody’s address or password', async () => {
    const admin = await signedIn('admin');
    const victim = await createPerson(api, 'manager');
    const before = await stored(victim);
    const update = (body: { email?: string; password?: string; fullname?: string }) =>
      api.as(admin).person.update({ params: { id: victim.id }, body });
    const query = { username: victim.username };
    await expectRefused(
      [
        update({ email: 'thief@example.com' }),
        update({ password: 'thief-1' }),
        api.as(admin).person.edit({ query, body: { email: 'thief@example.com' } }),
      ],
      NEEDS,
    );
    expect(await stored(victim)).toEqual(before);
    await update({ fullname: 'Otro Nombre', password: '' });
    await confirm(admin);
    await update({ email: 'right@example.com', password: 'secreto2' });
    expect(await stored(victim)).toMatchObject({ email: 'right@example.com', sessionVersion: 1 });
  });

  it('does not confirm a session that ended meanwhile', async () => {
    const person = await signedIn('manager');
    await api.as(person).session.logout();
    await expectRefused([confirm(person)], { status: 401 });
  });
});
