import jwt from 'jsonwebtoken';
import { Types } from 'mongoose';
import { describe, expect, it } from 'vitest';
import { signToken, verifyToken } from './token.ts';

const secret = 'a secret for tests that is long enough';
const now = new Date('2026-11-20T15:00:00Z');
const personId = String(new Types.ObjectId());
const sessionId = String(new Types.ObjectId());
const claims = { personId, sessionId, roleId: 2, sessionVersion: 3 } as const;
const after = (days: number) => new Date(now.getTime() + days * 86_400_000);

describe('an access token (SESSION-5)', () => {
  it('is good for 30 days', () => {
    const token = signToken(claims, secret, now);
    expect(verifyToken(token, secret, now)).toEqual(claims);
    expect(verifyToken(token, secret, after(29.99))).toEqual(claims);
    expect(verifyToken(token, secret, after(30))).toBeNull();
  });

  it('is worth nothing when forged', () => {
    const [header = '', , signature = ''] = signToken(claims, secret, now).split('.');
    const exp = now.getTime() / 1000 + 60;
    const admin = { exp, sub: claims.personId, sid: sessionId, rol: 1, ver: 3, aud: 'faena' };
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
    [{ sid: undefined }, false],
    [{ sid: { $ne: null } }, false],
    [{ aud: 'another service' }, false],
    [{ aud: undefined }, false],
  ])('is valid with %o in it if it is well signed: %s', (part, good) => {
    const good60 = { exp: now.getTime() / 1000 + 60 };
    const payload = { sub: personId, sid: sessionId, rol: 2, ver: 3, aud: 'faena', ...good60, ...part };
    // Built as a text, because the library refuses to sign some of these.
    const token = jwt.sign(JSON.stringify(payload), secret, { header: { alg: 'HS256', typ: 'JWT' } });
    expect(verifyToken(token, secret, now) !== null).toBe(good);
  });
});
