import { createSecretKey, type KeyObject } from 'node:crypto';
import { SESSION_LIFETIME_MS } from '@faena/shared/domain';
import { Id, RoleId } from '@faena/shared/schemas';
import jwt from 'jsonwebtoken';
import { z } from 'zod';

const Payload = z.object({ sub: Id, sid: Id, rol: RoleId, ver: z.number().int(), exp: z.number() });

/** The audience of a token: the API refuses other tokens that the same secret may have signed. */
const AUDIENCE = 'faena';

/** The content of an access token: the person, their session, the role and the session version. */
export interface TokenClaims {
  readonly personId: string;
  readonly sessionId: string;
  readonly roleId: RoleId;
  readonly sessionVersion: number;
}

/**
 * Signs an access token (SESSION-5). It is valid for the longest session of its kind; the stored session tells whether that
 * has ended.
 */
export function signToken(
  claims: TokenClaims,
  secret: string,
  now: Date,
  lifetimeMs = SESSION_LIFETIME_MS,
): string {
  const issuedAt = Math.floor(now.getTime() / 1000);
  const payload = {
    sub: claims.personId,
    sid: claims.sessionId,
    rol: claims.roleId,
    ver: claims.sessionVersion,
    iat: issuedAt,
    exp: issuedAt + lifetimeMs / 1000,
    aud: AUDIENCE,
  };
  return jwt.sign(payload, keyOf(secret), { algorithm: 'HS256' });
}

/** Key objects by secret. The library would first try a text as a public key, which costs more than the check. */
const keys = new Map<string, KeyObject>();

function keyOf(secret: string): KeyObject {
  const key = keys.get(secret) ?? createSecretKey(secret, 'utf8');
  keys.set(secret, key);
  return key;
}

/** The verified content of a token, cached while it is valid, so that its signature is checked once. */
interface Verified {
  readonly claims: TokenClaims;
  readonly secret: string;
  /** The expiry in seconds since 1970. */
  readonly expiresAt: number;
}

const MOST_VERIFIED = 2_000;

const verified = new Map<string, Verified>();

/** The claims of a token, or null when it is malformed, forged or expired. */
export function verifyToken(token: string, secret: string, now: Date): TokenClaims | null {
  const seconds = Math.floor(now.getTime() / 1000);
  const known = verified.get(token);
  if (known?.secret === secret && seconds < known.expiresAt) return known.claims;
  try {
    const decoded = jwt.verify(token, keyOf(secret), {
      algorithms: ['HS256'],
      audience: AUDIENCE,
      clockTimestamp: seconds,
    });
    const { sub, sid, rol, ver, exp } = Payload.parse(decoded);
    const claims = { personId: sub, sessionId: sid, roleId: rol, sessionVersion: ver };
    verified.set(token, { claims, secret, expiresAt: exp });
    const [oldest] = verified.keys();
    if (verified.size > MOST_VERIFIED && oldest !== undefined) verified.delete(oldest);
    return claims;
  } catch {
    return null;
  }
}
