import sharp from 'sharp';
import { expect } from 'vitest';
import { JobModel } from '../../src/platform/jobs/job-model.ts';
import { missingId, PASSWORD } from '../factories.ts';
import type { Walk } from './walk.ts';

export async function walkPeople({ as, admin, employee }: Walk): Promise<void> {
  const { person: user } = as(admin);
  const picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
  await as(employee).person.account();
  await as(employee).person.edit({ body: { phone: '5555 1234' } });
  const { user: pictured } = await as(employee).person.uploadPicture({ body: new Blob([picture]) });
  await user.picture({ params: { id: pictured.profilePicture?.split('/').at(-1) ?? '' } });
  await expect(user.picture({ params: { id: '0'.repeat(32) } })).rejects.toMatchObject({ status: 404 });
  await user.all();
  await user.list.page({ query: { limit: 1 } });
  const body = {
    fullname: 'Eva',
    email: 'eva@example.com',
    username: 'eva',
    rol_id: 4,
    password: PASSWORD,
  };
  const { user: eva } = await user.create({ body: { ...body, rol_id: 4 } });
  await user.add({ body: { ...body, rol_id: 4, username: 'eva2', email: 'eva2@example.com' } });
  await user.update({ params: { id: eva._id }, body: { fullname: 'Eva Díaz' } });
  await user.search({ query: { q: 'eva' } });
  await user.lookUp({ query: { username: 'eva' } });
  await user.lookUp({ query: { username: 'eva', unique: 'true' } });
  await user.lookUp({ query: { id: missingId(), unique: 'true' } });
  await user.byRole({ params: { role: 'Cliente' } });
  await user.remove({ params: { id: eva._id } });
  await expect(user.remove({ params: { id: eva._id } })).rejects.toMatchObject({ status: 404 });
  await expect(as(employee).person.all()).rejects.toMatchObject({ status: 403 });
  await expect(as(null).person.all()).rejects.toMatchObject({ status: 401 });
}

export async function walkCatalogues({ as, admin }: Walk): Promise<void> {
  const { plan: plans, lineOfBusiness } = as(admin);
  const plan = await plans.create({ body: { name: 'Plan', price: 99.5 } });
  await plans.list();
  const params = { id: plan.subscription._id };
  await plans.update({ params, body: { price: 100 } });
  await plans.remove({ params });
  const line = await lineOfBusiness.create({ body: { name: 'Imprenta' } });
  await lineOfBusiness.all();
  await lineOfBusiness.rename({ params: { id: line.line_of_business._id }, body: { name: 'Editorial' } });
  await lineOfBusiness.remove({ params: { id: line.line_of_business._id } });
  await JobModel.create({
    name: 'walk',
    key: 'walk',
    deadAt: new Date(),
    failure: 'Refused',
    heldUntil: new Date(0),
  });
  const [letter] = await as(admin).deadLetter.list();
  await as(admin).deadLetter.list.page({ query: { limit: 1 } });
  const of = { params: { id: letter?._id ?? missingId() } };
  await as(admin).deadLetter.retry(of);
  await expect(as(admin).deadLetter.retry(of)).rejects.toMatchObject({ status: 404 });
  const { next } = await as(admin).audit.entries({ query: { limit: 1 } });
  await as(admin).audit.entries({ query: { kind: 'plan', ...(next && { before: next }) } });
}
