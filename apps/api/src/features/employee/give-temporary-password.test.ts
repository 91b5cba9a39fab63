import { TEMPORARY_PASSWORD_MS } from '@faena/shared/domain';
import { beforeEach, describe, expect, it } from 'vitest';
import { createCompany, createPerson, missingId, PASSWORD, type Person } from '../../../test/factories.ts';
import { useApi } from '../../../test/harness.ts';
import { expectRefused } from '../../../test/refused.ts';
import { KeyedAnswerModel } from '../../platform/keyed-answers.ts';
import { RateLimitModel } from '../../platform/rate-limit-model.ts';
import { PersonModel } from '../person/index.ts';

const api = useApi();
let owner: Person;
let worker: Person;

beforeEach(async () => {
  await RateLimitModel.deleteMany();
  owner = await createPerson(api, 'manager');
  const { _id: companyId } = await createCompany(api, owner);
  worker = await createPerson(api, 'employee', { companyId });
});

const give = (as: Person, id = worker.id) => api.as(as).employee.giveTemporaryPassword({ params: { id } });
const signIn = (password: string, { username } = worker) =>
  api.as(null).session.login({ body: { username, password } });
const read = () => api.as(owner).employee.get({ params: { id: worker.id } });

describe('a temporary password of an employee (RESET-4)', () => {
  it('replaces theirs, ends their sessions, and only lets them choose a new one', async () => {
    const { newPassword, username, until } = await give(owner);
    expect({ username, until }).toEqual({
      username: worker.username,
      until: new Date(+api.clock.now() + TEMPORARY_PASSWORD_MS).toISOString(),
    });
    expect(newPassword).toMatch(/^[A-Za-z2-9]{23}$/);
    await expectRefused([api.as(worker).person.account(), signIn(PASSWORD)], { status: 401 });
    expect(await read()).toMatchObject({ temporaryPasswordUntil: until });
    const session = await signIn(newPassword);
    expect(session.mustChangePassword).toBe(true);
    const temporary = api.as({ ...worker, token: session.accessToken });
    await expectRefused([temporary.project.list({ query: {} })], { code: 'password_change_required' });
    await temporary.session.changePassword({
      body: { currentPassword: newPassword, newPassword: 'mine alone' },
    });
    expect(await read()).toMatchObject({ temporaryPasswordUntil: null });
    // A chosen password does not expire.
    api.clock.advance(2 * TEMPORARY_PASSWORD_MS);
    expect(await signIn('mine alone')).not.toHaveProperty('mustChangePassword');
  });

  it('is refused after 7 days like a wrong one, and the employee is told when it expired', async () => {
    const { newPassword, until } = await give(owner);
    api.clock.advance(TEMPORARY_PASSWORD_MS - 1);
    await signIn(newPassword);
    api.clock.advance(1);
    const refusals = await Promise.all(
      [signIn(newPassword), signIn('wrong')].map((attempt) =>
        attempt.catch(({ requestId, ...error }) => error),
      ),
    );
    expect(refusals[0]).toMatchObject({ status: 401, reason: 'credentials_wrong' });
    expect(refusals[0]).toEqual(refusals[1]);
    expect(await read()).toMatchObject({ temporaryPasswordUntil: until });
    const another = await give(owner);
    await signIn(another.newPassword);
    await expectRefused([signIn(newPassword)], { status: 401 });
  });

  it('is given by people who may change the employee, in a confirmed session (SESSION-37)', async () => {
    await give(await createPerson(api, 'admin'));
    const { accessToken: token } = await api
      .as(null)
      .session.login({ body: { username: owner.username, password: PASSWORD } });
    const foreign = await createPerson(api, 'manager');
    const stored = () => PersonModel.findById(worker.id).select('+passwordHash').orFail().lean();
    const before = await stored();
    await expectRefused([give({ ...owner, token })], { status: 403, code: 'confirmation_required' });
    const missing = { status: 404, reason: 'employee_not_found' };
    await expectRefused([give(foreign), give(owner, missingId()), give(owner, owner.id)], missing);
    expect(await stored()).toEqual(before);
  });

  it('is stored nowhere but as its hash', async () => {
    const { newPassword } = await give(owner);
    expect(JSON.stringify(await KeyedAnswerModel.find().lean())).not.toContain(newPassword);
    expect(JSON.stringify(await PersonModel.findById(worker.id).lean())).not.toContain(newPassword);
  });
});
