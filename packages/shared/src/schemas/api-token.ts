import { z } from 'zod';
import { API_SCOPES, API_TOKEN_DAYS, LENGTHS } from '../domain/limits-and-defaults/index.ts';
import { say } from '../wording/reasons.ts';
import { Id, Instant, Name } from './primitives.ts';
import { PasswordProof } from './session.ts';

export const ApiScope = z.enum(API_SCOPES);
export type ApiScope = z.infer<typeof ApiScope>;

/** A token that somebody made for a program, without the token itself (TOKEN-1). */
export const ApiToken = z.object({
  _id: Id,
  name: z.string(),
  scope: ApiScope,
  createdAt: Instant,
  expiresAt: Instant,
  /** To the minute; null before the first use. */
  lastUsedAt: Instant.nullable(),
});
export type ApiToken = z.infer<typeof ApiToken>;

/** `POST /auth/tokens`. */
export const NewApiToken = PasswordProof.extend({
  name: Name.max(LENGTHS.tokenName, say('too_long', { max: LENGTHS.tokenName })),
  scope: ApiScope.default('read'),
  days: z.number().int().min(1).max(API_TOKEN_DAYS.max).default(API_TOKEN_DAYS.usual),
});
export type NewApiToken = z.infer<typeof NewApiToken>;

/** Only this answer contains the token. */
export const MadeApiToken = z.object({ message: z.string(), apiToken: ApiToken, token: z.string() });
export type MadeApiToken = z.infer<typeof MadeApiToken>;
