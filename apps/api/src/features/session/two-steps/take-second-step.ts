import type { Services } from '../../../platform/services.ts';
import { type PersonDoc, PersonModel } from '../../person/index.ts';
import { stepOf } from './app-code.ts';
import { hashRecoveryCode } from './recovery-codes.ts';

/** Tests a code as a person's second step and uses it up: one of two concurrent uses succeeds (TWOSTEP-1). */
export async function takeSecondStep(
  { _id, twoSteps }: Pick<PersonDoc, '_id' | 'twoSteps'>,
  code: string,
  { clock, config }: Services,
): Promise<boolean> {
  if (!twoSteps?.since) return false;
  const step = stepOf(code, twoSteps.secret, { personId: _id, key: config.jwtSecret, now: clock.now() });
  if (step !== null) {
    const { modifiedCount } = await PersonModel.updateOne(
      { _id, 'twoSteps.secret': twoSteps.secret, 'twoSteps.lastStep': { $lt: step } },
      { $set: { 'twoSteps.lastStep': step } },
    );
    return modifiedCount === 1;
  }
  const hash = hashRecoveryCode(code);
  const { modifiedCount } = await PersonModel.updateOne(
    { _id, 'twoSteps.recoveryHashes': hash },
    { $pull: { 'twoSteps.recoveryHashes': hash } },
  );
  return modifiedCount === 1;
}
