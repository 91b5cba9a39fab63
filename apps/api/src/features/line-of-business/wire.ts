import { type LineOfBusiness, LineOfBusinessNoun, plainOf } from '@faena/shared/schemas';
import type { LineOfBusinessDoc } from './model.ts';

/** A line of business in the API format. */
export function lineOfBusinessToWire(line: LineOfBusinessDoc): LineOfBusiness {
  return { ...plainOf(LineOfBusinessNoun, line), _id: String(line._id) };
}
