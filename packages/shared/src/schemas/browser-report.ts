import { z } from 'zod';
import { listOf } from './list-of.ts';

/** Most reports of a request, and most characters of an address: with them it fits into a body of a stranger (LIMIT-1). */
const MOST = 6;
const MOST_CHARACTERS = 300;

const Address = z
  .string()
  .min(0)
  .max(MOST_CHARACTERS)
  .transform((text) => text.replace(/[?#].*$/s, ''))
  .optional();

/** Reports of a browser by the Reporting API: its content security policy refused something (WIRE-24). */
export const BrowserReports = listOf(
  z.object({
    type: z.string().min(1).max(40),
    body: z.object({
      effectiveDirective: z.string().min(0).max(40).optional(),
      blockedURL: Address,
      documentURL: Address,
    }),
  }),
  { max: MOST },
);
export type BrowserReports = z.infer<typeof BrowserReports>;
