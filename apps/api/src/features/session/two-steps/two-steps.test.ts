import { describe, expect, it } from 'vitest';
import { createPerson, PASSWORD, type Person } from '../../../../test/factories.ts';
import { useApi } from '../../../../test/harness.ts';
import { callerFrom, statusOf } from '../../../../test/sign-in.ts';
import { codeOf, turnOnTwoSteps } from '../../../../test/two-steps.ts';
import { PersonModel } from '../../person/model.ts';

const api = useApi({ TRUST_PROXY: '1' });
const proof = { currentPassword: PASSWORD };

/** An address that no other test uses. */
let addresses = 0;
const newAddress = () => `192.0.2.${++addresses}`;

function signIn({ username }: Person, code?: string, password = PASSWORD, address = newAddress()) {
  const body = { username, password, ...(code !== undefined && { code }) };
  return callerFrom(api, address).session.login({ body });
}
const reasonOf = (work: Promise<unknown>) =>
  work.then(
    () => 'signed in',
    ({ status, reason }: { status: number; reason: string }) => `${status} ${reason}`,
  );

describe('signing in with two steps', () => {
  it('asks for a code only after the right password (TWOSTEP-2)', async () => {
    const person = await createPerson(api, 'manager');
    const { code } = await turnOnTwoSteps(api, person);
    expect(await reasonOf(signIn(person))).toBe('401 code_required');
    expect(await reasonOf(signIn(person, ''))).toBe('401 code_required');
    expect(await reasonOf(signIn(person, undefined, 'wrong'))).toBe('401 credentials_wrong');
    expect(await reasonOf(signIn(person, code(), 'wrong'))).toBe('401 credentials_wrong');
    expect(await reasonOf(signIn(person, code()))).toBe('signed in');
  });

  it('takes the code of the step before and after, spaced or not, and no older one (TWOSTEP-1)', async () => {
    const person = await createPerson(api, 'client');
    const { secret } = await turnOnTwoSteps(api, person);
    const at = (seconds: number) => codeOf(secret, new Date(api.clock.now().getTime() + seconds * 1000));
    api.clock.advance(90_000);
    expect(await reasonOf(signIn(person, at(-60)))).toBe('401 code_wrong');
    expect(await reasonOf(signIn(person, at(60)))).toBe('401 code_wrong');
    expect(await reasonOf(signIn(person, at(-30)))).toBe('signed in');
    expect(await reasonOf(signIn(person, at(30).replace(/^.../, '$& ')))).toBe('signed in');
  });

  it('takes each code once, of many at once too, and none from before the last (TWOSTEP-1)', async () => {
    const person = await createPerson(api, 'employee');
    const { secret, code } = await turnOnTwoSteps(api, person);
    const earlier = codeOf(secret, new Date(api.clock.now().getTime() - 30_000));
    const outcomes = await Promise.all(Array.from({ length: 6 }, () => statusOf(signIn(person, code()))));
    expect(outcomes.sort()).toEqual([200, 401, 401, 401, 401, 401]);
    expect(await reasonOf(signIn(person, earlier))).toBe('401 code_wrong');
  });

  it('takes each recovery code once, however it is typed (TWOSTEP-1)', async () => {
    const person = await createPerson(api, 'admin');
    const { recoveryCodes } = await turnOnTwoSteps(api, person);
    expect(new Set(recoveryCodes).size).toBe(10);
    const [one = '', other = ''] = recoveryCodes;
    const together = await Promise.all(Array.from({ length: 4 }, () => statusOf(signIn(person, one))));
    expect(together.sort()).toEqual([200, 401, 401, 401]);
    expect(await reasonOf(signIn(person, ` ${other.toUpperCase().replaceAll('-', ' ')} `))).toBe('signed in');
    expect((await api.as(person).twoSteps.get()).recoveryCodesLeft).toBe(8);
  });

  it('counts wrong codes as guesses, and a missing one neither for nor against (TWOSTEP-2, GUESS-1)', async () => {
    const person = await createPerson(api, 'manager');
    const { code } = await turnOnTwoSteps(api, person);
    for (let i = 0; i < 9; i += 1) {
      expect(await reasonOf(signIn(person, '000000'))).toBe('401 code_wrong');
      expect(await reasonOf(signIn(person))).toBe('401 code_required');
    }
    expect(await reasonOf(signIn(person, 'abc'))).toBe('401 code_wrong');
    expect(await reasonOf(signIn(person, code()))).toBe('429 too_many_attempts');
  });

  it('stores neither the secret of the app nor a recovery code as it is, and reads them only to sign in', async () => {
    const person = await createPerson(api, 'manager');
    const { secret, recoveryCodes } = await turnOnTwoSteps(api, person);
    const stored = JSON.stringify(await PersonModel.collection.findOne({ _id: person._id }));
    for (const text of [secret, ...recoveryCodes]) expect(stored).not.toContain(text);
    expect(await PersonModel.findById(person.id).lean()).not.toHaveProperty('twoSteps');
  });
});

