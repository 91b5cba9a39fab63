import { type LineOfBusiness, LineOfBusinessNoun, plainOf } from '@faena/shared/schemas';
import type { LineOfBusinessDoc } from './model.ts';

/** A line of business as the API answers it. */
export function lineOfBusinessToWire(line: LineOfBusinessDoc): LineOfBusiness {
  return { ...plainOf(LineOfBusinessNoun, line), _id: String(line._id) };
}
