import { generateSync } from 'otplib';
import type { Person } from './factories.ts';
import { PASSWORD } from './factories.ts';
import type { TestApi } from './harness.ts';

/** The code that an app shows at a moment. */
export function codeOf(secret: string | Uint8Array, now: Date): string {
  return generateSync({ secret, epoch: Math.floor(now.getTime() / 1000) });
}

/** Starts two-step verification for a person. */
export async function turnOnTwoSteps(api: TestApi, person: Person) {
  const { twoSteps } = api.as(person);
  const { secret } = await twoSteps.begin({ body: { currentPassword: PASSWORD } });
  const { recoveryCodes } = await twoSteps.confirm({ body: { code: codeOf(secret, api.clock.now()) } });
  // The code that confirmed it is used up.
  api.clock.advance(60_000);
  return { secret, recoveryCodes, code: () => codeOf(secret, api.clock.now()) };
}
