import { MINUTE_MS } from './units.ts';

/** The scope of an API token: read alone, change things too, or read and one act that moves money (TOKEN-3, TOKEN-5). */
export const API_SCOPES = ['read', 'write', 'payments', 'accounts'] as const;

/** The prefix of every API token, so that a leaked one can be found. */
export const API_TOKEN_PREFIX = 'faena_';

/** Most valid tokens of a person (TOKEN-1). */
export const MAX_API_TOKENS = 20;

/** The days that a token is valid: by default, and at most (TOKEN-1). */
export const API_TOKEN_DAYS = { usual: 90, max: 365 } as const;

/** Least time between two updates of a token's last use. */
export const API_TOKEN_SEEN_EVERY_MS = MINUTE_MS;
