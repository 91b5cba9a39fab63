import type { LineOfBusiness } from '@faena/shared/schemas';
import { LineOfBusinessModel, SPANISH } from './model.ts';
import { lineOfBusinessToWire } from './wire.ts';

/** All lines of business in alphabetical order. */
export async function listLinesOfBusiness(): Promise<LineOfBusiness[]> {
  const lines = await LineOfBusinessModel.find().sort({ name: 1, _id: 1 }).collation(SPANISH).lean();
  return lines.map(lineOfBusinessToWire);
}
