import { Types } from 'mongoose';
import { beforeEach, describe, expect, it } from 'vitest';
import { useApi } from '../../test/harness.ts';
import { transaction } from './database.ts';
import {
  findOneTimeLink,
  makeOneTimeLink,
  OneTimeLinkModel,
  redeemOneTimeLink,
  voidOneTimeLinks,
} from './one-time-link.ts';

const api = useApi();
const MINUTE_MS = 60_000;

let subjectId: Types.ObjectId;
beforeEach(() => {
  subjectId = new Types.ObjectId();
});

const make = (about = '') =>
  makeOneTimeLink({
    kind: 'password-reset',
    subjectId,
    about,
    now: api.clock.now(),
    lifetimeMs: 30 * MINUTE_MS,
  });
const redeem = (token: string, kind: 'password-reset' | 'invitation' = 'password-reset') =>
  transaction((session) => redeemOneTimeLink(kind, token, api.clock.now(), session));

describe('a link that is good once', () => {
  it('has a token of 256 bits, of which a hash is stored', async () => {
    const token = await make();
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    expect(JSON.stringify(await OneTimeLinkModel.find().lean())).not.toContain(token);
    expect(await make()).not.toBe(token);
  });

  it('leads to its subject until it is used, and to nothing after', async () => {
    const token = await make('ana@example.com');
    const link = { subjectId, about: 'ana@example.com' };
    expect(await findOneTimeLink('password-reset', token, api.clock.now())).toMatchObject(link);
    expect(await redeem(token)).toMatchObject(link);
    expect(await findOneTimeLink('password-reset', token, api.clock.now())).toBeNull();
    expect(await redeem(token)).toBeNull();
  });

  it('is redeemed by one of many at once', async () => {
    const token = await make();
    const outcomes = await Promise.all(Array.from({ length: 8 }, () => redeem(token)));
    expect(outcomes.filter((outcome) => outcome !== null)).toHaveLength(1);
  });

  it('remains valid if the transaction that redeemed it is aborted', async () => {
    const token = await make();
    const failing = transaction(async (session) => {
      await redeemOneTimeLink('password-reset', token, api.clock.now(), session);
      throw new Error('something else went wrong');
    });
    await expect(failing).rejects.toThrow('something else');
    expect(await redeem(token)).not.toBeNull();
  });

  it('is valid for one kind of thing, and to its last moment', async () => {
    const token = await make();
    expect(await redeem(token, 'invitation')).toBeNull();
    api.clock.advance(30 * MINUTE_MS);
    expect(await redeem(token)).toBeNull();
    api.clock.advance(-1);
    expect(await redeem(token)).not.toBeNull();
  });

  it.each(['', 'a', 'x'.repeat(5_000), '{"$gt":""}'])('is refused with the token %j', async (token) => {
    await make();
    expect(await redeem(token)).toBeNull();
  });

  it('is void together with all others of its subject', async () => {
    const tokens = [await make(), await make()];
    await transaction((session) => voidOneTimeLinks(subjectId, session, 'invitation'));
    expect(await findOneTimeLink('password-reset', tokens[0] ?? '', api.clock.now())).not.toBeNull();
    await transaction((session) => voidOneTimeLinks(subjectId, session));
    for (const token of tokens) expect(await redeem(token)).toBeNull();
  });

  it('is forgotten by the database once it is over', async () => {
    const indexes = await OneTimeLinkModel.collection.indexes();
    expect(indexes).toContainEqual(
      expect.objectContaining({ key: { forgottenAt: 1 }, expireAfterSeconds: 0 }),
    );
    await make();
    const [stored] = await OneTimeLinkModel.find({ subjectId }).lean();
    const left = (stored?.forgottenAt.getTime() ?? 0) - Date.now();
    expect(left).toBeGreaterThan(29 * MINUTE_MS);
    expect(left).toBeLessThanOrEqual(30 * MINUTE_MS);
  });
});
