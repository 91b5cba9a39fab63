import { z } from 'zod';
import { say } from '../wording/reasons.ts';

/** A wall time, `HH:MM`. */
export const WallTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, say('not_a_time'));
