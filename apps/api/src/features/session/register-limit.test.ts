import { describe, expect, it } from 'vitest';
import { useApi } from '../../../test/harness.ts';
import { callerFrom, statusOf } from '../../../test/sign-in.ts';
import { PersonModel } from '../person/model.ts';

const api = useApi({ TRUST_PROXY: '1', SIGN_UPS_PER_ADDRESS: '2' });

const register = (address: string, username: string) =>
  callerFrom(api, address).session.register({
    body: {
      email: `${username}@example.com`,
      password: 'secreto-1',
      confirmPassword: 'secreto-1',
      username,
      fullname: 'Ana Nueva',
    },
  });

describe('the limit of new accounts (SESSION-26)', () => {
  it('refuses an address after a number of accounts, without creating one, and no other address', async () => {
    await register('198.51.100.1', 'primera');
    expect(await statusOf(register('198.51.100.1', 'segunda'))).toBe(200);
    const refused = await register('198.51.100.1', 'tercera').catch((error) => error);
    expect(refused).toMatchObject({ status: 429, code: 'rate_limited' });
    expect(refused.retryAfter).toBeGreaterThan(0);
    expect(await PersonModel.countDocuments()).toBe(2);
    expect(await statusOf(register('198.51.100.2', 'cuarta'))).toBe(200);
  });

  it.each(['invite', 'closed'] as const)(
    'says why nobody signs up if that is %s (INVITE-1)',
    async (registration) => {
      const { config } = api.services;
      Object.assign(config, { registration });
      try {
        const refused = await register('198.51.100.3', 'nadie').catch((error) => error);
        expect(refused).toMatchObject({ status: 403, reason: `registration_${registration}` });
        expect(await PersonModel.exists({ username: 'nadie' })).toBeNull();
      } finally {
        Object.assign(config, { registration: 'open' });
      }
    },
  );
});
