import type { LineOfBusiness } from '@faena/shared/schemas';
import type { LineOfBusinessDoc } from './model.ts';

/** A line of business as the API answers it. */
export function lineOfBusinessToWire({ _id, name }: LineOfBusinessDoc): LineOfBusiness {
  return { _id: String(_id), name };
}
