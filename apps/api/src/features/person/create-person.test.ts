import { beforeEach, describe, expect, it } from 'vitest';
import { createPerson, missingId, PASSWORD, type Person, proveAddress } from '../../../test/factories.ts';
import { useApi } from '../../../test/harness.ts';
import { expectRefused } from '../../../test/refused.ts';
import { signIn } from '../../../test/sign-in.ts';
import { PlanModel } from '../plan/model.ts';
import { PersonModel } from './model.ts';

const api = useApi({ TRUST_PROXY: '1' });
let admin: Person;

beforeEach(async () => {
  admin = await createPerson(api, 'admin');
});

let counter = 0;
const newUser = (overrides: object = {}) => {
  counter += 1;
  return {
    fullname: 'Rosa Nueva',
    email: `rosa${counter}@example.com`,
    rol_id: 3 as const,
    username: `rosa${counter}`,
    password: PASSWORD,
    ...overrides,
  };
};
describe('creating a user (ACCOUNT-13)', () => {
  it('assigns the given role, phone and subscription, on both paths', async () => {
    const plan = await PlanModel.create({ name: 'Plan', priceCents: 100 });
    const subscription = String(plan._id);
    const { message, user } = await api.as(admin).person.create({
      body: newUser({ subscription, phone: '123' }),
    });
    expect(message).toBe('User created.');
    expect(user).toMatchObject({
      fullname: 'Rosa Nueva',
      rol_id: 3,
      rol: 'Empleado',
      phone: '123',
      company: null,
      subscription: { _id: subscription, name: 'Plan' },
    });
    const other = await api.as(admin).person.add({ body: newUser({ rol_id: 1, subscription: '' }) });
    expect(other.user).toMatchObject({ rol_id: 1, phone: '', subscription: null });
    expect(await signIn(api, '10.0.0.1', other.user.username)).toMatchObject({ rol_id: 1 });
  });

  it('stores nothing when a name is taken or the subscription unknown', async () => {
    await proveAddress(admin);
    const before = await PersonModel.countDocuments();
    const create = (overrides: object) => api.as(admin).person.create({ body: newUser(overrides) });
    await expectRefused([create({ username: admin.username.toUpperCase() })], {
      status: 409,
      message: 'Username is already taken.',
    });
    await expectRefused([create({ email: `${admin.username}@example.com` })], {
      status: 409,
      message: 'Email is already registered.',
    });
    await expectRefused([create({ subscription: missingId() })], {
      status: 400,
      errors: [{ path: 'body.subscription', message: 'Subscription not found.' }],
    });
    await expectRefused([create({ rol_id: 5 }), create({ password: 'short' })], { status: 400 });
    expect(await PersonModel.countDocuments()).toBe(before);
  });

  it('is for admins', async () => {
    const manager = await createPerson(api, 'manager');
    const before = await PersonModel.countDocuments();
    const body = newUser();
    await expectRefused(
      [
        api.as(manager).person.create({ body }),
        api.as(manager).person.add({ body }),
        api.as(manager).person.remove({ params: { id: admin.id } }),
      ],
      { status: 403 },
    );
    await expectRefused(
      [api.as(manager).person.update({ params: { id: manager.id }, body: { rol_id: 1 } })],
      {
        status: 403,
      },
    );
    expect(await PersonModel.countDocuments()).toBe(before);
  });
});
