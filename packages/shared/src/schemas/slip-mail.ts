import { z } from 'zod';
import { SLIP_MAIL_FAILURES, SLIP_MAIL_STATES } from '../domain/limits-and-defaults/index.ts';
import { say } from '../wording/reasons.ts';
import { Id, Instant } from './primitives.ts';

/** The state of a slip's mail (ANSWER-5). */
export const SlipMail = z.object({
  slipId: Id,
  state: z.enum(SLIP_MAIL_STATES),
  askedAt: Instant,
  /** The last mail that the mail server accepted; it stays during a further request. */
  sentAt: Instant.nullable(),
  /** Why it was not sent; null unless it failed. */
  failure: z.enum(SLIP_MAIL_FAILURES).nullable(),
  /** The number of requests for a mail. */
  times: z.number().int(),
});
export type SlipMail = z.infer<typeof SlipMail>;

/** `GET /payroll/runs/:id/mails`; not `available` where no mail server or no public address is configured. */
export const SlipMails = z.object({ available: z.boolean(), mails: z.array(SlipMail) });
export type SlipMails = z.infer<typeof SlipMails>;

/** `POST /payroll/runs/:id/mails`: mails everybody without a mail; named slips again, too. */
export const NewSlipMails = z.object({
  slips: z
    .array(Id)
    .min(1)
    .max(1_000)
    .refine((ids) => new Set(ids).size === ids.length, say('slip_twice'))
    .optional(),
});
export type NewSlipMails = z.infer<typeof NewSlipMails>;
