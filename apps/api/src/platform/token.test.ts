import jwt from 'jsonwebtoken';
import { Types } from 'mongoose';
import { describe, expect, it } from 'vitest';
import { signToken, verifyToken } from './token.ts';

const secret = 'a secret for tests that is long enough';
const now = new Date('2026-11-20T15:00:00Z');
const claims = { personId: String(new Types.ObjectId()), roleId: 2, sessionVersion: 3 } as const;
const after = (hours: number) => new Date(now.getTime() + hours * 3_600_000);

describe('an access token (SESSION-4)', () => {
  it('is good for 12 hours', () => {
    const token = signToken(claims, secret, now);
    const good = { ...claims, expiresAt: after(12) };
    expect(verifyToken(token, secret, now)).toEqual(good);
    expect(verifyToken(token, secret, after(11.99))).toEqual(good);
    expect(verifyToken(token, secret, after(12))).toBeNull();
  });

  it('is worth nothing when forged', () => {
    const [header = '', , signature = ''] = signToken(claims, secret, now).split('.');
    const admin = { sub: claims.personId, rol: 1, ver: 3, exp: now.getTime() / 1000 + 60 };
    const forged = [
      '',
      'a.b.c',
      signToken(claims, `${secret}!`, now),
      jwt.sign(admin, secret, { algorithm: 'HS512' }),
      jwt.sign(admin, '', { algorithm: 'none' }),
      `${header}.${Buffer.from(JSON.stringify(admin)).toString('base64url')}.${signature}`,
    ];
    expect(forged.map((token) => verifyToken(token, secret, now))).toEqual(forged.map(() => null));
  });

  it.each([
    [{}, true],
    [{ sub: 'root' }, false],
    [{ rol: 5 }, false],
    [{ ver: 'x' }, false],
    [{ sub: { $ne: null } }, false],
  ])('with %o in it, and well signed, is good: %s', (part, good) => {
    const payload = { sub: claims.personId, rol: 2, ver: 3, exp: now.getTime() / 1000 + 60, ...part };
    // As a text, since the library itself refuses to sign some of these.
    const token = jwt.sign(JSON.stringify(payload), secret, { header: { alg: 'HS256', typ: 'JWT' } });
    expect(verifyToken(token, secret, now) !== null).toBe(good);
  });
});
