import { z } from 'zod';
import { listOf } from './list-of.ts';

/** Most reports of a request, and most characters of an address that is logged. */
const MOST = 20;
const MOST_CHARACTERS = 300;

/** Most characters of an address on the wire: it may be the text of a script. */
const LONGEST = 8_192;

const Address = z
  .string()
  .min(0)
  .max(LONGEST)
  .transform((text) => text.replace(/[?#].*$/s, '').slice(0, MOST_CHARACTERS))
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
