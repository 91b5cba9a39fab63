import type { Role } from '@faena/shared/access';
import { Types } from 'mongoose';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createPerson, missingId, type Person } from '../../../test/factories.ts';
import { useApi } from '../../../test/harness.ts';
import { expectRefused } from '../../../test/refused.ts';
import { PersonModel } from '../person/model.ts';
import { PlanModel } from './model.ts';

const api = useApi();
const plan = { name: 'Básico', description: 'Hasta 5 personas', price: 99.95 };
let admin: Person;

beforeEach(async () => {
  vi.restoreAllMocks();
  await PlanModel.deleteMany();
  admin = await createPerson(api, 'admin');
});

const stored = () => PlanModel.find().sort({ priceCents: 1 }).lean();
const create = async (fields = {}) =>
  (await api.as(admin).plan.create({ body: { ...plan, ...fields } })).subscription;

describe('subscriptions (PLAN-1)', () => {
  it('are shown to everyone, cheapest first, equal prices by age', async () => {
    const [dear, first, second] = [
      await create({ name: 'Caro', price: 500 }),
      await create({ name: 'Zeta', price: 10.1 }),
      await create({ name: 'Alfa', price: 10.1 }),
    ];
    expect(await api.as(null).plan.list()).toEqual([first, second, dear]);
    const page = await api.as(null).plan.list.page({ query: { limit: 1, page: 2 } });
    expect(page).toEqual({ items: [second], total: 3 });
  });

  it('are created with their price in whole cents, and answered as they were given', async () => {
    const { message, subscription } = await api.as(admin).plan.create({ body: plan });
    expect(message).toBe('Subscription created.');
    expect(subscription).toEqual({ _id: expect.any(String), ...plan });
    expect(await stored()).toMatchObject([{ name: plan.name, priceCents: 9995 }]);
  });

  it.each([
    ['a negative price', { price: -1 }, 'body.price'],
    ['a fraction of a cent', { price: 10.0000001 }, 'body.price'],
    ['a blank name', { name: ' \u200b ' }, 'body.name'],
  ])('are not created with %s (PLAN-1)', async (_what, fields, path) => {
    await expect(create(fields)).rejects.toMatchObject({ status: 400, errors: [{ path }] });
    expect(await stored()).toEqual([]);
  });

  it('change in the part that is given', async () => {
    const { _id: id } = await create();
    const { subscription } = await api.as(admin).plan.update({ params: { id }, body: { price: 0 } });
    expect(subscription).toEqual({ _id: id, ...plan, price: 0 });
    expect(await api.as(null).plan.list()).toEqual([subscription]);
  });

  it('leave the users who had them when deleted, and only them', async () => {
    const [gone, kept] = [await create(), await create({ name: 'Pro' })];
    const having = await Promise.all(
      [gone, kept].map(({ _id }) => createPerson(api, 'client', { subscriptionId: new Types.ObjectId(_id) })),
    );
    const answer = await api.as(admin).plan.remove({ params: { id: gone._id } });
    expect(answer).toEqual({ message: 'Subscription deleted.' });
    expect(await api.as(null).plan.list()).toEqual([kept]);
    expect(await subscriptionsOf(having)).toEqual([null, kept._id]);
  });

  it('stay with their users when the deletion fails halfway', async () => {
    const { _id } = await create();
    const user = await createPerson(api, 'client', { subscriptionId: new Types.ObjectId(_id) });
    vi.spyOn(PersonModel, 'updateMany').mockImplementationOnce(() => {
      throw new Error('the disk is full');
    });
    const removal = api.as(admin).plan.remove({ params: { id: _id } });
    await expect(removal).rejects.toMatchObject({ status: 500 });
    expect(await stored()).toHaveLength(1);
    expect(await subscriptionsOf([user])).toEqual([_id]);
  });

  it('are not found when missing', async () => {
    const params = { id: missingId() };
    const refusal = { status: 404, code: 'not_found', message: 'Subscription not found' };
    await expect(api.as(admin).plan.update({ params, body: plan })).rejects.toMatchObject(refusal);
    await expect(api.as(admin).plan.remove({ params })).rejects.toMatchObject(refusal);
  });

  it.each<Role>(['manager', 'employee', 'client'])('are read-only for a %s', async (role) => {
    const { _id: id } = await create();
    const { plan: plans } = api.as(await createPerson(api, role));
    await expectRefused(
      [
        plans.create({ body: plan }),
        plans.update({ params: { id }, body: { price: 1 } }),
        plans.remove({ params: { id } }),
      ],
      { status: 403, code: 'forbidden' },
    );
    expect(await stored()).toMatchObject([{ name: plan.name, priceCents: 9995 }]);
  });
});

async function subscriptionsOf(people: Person[]): Promise<(string | null)[]> {
  return Promise.all(
    people.map(async ({ _id }) => {
      const user = await PersonModel.findById(_id).lean();
      return user?.subscriptionId ? String(user.subscriptionId) : null;
    }),
  );
}
