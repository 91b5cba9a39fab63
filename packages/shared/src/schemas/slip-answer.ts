import { z } from 'zod';
import { LENGTHS } from '../domain/limits-and-defaults/index.ts';
import { CalendarDate, Id, Instant, requiredText } from './primitives.ts';
import { OwnLanguage } from './session.ts';
import { Slip, SlipAnswer, SlipClaim } from './slip.ts';

/** `POST /payroll/slips/:id/claims`: the text of the claim, and its day; without a day it concerns the whole slip. */
export const NewClaim = z.object({
  date: CalendarDate.nullable().default(null),
  text: requiredText(LENGTHS.reason),
});
export type NewClaim = z.infer<typeof NewClaim>;

/** `POST /payroll/slips/:id/claims/:claimId/answer`. */
export const ClaimAnswer = z.object({ text: requiredText(LENGTHS.reason) });
export type ClaimAnswer = z.infer<typeof ClaimAnswer>;

/** A valid private link to a slip (ANSWER-2); only the answer to its creation contains the token. */
export const SlipLink = z.object({
  createdAt: Instant,
  expiresAt: Instant,
  /** The last opening. */
  openedAt: Instant.nullable(),
});
export type SlipLink = z.infer<typeof SlipLink>;

export const SlipLinkState = z.object({ link: SlipLink.nullable() });
export type SlipLinkState = z.infer<typeof SlipLinkState>;

/** A new link, and the language of its employee; null until they have one (LANG-15). Only this answer has the token. */
export const NewSlipLink = SlipLink.extend({ token: z.string(), language: OwnLanguage.nullable() });
export type NewSlipLink = z.infer<typeof NewSlipLink>;

/** The view of a slip behind a private link. */
export const LinkedSlip = Slip.omit({ companyId: true, runId: true, employeeId: true, username: true });
export type LinkedSlip = z.infer<typeof LinkedSlip>;

/** How one person answered a run, and how they can be reached (ANSWER-1). */
export const RunAnswer = z.object({
  /** The id of the slip. */
  _id: Id,
  employeeId: Id,
  fullname: z.string(),
  username: z.string(),
  /** Empty for a person without a phone or without an account. */
  phone: z.string(),
  email: z.string(),
  net: z.number(),
  answer: SlipAnswer,
  acceptedAt: Instant.nullable(),
  viaLink: Slip.shape.viaLink,
  contested: Slip.shape.contested,
  claims: z.array(SlipClaim),
  link: SlipLink.nullable(),
});
export type RunAnswer = z.infer<typeof RunAnswer>;

/** `GET /payroll/claims` counts for one company, or for all that the caller created. */
export const OpenClaimsQuery = z.object({ companyId: Id.optional() });
export type OpenClaimsQuery = z.infer<typeof OpenClaimsQuery>;

/** The slips of a company with a claim that waits for an answer (ANSWER-8), at least one. */
export const OpenClaims = z.object({
  companyId: Id,
  slips: z.number().int(),
  /** A day of the earliest period with one. */
  date: CalendarDate,
});
export type OpenClaims = z.infer<typeof OpenClaims>;
