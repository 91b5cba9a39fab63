import { z } from 'zod';
import { PIN_DIGITS } from '../domain/limits-and-defaults/index.ts';
import { say } from '../wording/reasons.ts';
import { Instant } from './primitives.ts';

/** The PIN of `PUT /auth/pin` (PIN-2) and `POST /auth/pin/open` (PIN-1). */
export const Pin = z.object({
  pin: z
    .string()
    .regex(new RegExp(`^\\d{${PIN_DIGITS.min},${PIN_DIGITS.max}}$`), say('pin_digits', PIN_DIGITS)),
});
export type Pin = z.infer<typeof Pin>;

/**
 * The lock of pay on an own device (PIN-1): open until `until`, null while it is closed. Without `hasPin` the person has
 * to choose one.
 */
export const PayLock = z.object({ until: Instant.nullable(), hasPin: z.boolean() });
export type PayLock = z.infer<typeof PayLock>;
