import { beforeEach, describe, expect, it } from 'vitest';
import { createPerson, type Person } from '../../../test/factories.ts';
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

const stored = () => PersonModel.findById(worker._id).select('+passwordHash').lean();

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

  it('is not negative, and not for others to set', async () => {
    const stranger = await createPerson(api, 'manager');
    await expectRefused([pay(manager, -1), pay(manager, 0.001)], { status: 400 });
    await expectRefused([pay(stranger, 1)], { status: 404 });
    await expectRefused([pay(worker, 1)], { status: 403 });
    expect(await stored()).toMatchObject({ totalToPayCents: 0 });
  });
});
