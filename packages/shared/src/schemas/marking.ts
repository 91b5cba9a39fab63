import { z } from 'zod';
import { MARKINGS } from '../domain/limits-and-defaults/index.ts';

/** How working time begins and ends: by a press, or with the sign-in and the open page (MARK-1). */
export const Marking = z.enum(MARKINGS);
