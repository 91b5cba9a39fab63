import { describe, expect, it } from 'vitest';
import { createPerson, PASSWORD } from '../../../../test/factories.ts';
import { useApi } from '../../../../test/harness.ts';
import { turnOnTwoSteps } from '../../../../test/two-steps.ts';

const api = useApi({ REQUIRE_TWO_FACTOR: 'admin,manager' });

describe('two steps that a role must have (TWOSTEP-4)', () => {
  it.each(['admin', 'manager'] as const)(
    'block an %s without them from everything but their setup',
    async (role) => {
      const person = await createPerson(api, role);
      const { person: user, lineOfBusiness, twoSteps, session } = api.as(person);
      const body = { username: person.username, password: PASSWORD };
      expect(await session.login({ body })).toMatchObject({ mustSetUpTwoSteps: true });
      await user.account();
      expect(await twoSteps.get()).toMatchObject({ on: false, required: true });
      const refused = { status: 403, code: 'two_steps_required' };
      await expect(lineOfBusiness.all()).rejects.toMatchObject(refused);
      await expect(user.edit({ body: { phone: '5555 1234' } })).rejects.toMatchObject(refused);

      const { code } = await turnOnTwoSteps(api, person);
      await lineOfBusiness.all();
      const answer = await session.login({ body: { ...body, code: code() } });
      expect(answer).not.toHaveProperty('mustSetUpTwoSteps');

      await twoSteps.turnOff({ body: { currentPassword: PASSWORD } });
      await expect(lineOfBusiness.all()).rejects.toMatchObject(refused);
    },
  );

  it.each(['employee', 'client'] as const)('do not block an %s', async (role) => {
    const person = await createPerson(api, role);
    await api.as(person).lineOfBusiness.all();
    expect((await api.as(person).twoSteps.get()).required).toBe(false);
  });
});
