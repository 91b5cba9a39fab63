import { z } from 'zod';
import { Id, Name } from './primitives.ts';

/** A line of business, 'giro de negocio' (LINE-1). Names are unique without regard to case. */
export const LineOfBusiness = z.object({ _id: Id, name: z.string() });
export type LineOfBusiness = z.infer<typeof LineOfBusiness>;

export const LineOfBusinessInput = z.object({ name: Name });
export type LineOfBusinessInput = z.infer<typeof LineOfBusinessInput>;
