import { SESSION_LIFETIME_MS } from '@faena/shared/domain';
import jwt from 'jsonwebtoken';
import { beforeAll, describe, expect, it } from 'vitest';
import { PersonModel } from '../src/features/person/model.ts';
import { signToken } from '../src/platform/token.ts';
import { expectRefusal } from './envelope.ts';
import { claimsOf, createPerson, missingId, type Person } from './factories.ts';
import { useApi } from './harness.ts';

const api = useApi();
let admin: Person;

beforeAll(async () => {
  admin = await createPerson(api, 'admin');
});

describe('sessions (WIRE-2)', () => {
  const account = (authorization?: string) =>
    api.request('/user/account', authorization ? { headers: { Authorization: authorization } } : {});
  const claims = () => claimsOf(api, admin);
  const secret = () => api.services.config.jwtSecret;

  it('take a good token, however the scheme is written', async () => {
    for (const scheme of ['Bearer', 'bearer'])
      expect((await account(`${scheme} ${admin.token}`)).status).toBe(200);
  });

  it.each([
    ['no token', () => undefined],
    ['another scheme', () => `Basic ${admin.token}`],
    ['no scheme', () => admin.token],
    ['something that is no token', () => 'Bearer x.y.z'],
    [
      'a token signed with another secret',
      () => `Bearer ${signToken(claims(), 'x'.repeat(40), api.clock.now())}`,
    ],
    [
      'an unsigned token',
      () => `Bearer ${jwt.sign({ sub: admin.id, rol: 1, ver: 0 }, '', { algorithm: 'none' })}`,
    ],
    ['a token with other claims', () => `Bearer ${jwt.sign({ sub: { $gt: '' }, rol: 1, ver: 0 }, secret())}`],
    [
      'a token of another session version',
      () => `Bearer ${signToken({ ...claims(), sessionVersion: 1 }, secret(), api.clock.now())}`,
    ],
    [
      'a token of no session',
      () => `Bearer ${signToken({ ...claims(), sessionId: missingId() }, secret(), api.clock.now())}`,
    ],
    [
      'a token from before sessions had records',
      () => `Bearer ${jwt.sign({ sub: admin.id, rol: 1, ver: 0 }, secret(), { expiresIn: '12h' })}`,
    ],
    [
      'a token of nobody',
      () => `Bearer ${signToken({ ...claims(), personId: missingId() }, secret(), api.clock.now())}`,
    ],
    [
      'a token that has expired',
      () =>
        `Bearer ${signToken(claims(), secret(), new Date(api.clock.now().getTime() - SESSION_LIFETIME_MS))}`,
    ],
  ])('answer 401 to %s', async (_, authorization) => {
    const response = await account(authorization());
    await expectRefusal(response, 'unauthenticated');
    expect(response.headers.get('WWW-Authenticate')).toBe('Bearer');
  });

  it('end with the session version and with the user', async () => {
    const revoked = await createPerson(api, 'manager');
    const deleted = await createPerson(api, 'manager');
    await PersonModel.updateOne({ _id: revoked._id }, { $inc: { sessionVersion: 1 } });
    await PersonModel.deleteOne({ _id: deleted._id });
    for (const person of [revoked, deleted]) {
      await expectRefusal(await api.request('/user/account', { as: person }), 'unauthenticated');
    }
  });

  it('take the role from the database, not from the token', async () => {
    const manager = await createPerson(api, 'manager');
    const token = signToken({ ...claimsOf(api, manager), roleId: 1 }, secret(), api.clock.now());
    await expectRefusal(await api.request('/user/all', { as: { ...manager, token } }), 'forbidden');
  });

  it('with a temporary password open the account and the change of the password only', async () => {
    const person = await createPerson(api, 'manager', { mustChangePassword: true });
    expect((await api.request('/user/account', { as: person })).status).toBe(200);
    await expectRefusal(
      await api.request('/line_of_business/all', { as: person }),
      'password_change_required',
    );
  });
});
