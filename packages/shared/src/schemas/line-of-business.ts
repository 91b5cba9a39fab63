import type { z } from 'zod';
import { noun, text } from './noun.ts';
import { Id, Name } from './primitives.ts';

/** A line of business, 'giro de negocio' (LINE-1). Names are unique without regard to case. */
export const LineOfBusinessNoun = noun({ _id: { answer: Id }, name: text(Name) });

export const LineOfBusiness = LineOfBusinessNoun.answer;
export type LineOfBusiness = z.infer<typeof LineOfBusiness>;

/** For a new line, and for another name. */
export const LineOfBusinessInput = LineOfBusinessNoun.creation;
export type LineOfBusinessInput = z.infer<typeof LineOfBusinessInput>;
