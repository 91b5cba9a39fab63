import {
  CONTEST_DAYS,
  MAX_CLAIMS,
  MAX_LINK_FAILURES,
  MAX_LINK_USES,
  SLIP_LINK_DAYS,
} from '@faena/shared/domain';
import type { Types } from 'mongoose';
import { beforeEach, describe, expect, it } from 'vitest';
import { createCompany, createPerson, type Person } from '../../../../test/factories.ts';
import { useApi } from '../../../../test/harness.ts';
import { sendAccountMails } from '../../../../test/mails.ts';
import { callerFrom } from '../../../../test/sign-in.ts';
import { createSlip, emptyRun } from '../../../../test/slips.ts';
import { makeToken } from '../../../platform/link-token.ts';
import { RateLimitModel } from '../../../platform/rate-limit-model.ts';
import { LedgerEventModel } from '../../ledger/event-model.ts';
import { PersonModel } from '../../person/model.ts';
import { sendWaiting } from '../slip-mails/mailing.ts';
import { SlipLinkModel } from '../slips/slip-link-model.ts';
import { SlipModel } from '../slips/slip-model.ts';
import { verifyAgainstLedger } from '../verify/verify-against-ledger.ts';

const api = useApi({ TRUST_PROXY: '1' });
const DAY_MS = 86_400_000;

let owner: Person;
let employee: Person;
let companyId: Types.ObjectId;
let id: string;

