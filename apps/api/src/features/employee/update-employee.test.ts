import { beforeEach, describe, expect, it } from 'vitest';
import { createPerson, missingId, PASSWORD, type Person, proveAddress } from '../../../test/factories.ts';
import { useApi } from '../../../test/harness.ts';
import { expectRefused } from '../../../test/refused.ts';
import { createCrew } from '../../../test/workers.ts';
import { PersonModel } from '../person/model.ts';

const api = useApi();
let manager: Person;
let worker: Person;

beforeEach(async () => {
  ({ manager, worker } = await createCrew(api));
});

const update = (as: Person, body: object, id = worker.id) =>
  api.as(as).employee.update({ params: { id }, body });
const get = (as: Person, id = worker.id) => api.as(as).employee.get({ params: { id } });
const stored = () => PersonModel.findById(worker._id).select('+passwordHash').lean();

describe('changing an employee (EMPLOYEE-5)', () => {
  it('changes only the given values', async () => {
    const before = await get(manager);
    const { message, employee } = await update(manager, { fullname: 'Otto', hourlyRate: 12.35 });
    expect(message).toBe('Employee updated.');
    expect(employee).toEqual({ ...before, fullname: 'Otto', hourlyRate: 12.35 });
    const names = { username: 'otto', email: 'otto@example.com', phone: '1' };
    expect((await update(manager, names)).employee).toEqual({ ...employee, ...names });
    expect(await stored()).toMatchObject({ usernameKey: 'otto', emailKey: 'otto@example.com' });
  });

  it.each([
    [{ hourlyRate: -1 }],
    [{ hourlyRate: 1.234 }],
    [{ hourlyRate: 10.000_000_001 }],
    [{ hourlyRate: '5' }],
    [{ fullname: '' }],
    [{ phone: '' }],
    [{ password: 'corta' }],
  ])('refuses %j and keeps all as it was', async (body) => {
    const before = await stored();
    await expectRefused([update(manager, body)], { status: 400, code: 'validation_failed' });
    expect(await stored()).toEqual(before);
  });

  it('refuses the username or e-mail of somebody else, and then changes nothing', async () => {
    const other = await createPerson(api, 'client');
    await proveAddress(other);
    const before = await stored();
    await expectRefused([update(manager, { username: other.username, hourlyRate: 5 })], { status: 409 });
    await expectRefused([update(manager, { email: `${other.username}@example.com`, hourlyRate: 5 })], {
      status: 409,
    });
    expect(await stored()).toEqual(before);
    await update(manager, { username: worker.username });
  });

  it('sets a password only when there is one, and then ends the sessions', async () => {
    const before = await stored();
    await update(manager, { password: '' });
    expect((await stored())?.passwordHash).toBe(before?.passwordHash);
    expect(await get(worker)).toMatchObject({ _id: worker.id });
    await update(manager, { password: 'secreto3' });
    await expectRefused([get(worker)], { status: 401 });
    const { username } = worker;
    await expectRefused([api.as(null).session.login({ body: { username, password: PASSWORD } })], {
      status: 401,
    });
    await api.as(null).session.login({ body: { username, password: 'secreto3' } });
  });

  it('refuses a password that is too short and says how long it has to be (SESSION-17)', async () => {
    const message = 'New password must be at least 6 characters long.';
    await expect(update(manager, { password: 'abc' })).rejects.toMatchObject({
      status: 400,
      message,
      errors: [{ path: 'body.password', message }],
    });
    expect(await get(worker)).toMatchObject({ _id: worker.id });
  });

  it('is for the owner of the company', async () => {
    const stranger = await createCrew(api);
    const before = await stored();
    const change = { hourlyRate: 500 };
    await expectRefused([update(stranger.manager, change), update(manager, change, missingId())], {
      status: 404,
    });
    await expectRefused([update(worker, change)], { status: 403 });
    await expectRefused([update(manager, change, manager.id)], { status: 404 });
    expect(await stored()).toEqual(before);
  });
});

describe('the total to pay (PAY-7)', () => {
  const pay = (as: Person, totalToPay: number) =>
    api.as(as).employee.setTotalToPay({ params: { id: worker.id }, body: { totalToPay } });

  it('is stored in whole cents', async () => {
    const { message, employee } = await pay(manager, 1_234.05);
    expect({ message, total: employee.totalToPay }).toEqual({
      message: 'Total to pay saved.',
      total: 1_234.05,
    });
    expect(await stored()).toMatchObject({ totalToPayCents: 123_405 });
  });

  it('is not negative, and only the owner sets it', async () => {
    const stranger = await createPerson(api, 'manager');
    await expectRefused([pay(manager, -1), pay(manager, 0.001)], { status: 400 });
    await expectRefused([pay(stranger, 1)], { status: 404 });
    await expectRefused([pay(worker, 1)], { status: 403 });
    expect(await stored()).toMatchObject({ totalToPayCents: 0 });
  });
});
