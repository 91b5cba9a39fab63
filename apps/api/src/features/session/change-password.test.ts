import { describe, expect, it } from 'vitest';
import { createPerson, PASSWORD, type Person } from '../../../test/factories.ts';
import { useApi } from '../../../test/harness.ts';
import { expectRefused } from '../../../test/refused.ts';
import { callerFrom, signIn, statusOf } from '../../../test/sign-in.ts';
import { PersonModel } from '../person/model.ts';

const api = useApi({ TRUST_PROXY: '1' });
let addresses = 0;
const newAddress = () => `203.0.113.${++addresses}`;

const change = (person: Person, fields: Record<string, unknown> = {}, address = newAddress()) =>
  callerFrom(api, address, person.token).session.changePassword({
    body: { username: person.username, currentPassword: PASSWORD, newPassword: 'another one', ...fields },
  });
const stored = (person: Person) => PersonModel.findById(person.id).select('+passwordHash').lean();

describe('changing the password (SESSION-18)', () => {
  it('ends all other sessions at once, and keeps this one by a new token', async () => {
    const person = await createPerson(api, 'employee');
    const elsewhere = (await signIn(api, newAddress(), person.username)).accessToken;
    const { message, accessToken, newPassword } = await change(person);
    expect(message).toBe('Password changed successfully.');
    expect(newPassword).toBeUndefined();
    await expectRefused(
      [person.token, elsewhere].map((token) => api.as({ ...person, token }).person.account()),
      { status: 401 },
    );
    expect(await api.as({ ...person, token: accessToken }).person.account()).toMatchObject({
      _id: person.id,
    });
    expect(await statusOf(signIn(api, newAddress(), person.username))).toBe(401);
    expect(await statusOf(signIn(api, newAddress(), person.username, 'another one'))).toBe(200);
  });

  it('generates a password on request, and shows it once (SESSION-18)', async () => {
    const person = await createPerson(api, 'client');
    const { newPassword = '' } = await change(person, { generatePassword: true, newPassword: undefined });
    expect(newPassword).toMatch(/^[A-Za-z2-9]{23}$/);
    expect(await statusOf(signIn(api, newAddress(), person.username, newPassword))).toBe(200);
  });

  it('opens everything again to somebody who had a temporary password', async () => {
    const person = await createPerson(api, 'manager', { mustChangePassword: true });
    await expectRefused([api.as(person).company.mine({})], { status: 403, code: 'password_change_required' });
    const { accessToken } = await change(person);
    await expect(api.as({ ...person, token: accessToken }).company.mine({})).resolves.toEqual([]);
  });

  it('does not accept the temporary password as the new one', async () => {
    const person = await createPerson(api, 'manager', { mustChangePassword: true });
    await expectRefused([change(person, { newPassword: PASSWORD })], {
      status: 400,
      errors: [{ path: 'body.newPassword', message: expect.any(String) }],
    });
    expect(await stored(person)).toMatchObject({ mustChangePassword: true, sessionVersion: 0 });
  });

  it('needs the current password', async () => {
    const person = await createPerson(api, 'manager');
    const before = await stored(person);
    await expectRefused([change(person, { currentPassword: 'wrong!' })], {
      status: 400,
      message: 'Current password is incorrect.',
    });
    expect(await stored(person)).toEqual(before);
  });

  it.each([
    [{ currentPassword: '' }, 'Current password is required.'],
    [{ newPassword: undefined }, 'New password is required.'],
    [{ newPassword: 'short' }, 'New password must be at least 6 characters long.'],
    [{ newPassword: 'x'.repeat(73) }, 'New password must be at most 72 bytes long.'],
  ])('refuses %o (SESSION-17, SESSION-18)', async (fields, message) => {
    const person = await createPerson(api, 'manager');
    await expectRefused([change(person, fields)], { status: 400, message });
  });

  it("is for one's own only: even an admin may not name another", async () => {
    const [admin, victim] = [await createPerson(api, 'admin'), await createPerson(api, 'manager')];
    const before = await stored(victim);
    await expectRefused([change(admin, { username: victim.username })], { status: 403 });
    expect(await stored(victim)).toEqual(before);
    await expect(change(admin, { username: admin.username.toUpperCase() })).resolves.toBeTruthy();
  });

  it('limits wrong current passwords, so that a stolen token cannot guess', async () => {
    const person = await createPerson(api, 'manager');
    const guesses = Array.from({ length: 15 }, (_, i) =>
      statusOf(change(person, { currentPassword: `guess ${i}` })),
    );
    expect((await Promise.all(guesses)).filter((status) => status === 400)).toHaveLength(10);
    await expectRefused([change(person)], { status: 429, code: 'rate_limited' });
    // The thief does not shut the owner out.
    await expect(signIn(api, newAddress(), person.username)).resolves.toBeTruthy();
  });

  it('lets one of two simultaneous changes win, and only its password and token are good', async () => {
    const person = await createPerson(api, 'manager');
    const wanted = ['first one', 'second one', 'third one'];
    const outcomes = await Promise.allSettled(wanted.map((newPassword) => change(person, { newPassword })));
    const won = outcomes.flatMap((outcome, i) => (outcome.status === 'fulfilled' ? [i] : []));
    expect(won).toHaveLength(1);
    const entries = wanted.map((password) => statusOf(signIn(api, newAddress(), person.username, password)));
    expect(await Promise.all(entries)).toEqual(wanted.map((_, i) => (won.includes(i) ? 200 : 401)));
  });
});
