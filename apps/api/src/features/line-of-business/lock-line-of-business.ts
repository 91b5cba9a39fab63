import { foldName } from '@faena/shared/domain';
import type { ClientSession } from 'mongoose';
import { LOCK } from '../../platform/lock.ts';
import { type LineOfBusinessDoc, LineOfBusinessModel } from './model.ts';

/**
 * The line of business of a name, compared folded, locked for a reference: a concurrent deletion conflicts. Null when
 * there is none.
 */
export async function lockLineOfBusiness(
  name: string,
  session: ClientSession,
): Promise<LineOfBusinessDoc | null> {
  return LineOfBusinessModel.findOneAndUpdate({ nameKey: foldName(name) }, LOCK, { session }).lean();
}