beforeEach(async () => {
  await RateLimitModel.deleteMany();
  await sendAccountMails(api.services);
  api.outbox.length = 0;
  owner = await createPerson(api, 'manager', { fullname: 'Olga Dueñas' });
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

  it('is made with the language of its employee, which its page does not tell (LANG-15)', async () => {
    const made = () => links().make({ params: { id } });
    expect(await made()).toMatchObject({ language: null });
    await api.as(employee).person.edit({ body: { language: 'en' } });
    const { token, language } = await made();
    expect(language).toBe('en');
    expect(await visitor().open({ token })).not.toHaveProperty('language');
  });

  it('answers the slip, and the ledger has the link, its maker and how it was sent (ANSWER-6)', async () => {
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
    const link = await SlipLinkModel.findOne({ slipId: id }).orFail().lean();
    const madeBy = { _id: owner.id, fullname: 'Olga Dueñas', username: owner.username };
    const told = {
      actor: { _id: link._id, fullname: '', username: '' },
      subject: { employee: { _id: employee._id, fullname: 'Inés Dentro' } },
      before: null,
      after: { byLink: true, viaLink: { madeBy, way: 'copied' } },
    };
    expect(events).toMatchObject([
      { action: 'slip-claimed', ...told },
      { action: 'slip-accepted', ...told },
    ]);
  });

  it('is valid for 30 days, until it is revoked or replaced', async () => {
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

  it('is answered like an expired one if its token is unknown', async () => {
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

  it('is kept from indexes, caches and referrers', async () => {
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

describe('an answer by link (ANSWER-6)', () => {
  const VIA = { madeBy: 'Olga Dueñas', way: 'copied' };
  const news = () => api.as(employee).recordNews.list({ query: {} });

  it('is marked as such for its employee, the owner and the holder of the link', async () => {
    const token = await make();
    await visitor().claim({ token, body: { text: 'Falta.' } });
    const shown = { answer: 'accepted', viaLink: VIA, claims: [{ viaLink: VIA }] };
    expect(await visitor().accept({ token })).toMatchObject(shown);
    expect(await api.as(employee).slip.mine()).toMatchObject([shown]);
    const { runId } = await api.as(owner).slip.get({ params: { id } });
    expect(await api.as(owner).slip.answers({ params: { id: runId } })).toMatchObject([shown]);
  });

  it('is an ordinary answer if the signed-in employee gives it', async () => {
    await make();
    expect(await api.as(employee).slip.accept({ params: { id } })).toMatchObject({
      viaLink: null,
      contestableUntil: null,
    });
    expect(await news()).toEqual([]);
  });

  it('is reported to its employee by news and mail', async () => {
    await visitor().accept({ token: await make() });
    expect(await news()).toMatchObject([{ action: 'slip-accepted', after: { byLink: true } }]);
    await sendAccountMails(api.services);
    expect(api.outbox).toMatchObject([
      { to: `${employee.username}@example.com`, subject: 'Se respondió una boleta por enlace en Faena' },
    ]);
  });

  it('is reported by news alone if the link was mailed to a verified address', async () => {
    const address = `${employee.username}@example.com`;
    await PersonModel.updateOne({ _id: employee._id }, { emailKey: address, verifiedEmailKey: address });
    const { runId } = await api.as(owner).slip.get({ params: { id } });
    await api.as(owner).slipMail.send({ params: { id: runId }, body: {} });
    await sendWaiting(api.services);
    const token = /#([\w-]{43})/.exec(api.outbox[0]?.text ?? '')?.[1] ?? '';
    const way = { madeBy: 'Olga Dueñas', way: 'mailed' };
    expect(await visitor().accept({ token })).toMatchObject({ viaLink: way });
    expect(await news()).toHaveLength(1);
    await sendAccountMails(api.services);
    expect(api.outbox).toHaveLength(1);
  });

  it('has no maker if its link is of an earlier version', async () => {
    const token = await make();
    await SlipLinkModel.collection.updateMany({}, { $unset: { madeBy: '', way: '', toVerified: '' } });
    const unknown = { madeBy: null, way: null };
    expect(await visitor().accept({ token })).toMatchObject({ viaLink: unknown });
    const { claims, contested } = await api
      .as(employee)
      .slip.claim({ params: { id }, body: { text: 'No fui yo.' } });
    expect({ claims, contested }).toMatchObject({
      claims: [{ viaLink: null }],
      contested: { viaLink: unknown },
    });
  });
});

describe('an acceptance by link that its employee contests (ANSWER-7)', () => {
  const text = 'No fui yo.';
  const contest = (words = text) => api.as(employee).slip.claim({ params: { id }, body: { text: words } });
  const acceptedAt = async () => (await SlipModel.findById(id).orFail().lean()).acceptedAt;

  it('becomes a claim, and stays in the ledger and on the slip', async () => {
    const viaLink = { madeBy: 'Olga Dueñas', way: 'copied' };
    await visitor().accept({ token: await make() });
    const accepted = api.clock.now().toISOString();
    api.clock.advance(DAY_MS / 24);
    expect(await contest()).toMatchObject({
      answer: 'claimed',
      acceptedAt: null,
      viaLink: null,
      contestableUntil: null,
      contested: { acceptedAt: accepted, viaLink, at: api.clock.now().toISOString() },
      claims: [{ text, viaLink: null, answer: null }],
    });
    expect(await LedgerEventModel.find({ companyId }).sort({ seq: 1 }).lean()).toMatchObject([
      { action: 'slip-accepted', before: null, after: { byLink: true } },
      {
        action: 'slip-claimed',
        actor: { _id: employee._id },
        before: { byLink: true, viaLink: { way: 'copied' } },
        after: { byLink: false },
      },
    ]);
    expect(await faultsOfLedger()).toEqual([]);
  });

  it('can be contested within 30 days, and once; then only the signed-in employee accepts', async () => {
    const token = await make();
    const { contestableUntil } = await visitor().accept({ token });
    const until = Date.parse(contestableUntil ?? '');
    expect(until).toBe(+api.clock.now() + CONTEST_DAYS * DAY_MS);
    await SlipModel.updateOne(
      { _id: id },
      { acceptedAt: new Date(+api.clock.now() - CONTEST_DAYS * DAY_MS) },
    );
    await expect(contest()).rejects.toMatchObject({ status: 409, reason: 'slip_accepted' });
    await SlipModel.updateOne(
      { _id: id },
      { acceptedAt: new Date(+api.clock.now() - CONTEST_DAYS * DAY_MS + 1) },
    );
    await contest();
    await expect(visitor().accept({ token })).rejects.toMatchObject({
      status: 409,
      reason: 'slip_contested',
    });
    expect(await acceptedAt()).toBeNull();
    expect(await api.as(employee).slip.accept({ params: { id } })).toMatchObject({
      answer: 'accepted',
      viaLink: null,
      contested: { viaLink: { way: 'copied' } },
    });
    await expect(contest('Otra vez.')).rejects.toMatchObject({ status: 409, reason: 'slip_accepted' });
  });

  it('can be contested after any claims by link, also in the same words, but by no link', async () => {
    const token = await make();
    for (let count = 1; count < MAX_CLAIMS; count += 1) {
      await visitor().claim({ token, body: { text: `Número ${count}.` } });
    }
    await visitor().claim({ token, body: { text } });
    await expect(visitor().claim({ token, body: { text: 'Más.' } })).rejects.toMatchObject({
      reason: 'too_many_claims',
    });
    await visitor().accept({ token });
    await expect(visitor().claim({ token, body: { text: 'Más.' } })).rejects.toMatchObject({ status: 409 });
    expect(await acceptedAt()).not.toBeNull();
    expect((await contest()).claims).toHaveLength(MAX_CLAIMS + 1);
    expect(await acceptedAt()).toBeNull();
  });

  it('can be contested once: one of two simultaneous contests counts', async () => {
    await visitor().accept({ token: await make() });
    await Promise.all([contest(), contest()]);
    expect((await contest()).claims).toHaveLength(1);
  });

  /** The faults that a verification of this company's data finds. */
  async function faultsOfLedger(): Promise<readonly string[]> {
    for await (const told of verifyAgainstLedger(async () => {})) {
      if (told.companyId.equals(companyId)) return told.faults.filter((fault) => fault.startsWith('Slip'));
    }
    return ['no company'];
  }
});

describe('the limits of private links (ANSWER-2)', () => {
  const from = (address: string) => callerFrom(api, address).slipLink;

  it('refuse an address after 60 unknown links in 15 minutes, valid links too, and no other address', async () => {
    const token = await make();
    await expect(from('198.51.100.1').open({ token: 'none' })).rejects.toMatchObject(NOT_VALID);
    await RateLimitModel.updateOne({ key: 'slip-link-address:198.51.100.1' }, { points: MAX_LINK_FAILURES });
    await expect(from('198.51.100.1').open({ token })).rejects.toMatchObject({ status: 429 });
    await from('198.51.100.2').open({ token });
  });

  it('allow one link 120 requests in 15 minutes, from any address, and block no other link', async () => {
    const token = await make();
    await from('198.51.100.1').open({ token });
    await RateLimitModel.updateOne({ key: /^slip-link:/ }, { points: MAX_LINK_USES });
    await expect(from('198.51.100.2').open({ token })).rejects.toMatchObject({ status: 429 });
    await from('198.51.100.2').open({ token: await make() });
  });
});
