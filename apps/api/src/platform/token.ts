import { createSecretKey, type KeyObject } from 'node:crypto';
import { RoleId } from '@faena/shared/access';
import { ACCESS_TOKEN_TTL_MS } from '@faena/shared/domain';
import { Id } from '@faena/shared/schemas';
import jwt from 'jsonwebtoken';
import { z } from 'zod';

const Payload = z.object({ sub: Id, rol: RoleId, ver: z.number().int(), exp: z.number().int() });

/** What an access token carries: the person, the role and the version of the session. */
export interface TokenClaims {
  readonly personId: string;
  readonly roleId: RoleId;
  readonly sessionVersion: number;
}

/** The same of a token that is good, and until when it is. */
export interface GoodToken extends TokenClaims {
  readonly expiresAt: Date;
}

/** Signs an access token, good for 12 h (SESSION-4). */
export function signToken(claims: TokenClaims, secret: string, now: Date): string {
  const issuedAt = Math.floor(now.getTime() / 1000);
  const payload = {
    sub: claims.personId,
    rol: claims.roleId,
    ver: claims.sessionVersion,
    iat: issuedAt,
    exp: issuedAt + ACCESS_TOKEN_TTL_MS / 1000,
  };
  return jwt.sign(payload, keyOf(secret), { algorithm: 'HS256' });
}

/** The library tries a text as a public key first: that costs more than all the rest of the check. */
const keys = new Map<string, KeyObject>();

function keyOf(secret: string): KeyObject {
  const key = keys.get(secret) ?? createSecretKey(secret, 'utf8');
  keys.set(secret, key);
  return key;
}

/** The claims of a token, or null when it is malformed, forged or expired. */
export function verifyToken(token: string, secret: string, now: Date): GoodToken | null {
  try {
    const decoded = jwt.verify(token, keyOf(secret), {
      algorithms: ['HS256'],
      clockTimestamp: Math.floor(now.getTime() / 1000),
    });
    const { sub, rol, ver, exp } = Payload.parse(decoded);
    return { personId: sub, roleId: rol, sessionVersion: ver, expiresAt: new Date(exp * 1000) };
  } catch {
    return null;
  }
}
