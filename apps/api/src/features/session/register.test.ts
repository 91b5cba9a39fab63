import bcrypt from 'bcrypt';
import { describe, expect, it } from 'vitest';
import { createPerson, PASSWORD, proveAddress } from '../../../test/factories.ts';
import { useApi } from '../../../test/harness.ts';
import { expectRefused } from '../../../test/refused.ts';
import { PersonModel } from '../person/model.ts';

/** Hashes have the cost of the product here. */
const api = useApi({ NODE_ENV: 'development' });
let counter = 0;

const form = (overrides: Record<string, unknown> = {}) => {
  counter += 1;
  return {
    email: `nueva${counter}@example.com`,
    password: PASSWORD,
    confirmPassword: PASSWORD,
    username: `nueva${counter}`,
    fullname: 'Ana Nueva',
    ...overrides,
  };
};
const register = (body: ReturnType<typeof form>) => api.as(null).session.register({ body });
const countAll = () => PersonModel.countDocuments();

describe('sign-up (SESSION-25)', () => {
  it('makes a manager who can sign in at once', async () => {
    const body = form();
    const { message, user } = await register(body);
    expect(message).toBe('User registered.');
    expect(user).toEqual({
      _id: expect.any(String),
      fullname: 'Ana Nueva',
      username: body.username,
      email: body.email,
      phone: '',
      rol_id: 2,
      rol: 'Gestor',
      profilePicture: null,
      subscription: null,
      company: null,
      hourlyRate: 0,
      language: null,
      marking: null,
      createdAt: api.clock.now().toISOString(),
    });
    const session = await api
      .as(null)
      .session.login({ body: { username: body.username, password: PASSWORD } });
    expect(session).toMatchObject({ userId: user._id, rol_id: 2 });
    expect(session.mustChangePassword).toBeUndefined();
  });

  it('makes only managers, whatever else the request contains', async () => {
    const { user } = await register(
      form({ rol_id: 1, roleId: 1, companyId: 'x', hourlyRate: 5, sessionVersion: 9, passwordHash: 'x' }),
    );
    expect(user).toMatchObject({ rol_id: 2, company: null, hourlyRate: 0 });
    expect(await PersonModel.findById(user._id).lean()).toMatchObject({ roleId: 2, sessionVersion: 0 });
  });

  it('keeps the password as a bcrypt hash of cost 12 only', async () => {
    const { user } = await register(form());
    const stored = await PersonModel.findById(user._id).select('+passwordHash').lean();
    expect(bcrypt.getRounds(String(stored?.passwordHash))).toBe(12);
    expect(await bcrypt.compare(PASSWORD, String(stored?.passwordHash))).toBe(true);
    expect(JSON.stringify(stored)).not.toContain(PASSWORD);
  });

  it('refuses a username or an e-mail address of another account, in any case', async () => {
    const client = await createPerson(api, 'client', { email: 'Client@Example.com' });
    await proveAddress(client);
    const { username } = client;
    const before = await countAll();
    await expectRefused([register(form({ username: username.toUpperCase() }))], {
      status: 409,
      code: 'conflict',
      message: 'Username is already taken.',
    });
    await expectRefused([register(form({ email: 'cLIENT@example.COM' }))], {
      status: 409,
      message: 'Email is already registered.',
    });
    expect(await countAll()).toBe(before);
  });

  it('creates one account if several people request a name at the same moment', async () => {
    const wanted = form({ username: 'Solicitada' });
    const before = await countAll();
    const outcomes = await Promise.allSettled(
      Array.from({ length: 8 }, (_, i) =>
        register({ ...wanted, username: i % 2 ? 'solicitada' : 'SOLICITADA', email: `s${i}@example.com` }),
      ),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const outcome of outcomes) {
      if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject({ status: 409 });
    }
    expect(await countAll()).toBe(before + 1);
  });

  it.each([
    ['confirmPassword', { confirmPassword: 'different' }, 'Passwords do not match.'],
    ['password', { password: 'short', confirmPassword: 'short' }, /at least 6 characters/],
    ['password', { password: 'ñ'.repeat(37), confirmPassword: 'ñ'.repeat(37) }, /at most 72 bytes/],
    ['email', { email: 'not an address' }, /e-mail/],
    ['username', { username: 'no spaces' }, /letters/],
    ['username', { username: 'ab' }, /./],
    ['fullname', { fullname: ' \u200b ' }, /./],
  ])('refuses a wrong %s (SESSION-25)', async (field, overrides, message) => {
    const before = await countAll();
    await expectRefused([register(form(overrides))], {
      status: 400,
      errors: [{ path: `body.${field}`, message: expect.stringMatching(message) }],
    });
    expect(await countAll()).toBe(before);
  });
});
