import { MAX_REGISTRATIONS_PER_ADDRESS } from '@faena/shared/domain';
import { describe, expect, it } from 'vitest';
import { useApi } from '../../../test/harness.ts';
import { callerFrom, statusOf } from '../../../test/sign-in.ts';
import { RateLimitModel } from '../../platform/rate-limit-model.ts';
import { PersonModel } from '../person/model.ts';

const api = useApi({
  NODE_ENV: 'production',
  MONGODB_URI: 'mongodb://of-the-harness',
  JWT_SECRET: 'a secret for tests that is long enough',
  PASSWORD_RESET: 'display',
  TRUST_PROXY: '1',
});

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

describe('the limit of new accounts, in production (docs/security.md)', () => {
  it('refuses an address that has made 100 in 15 minutes, without an account, and no other address', async () => {
    await register('198.51.100.1', 'primera');
    await RateLimitModel.updateOne(
      { key: 'registration:198.51.100.1' },
      { points: MAX_REGISTRATIONS_PER_ADDRESS - 1 },
    );
    expect(await statusOf(register('198.51.100.1', 'segunda'))).toBe(200);
    const refused = await register('198.51.100.1', 'tercera').catch((error) => error);
    expect(refused).toMatchObject({ status: 429, code: 'rate_limited' });
    expect(refused.retryAfter).toBeGreaterThan(0);
    expect(await PersonModel.countDocuments()).toBe(2);
    expect(await statusOf(register('198.51.100.2', 'cuarta'))).toBe(200);
  });
});
