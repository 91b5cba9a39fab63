import type { Role } from '@faena/shared/access';
import { type CompanyAct, SESSION_CONFIRMED_MS } from '@faena/shared/domain';
import { describe, expect, it } from 'vitest';
import { CompanyModel } from '../src/features/company/model.ts';
import { PersonModel } from '../src/features/person/model.ts';
import { createPerson, PASSWORD, type Person } from './factories.ts';
import { useApi } from './harness.ts';
import { expectRefused } from './refused.ts';
import { codeOf, turnOnTwoSteps } from './two-steps.ts';
import { createCrew } from './workers.ts';

const api = useApi();
const NEEDS = { status: 403, code: 'confirmation_required' };

/** Somebody in a session as a sign-in begins it. */
async function signedInAs(person: Person): Promise<Person> {
  const body = { username: person.username, password: PASSWORD };
  return { ...person, token: (await api.as(null).session.login({ body })).accessToken };
}
const signedIn = async (role: Role) => signedInAs(await createPerson(api, role));

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
    const other = await signedInAs(person);
    await confirm(person);
    await expect(setEmail(person, 'new@example.com')).resolves.toMatchObject({
      user: { email: 'new@example.com' },
    });
    await expectRefused([setEmail(other, 'thief@example.com')], NEEDS);
    api.clock.advance(SESSION_CONFIRMED_MS);
    await expectRefused([setEmail(person, 'later@example.com')], NEEDS);
  });

  it('still changes the harmless fields, and may send the present address along', async () => {
    const person = await signedIn('client');
    const { email } = await stored(person);
    const body = { fullname: 'Otra Persona', phone: '5555 1234', email };
    await expect(api.as(person).person.edit({ body })).resolves.toMatchObject({
      user: { fullname: 'Otra Persona' },
    });
  });

  it('from an administrator sets nobody’s address or password', async () => {
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

  it('neither turns two steps on or off nor makes recovery codes, nor takes them off somebody else', async () => {
    const [victim, admin, other] = [
      await signedIn('manager'),
      await signedIn('admin'),
      await signedIn('client'),
    ];
    const { begin, confirm: turnOn, renewCodes, turnOff } = api.as(victim).twoSteps;
    const wrong = { currentPassword: 'guessed' };
    await expectRefused([begin({ body: {} })], NEEDS);
    await expectRefused([begin({ body: wrong })], { status: 400, message: 'Current password is incorrect.' });
    await confirm(victim);
    const { secret } = await begin({ body: {} });
    await turnOn({ body: { code: codeOf(secret, api.clock.now()) } });
    await renewCodes({ body: {} });
    api.clock.advance(SESSION_CONFIRMED_MS);
    const before = await stored(victim);
    await expectRefused([renewCodes({ body: {} }), turnOff({ body: {} })], NEEDS);
    await turnOnTwoSteps(api, other);
    const params = { id: other.id };
    await expectRefused([api.as(admin).twoSteps.takeOff({ params })], NEEDS);
    expect(await api.as(other).twoSteps.get()).toMatchObject({ on: true });
    expect(await stored(victim)).toEqual(before);
    await confirm(admin);
    await api.as(admin).twoSteps.takeOff({ params });
    await confirm(victim);
    await turnOff({ body: {} });
    for (const person of [victim, other]) {
      expect(await api.as(person).twoSteps.get()).toMatchObject({ on: false });
    }
  });

  it('changes the address where the password comes along, and counts wrong ones', async () => {
    const person = await signedIn('client');
    const edit = (currentPassword: string) =>
      api.as(person).person.edit({ body: { email: 'along@example.com', currentPassword } });
    const wrong = { status: 400, message: 'Current password is incorrect.' };
    await expectRefused([edit('guessed')], wrong);
    const { user } = await edit(PASSWORD);
    expect(user).toMatchObject({ email: 'along@example.com' });
    expect(await stored(person)).not.toHaveProperty('currentPassword');
    for (const _ of Array.from({ length: 10 })) await edit('guessed').catch(() => undefined);
    await expectRefused([edit(PASSWORD), confirm(person)], { status: 429 });
  });

  it('from a manager sets no address or password of their people; a fresh sign-in does', async () => {
    const { manager, worker } = await createCrew(api);
    const thief = { ...manager, token: (await signedInAs(manager)).token };
    const update = (body: object) => api.as(thief).employee.update({ params: { id: worker.id }, body });
    await update({ email: 'first@example.com', password: 'secreto2' });
    api.clock.advance(SESSION_CONFIRMED_MS);
    const before = await stored(worker);
    await expectRefused([update({ email: 'thief@example.com' }), update({ password: 'thief-1' })], NEEDS);
    expect(await stored(worker)).toEqual(before);
    await update({ fullname: 'Otro Nombre', email: 'first@example.com', password: '', hourlyRate: 12 });
    await confirm(thief);
    await update({ email: 'own@example.com', password: 'secreto3' });
    expect(await stored(worker)).toMatchObject({ email: 'own@example.com', sessionVersion: 2 });
  });

  it('from an administrator makes no administrators, deletes nobody and gives away no company', async () => {
    const admin = await signedIn('admin');
    const victim = await createPerson(api, 'client');
    const { company } = await createCrew(api);
    api.clock.advance(SESSION_CONFIRMED_MS);
    const { person, company: companies } = api.as(admin);
    const body = { fullname: 'Ladrón', username: 'ladron', email: 'thief@example.com', password: PASSWORD };
    const params = { id: victim.id };
    const before = await stored(victim);
    await expectRefused(
      [
        person.create({ body: { ...body, rol_id: 1 } }),
        person.add({ body: { ...body, rol_id: 1 } }),
        person.update({ params, body: { rol_id: 1 } }),
        person.remove({ params }),
        companies.handOver({ params: { id: String(company._id) }, body: { created_by: admin.username } }),
      ],
      NEEDS,
    );
    expect(await stored(victim)).toEqual(before);
    await person.create({ body: { ...body, rol_id: 4 } });
    await confirm(admin);
    await person.update({ params, body: { rol_id: 1 } });
    await person.remove({ params });
  });

  it('does an owner’s confirmed acts only with the password, and changes the choice of acts with it alone (COMPANY-21)', async () => {
    const { manager, company, worker } = await createCrew(api);
    const thief = { ...manager, token: (await signedInAs(manager)).token };
    const id = String(company._id);
    const setAccount = () =>
      api.as(thief).bankLayout.setAccount({
        params: { employeeId: worker.id },
        body: { companyId: id, account: '30-1' },
      });
    const setRate = () =>
      api.as(thief).employee.update({ params: { id: worker.id }, body: { hourlyRate: 12 } });
    const ask = (confirmedActs: CompanyAct[]) =>
      api.as(thief).company.update({ params: { id }, body: { confirmedActs } });
    api.clock.advance(SESSION_CONFIRMED_MS);
    await expectRefused([setAccount(), ask([]), ask(['payments', 'accounts', 'rates'])], NEEDS);
    await setRate();
    // The same once more changes nothing.
    await ask(['accounts', 'payments']);
    await confirm(thief);
    await setAccount();
    const { company: changed } = await ask(['rates']);
    expect(changed.confirmedActs).toEqual(['rates']);
    api.clock.advance(SESSION_CONFIRMED_MS);
    await setAccount();
    await expectRefused(
      [api.as(thief).employee.update({ params: { id: worker.id }, body: { hourlyRate: 99 } })],
      NEEDS,
    );
    // One that was stored before has no choice of its own.
    await CompanyModel.collection.updateOne({ _id: company._id }, { $unset: { confirmedActs: 1 } });
    await expectRefused([setAccount()], NEEDS);
  });

  it('does not confirm a session that ended meanwhile', async () => {
    const person = await signedIn('manager');
    await api.as(person).session.logout();
    await expectRefused([confirm(person)], { status: 401 });
  });
});