describe('turning two steps on and off (TWOSTEP-1)', () => {
  it('begins with the first code of the new app, within 15 minutes', async () => {
    const person = await createPerson(api, 'client');
    const { twoSteps } = api.as(person);
    expect(await twoSteps.get()).toEqual({ on: false, since: null, recoveryCodesLeft: 0, required: false });
    const late = await twoSteps.begin({ body: proof });
    expect(await reasonOf(signIn(person))).toBe('signed in');
    api.clock.advance(15 * 60_000 + 1);
    const codeOfLate = { code: codeOf(late.secret, api.clock.now()) };
    expect(await reasonOf(twoSteps.confirm({ body: codeOfLate }))).toBe('409 two_steps_not_begun');

    const { secret, uri } = await twoSteps.begin({ body: proof });
    expect(new URL(uri).searchParams.get('secret')).toBe(secret);
    expect(uri).toMatch(`otpauth://totp/Faena:${person.username}?`);
    expect(await reasonOf(twoSteps.confirm({ body: codeOfLate }))).toBe('400 code_wrong');
    expect(await reasonOf(signIn(person))).toBe('signed in');
    const { recoveryCodes } = await twoSteps.confirm({ body: { code: codeOf(secret, api.clock.now()) } });
    expect(recoveryCodes).toHaveLength(10);
    const since = api.clock.now().toISOString();
    expect(await twoSteps.get()).toEqual({ on: true, since, recoveryCodesLeft: 10, required: false });
    expect(await reasonOf(signIn(person, codeOf(secret, api.clock.now())))).toBe('401 code_wrong');
    expect(await reasonOf(twoSteps.begin({ body: proof }))).toBe('409 two_steps_on');
  });

  it.each([
    ['begin', (person: Person, body: typeof proof) => api.as(person).twoSteps.begin({ body })],
    ['turnOff', (person: Person, body: typeof proof) => api.as(person).twoSteps.turnOff({ body })],
    ['renewCodes', (person: Person, body: typeof proof) => api.as(person).twoSteps.renewCodes({ body })],
  ])('asks for the password, and counts wrong ones: %s', async (name, call) => {
    const person = await createPerson(api, 'client');
    if (name !== 'begin') await turnOnTwoSteps(api, person);
    const before = await PersonModel.collection.findOne({ _id: person._id });
    for (let i = 0; i < 10; i += 1) {
      expect(await reasonOf(call(person, { currentPassword: 'wrong' }))).toBe('400 current_password_wrong');
    }
    expect(await reasonOf(call(person, proof))).toBe('429 too_many_attempts');
    expect(await PersonModel.collection.findOne({ _id: person._id })).toEqual(before);
  });

  it('makes new recovery codes, and the old ones void', async () => {
    const person = await createPerson(api, 'client');
    const { recoveryCodes } = await turnOnTwoSteps(api, person);
    const renewed = (await api.as(person).twoSteps.renewCodes({ body: proof })).recoveryCodes;
    expect(await reasonOf(signIn(person, recoveryCodes[0]))).toBe('401 code_wrong');
    expect(await reasonOf(signIn(person, renewed[0]))).toBe('signed in');
  });

  it('ends with the password alone signing in, and can begin again', async () => {
    const person = await createPerson(api, 'client');
    await turnOnTwoSteps(api, person);
    await api.as(person).twoSteps.turnOff({ body: proof });
    expect(await reasonOf(signIn(person))).toBe('signed in');
    await turnOnTwoSteps(api, person);
    expect(await reasonOf(signIn(person))).toBe('401 code_required');
  });

  it('is done by an administrator for a person who lost both, but nobody does it for themselves (TWOSTEP-4)', async () => {
    const [admin, person] = [await createPerson(api, 'admin'), await createPerson(api, 'manager')];
    for (const one of [admin, person]) await turnOnTwoSteps(api, one);
    const { takeOff } = api.as(admin).twoSteps;
    expect(await reasonOf(takeOff({ params: { id: admin.id } }))).toBe('409 own_two_steps');
    expect(await reasonOf(takeOff({ params: { id: '0'.repeat(24) } }))).toBe('404 user_not_found');
    await takeOff({ params: { id: person.id } });
    expect(await reasonOf(signIn(person))).toBe('signed in');
    expect(await reasonOf(signIn(admin))).toBe('401 code_required');
  });
});
