import { MAX_LINK_FAILURES, MAX_LINK_USES, SLIP_LINK_DAYS } from '@faena/shared/domain';
import type { Types } from 'mongoose';
import { beforeEach, describe, expect, it } from 'vitest';
import { createCompany, createPerson, type Person } from '../../../../test/factories.ts';
import { useApi } from '../../../../test/harness.ts';
import { callerFrom } from '../../../../test/sign-in.ts';
import { createSlip, emptyRun } from '../../../../test/slips.ts';
import { makeToken } from '../../../platform/link-token.ts';
import { RateLimitModel } from '../../../platform/rate-limit-model.ts';
import { LedgerEventModel } from '../../ledger/event-model.ts';
import { SlipLinkModel } from '../slips/slip-link-model.ts';

const api = useApi({ TRUST_PROXY: '1' });
const DAY_MS = 86_400_000;

let owner: Person;
let employee: Person;
let companyId: Types.ObjectId;
let id: string;

beforeEach(async () => {
  await RateLimitModel.deleteMany();
  owner = await createPerson(api, 'manager');
  const company = await createCompany(api, owner, { name: 'Taller Luna' });
  companyId = company._id;
  employee = await createPerson(api, 'employee', { companyId, fullname: 'Inés Dentro' });
  id = String((await createSlip(await emptyRun(api, company), employee))._id);
});

const links = () => api.as(owner).slipLink;
const make = async () => (await links().make({ params: { id } })).token;
const visitor = () => api.as(null).slipLink;
const NOT_VALID = { status: 404, reason: 'slip_link_not_found' };

describe('a private link to a slip (ANSWER-2)', () => {
  it('opens that slip without signing in, with the days and the net and nothing of anybody else', async () => {
    const slip = await visitor().open({ token: await make() });
    expect(slip).toMatchObject({
      companyName: 'Taller Luna',
      fullname: 'Inés Dentro',
      days: [{ date: '2026-11-12', hours: 8 }],
      net: 100,
      answer: 'none',
    });
    for (const name of ['companyId', 'runId', 'employeeId', 'username'])
      expect(slip).not.toHaveProperty(name);
  });

  it('answers the slip, for its person, and the ledger has that it was by link', async () => {
    const token = await make();
    const text = 'Falta una hora.';
    expect(await visitor().claim({ token, body: { text, date: '2026-11-12' } })).toMatchObject({
      answer: 'claimed',
      claims: [{ text }],
    });
    expect(await visitor().accept({ token })).toMatchObject({ answer: 'accepted' });
    await expect(visitor().claim({ token, body: { text: 'Otra.' } })).rejects.toMatchObject({
      reason: 'slip_accepted',
    });
    const events = await LedgerEventModel.find({ companyId }).sort({ seq: 1 }).lean();
    expect(events).toMatchObject([
      {
        action: 'slip-claimed',
        actor: { _id: employee._id, fullname: 'Inés Dentro' },
        after: { byLink: true },
      },
      { action: 'slip-accepted', actor: { username: employee.username }, after: { byLink: true } },
    ]);
  });

  it('is good for 30 days, and until it is revoked or another is made', async () => {
    const first = await make();
    const { link } = await links().get({ params: { id } });
    expect(Date.parse(link?.expiresAt ?? '')).toBe(+api.clock.now() + SLIP_LINK_DAYS * DAY_MS);
    const second = await make();
    await expect(visitor().open({ token: first })).rejects.toMatchObject(NOT_VALID);
    api.clock.advance(SLIP_LINK_DAYS * DAY_MS - 1);
    await visitor().open({ token: second });
    api.clock.advance(1);
    await expect(visitor().open({ token: second })).rejects.toMatchObject(NOT_VALID);
    // The session of the owner is over, too.
    api.clock.advance(-DAY_MS * SLIP_LINK_DAYS);
    await SlipLinkModel.updateOne({ slipId: id }, { expiresAt: api.clock.now() });
    expect(await links().get({ params: { id } })).toEqual({ link: null });
    const third = await make();
    expect(await links().revoke({ params: { id } })).toEqual({ link: null });
    for (const ask of [visitor().open, visitor().accept]) {
      await expect(ask({ token: third })).rejects.toMatchObject(NOT_VALID);
    }
    await expect(visitor().claim({ token: third, body: { text: 'Falta.' } })).rejects.toMatchObject(
      NOT_VALID,
    );
  });

  it('that was never made is answered as one that is over, whatever its token', async () => {
    const revoked = await make();
    await links().revoke({ params: { id } });
    const answers = await Promise.all(
      [revoked, makeToken(), '', 'a', 'x'.repeat(4_000), id].map(async (token) => {
        const response = await api.request('/slip-links/open', {
          method: 'POST',
          headers: { 'Slip-Token': token },
        });
        const { requestId: _, ...body } = (await response.json()) as Record<string, unknown>;
        return { status: response.status, body };
      }),
    );
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]).toMatchObject({ status: 404 });
  });

  it('tells its owner when it was last opened', async () => {
    const token = await make();
    api.clock.advance(60_000);
    await visitor().open({ token });
    expect(await links().get({ params: { id } })).toMatchObject({
      link: { openedAt: api.clock.now().toISOString() },
    });
  });

  it('opens the slip on paper, too', async () => {
    const pdf = await visitor().pdf({ token: await make() });
    expect(
      Buffer.from(await pdf.arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');
    await expect(visitor().pdf({ token: 'none' })).rejects.toMatchObject(NOT_VALID);
  });

  it('is stored as a hash only, of 256 bits', async () => {
    const token = await make();
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    const stored = await SlipLinkModel.find().lean();
    expect(JSON.stringify(stored)).not.toContain(token);
  });

  it('is for no index, no store and no referrer', async () => {
    const headers = { 'Slip-Token': await make() };
    const response = await api.request('/slip-links/open', { method: 'POST', headers });
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
    });
  });

  it('goes with its company', async () => {
    const token = await make();
    await api.as(owner).company.remove({ params: { id: String(companyId) } });
    await expect(visitor().open({ token })).rejects.toMatchObject(NOT_VALID);
  });
});

describe('how often private links are asked for (ANSWER-2)', () => {
  const from = (address: string) => callerFrom(api, address).slipLink;

  it('an address that brings 60 that lead nowhere in 15 minutes is refused, good ones too, and no other address', async () => {
    const token = await make();
    await expect(from('198.51.100.1').open({ token: 'none' })).rejects.toMatchObject(NOT_VALID);
    await RateLimitModel.updateOne({ key: 'slip-link-address:198.51.100.1' }, { points: MAX_LINK_FAILURES });
    await expect(from('198.51.100.1').open({ token })).rejects.toMatchObject({ status: 429 });
    await from('198.51.100.2').open({ token });
  });

  it('one link is good for 120 requests in 15 minutes, from wherever, and others go on', async () => {
    const token = await make();
    await from('198.51.100.1').open({ token });
    await RateLimitModel.updateOne({ key: /^slip-link:/ }, { points: MAX_LINK_USES });
    await expect(from('198.51.100.2').open({ token })).rejects.toMatchObject({ status: 429 });
    await from('198.51.100.2').open({ token: await make() });
  });
});
