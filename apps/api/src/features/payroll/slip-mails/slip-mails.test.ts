import type { Types } from 'mongoose';
import { beforeEach, describe, expect, it } from 'vitest';
import { createCompany, createPerson, type Person } from '../../../../test/factories.ts';
import { useApi } from '../../../../test/harness.ts';
import { createSlip, emptyRun } from '../../../../test/slips.ts';
import type { Actor } from '../../../kernel/actor.ts';
import { PersonModel } from '../../person/index.ts';
import { RunModel } from '../runs/run-model.ts';
import { SlipLinkModel } from '../slips/slip-link-model.ts';
import { SlipMailModel } from '../slips/slip-mail-model.ts';
import { SlipModel } from '../slips/slip-model.ts';
import { askForMails, getMails } from './ask-for-mails.ts';
import { sendWaiting } from './mailing.ts';

const api = useApi();
const LINK = /https:\/\/faena\.example\.com\/boleta#([\w-]{43})/;

let owner: Person;
let companyId: Types.ObjectId;
let ana: Person;
let beto: Person;
let slips: [string, string, string];
let id: string;

/** A run of Ana, Beto, and a person without an account, and so without an address. */
beforeEach(async () => {
  api.outbox.length = 0;
  owner = await createPerson(api, 'manager');
  const company = await createCompany(api, owner, { name: 'Taller «Luna» <a href="http://eve.example">' });
  companyId = company._id;
  ana = await createPerson(api, 'employee', { companyId, fullname: 'Ana http://eve.example' });
  beto = await createPerson(api, 'employee', { companyId, fullname: 'Beto' });
  const gone = await createPerson(api, 'employee', { companyId });
  const run = await emptyRun(api, company);
  id = String(run._id);
  const slipOf = async (person: Person) => String((await createSlip(run, person))._id);
  slips = [await slipOf(ana), await slipOf(beto), await slipOf(gone)];
  await PersonModel.deleteOne({ _id: gone._id });
});

const mails = () => api.as(owner).slipMail;
const ask = (...chosen: string[]) =>
  mails().send({ params: { id }, body: chosen.length > 0 ? { slips: chosen } : {} });
const states = async () => {
  const { mails: all } = await mails().get({ params: { id } });
  return slips.map((slipId) => all.find((mail) => mail.slipId === slipId)?.state ?? 'none');
};
const recipients = () => api.outbox.map(({ to }) => to).sort();
const addressOf = ({ username }: Person) => `${username}@example.com`;
const addresses = (...of: Person[]) => of.map(addressOf).sort();
const tokens = () => api.outbox.map(({ text }) => LINK.exec(text)?.[1] ?? '');

/** A mailer that refuses some receivers. */
const failing = (failure: object, refuses: (to: string) => boolean) => ({
  ...api.services,
  mailer: {
    send: async (mail: (typeof api.outbox)[number]) => {
      if (refuses(mail.to)) throw Object.assign(new Error('not taken'), failure);
      api.outbox.push(mail);
    },
  },
});

describe('the slips of a run, sent by e-mail (ANSWER-5)', () => {
  it('go to all who have an address, each with a link of its own that opens their slip', async () => {
    expect(await ask()).toMatchObject({
      available: true,
      mails: [{ state: 'waiting' }, { state: 'waiting' }],
    });
    expect(api.outbox).toEqual([]);
    await sendWaiting(api.services);
    expect(recipients()).toEqual(addresses(ana, beto));
    expect(await states()).toEqual(['sent', 'sent', 'none']);
    const opened = await Promise.all(tokens().map((token) => api.as(null).slipLink.open({ token })));
    expect(opened.map(({ fullname }) => fullname).sort()).toEqual(['Ana http://eve.example', 'Beto']);
    const { mails: all } = await mails().get({ params: { id } });
    for (const mail of all) expect(mail).toMatchObject({ sentAt: api.clock.now().toISOString(), times: 1 });
    await sendWaiting(api.services);
    expect(api.outbox).toHaveLength(2);
  });

  it('go to nobody twice unless the manager asks for it, nor to people who accepted', async () => {
    await SlipModel.updateOne({ _id: slips[1] }, { answer: 'accepted' });
    await ask();
    await ask();
    await sendWaiting(api.services);
    await ask();
    await sendWaiting(api.services);
    expect(recipients()).toEqual(addresses(ana));
    const first = tokens()[0] ?? '';
    api.clock.advance(60_000);
    await ask(slips[0]);
    expect((await mails().get({ params: { id } })).mails).toMatchObject([
      { state: 'waiting', times: 2, sentAt: new Date(+api.clock.now() - 60_000).toISOString() },
    ]);
    await sendWaiting(api.services);
    expect(recipients()).toEqual(addresses(ana, ana));
    await expect(api.as(null).slipLink.open({ token: first })).rejects.toMatchObject({ status: 404 });
    await api.as(null).slipLink.open({ token: tokens()[1] ?? '' });
  });

  it('are queued once, however often the request is sent, and by two people at once', async () => {
    const key = { idempotencyKey: 'press-of-one-button' };
    const asked = await Promise.all(
      [0, 1, 2].map(() => mails().send({ params: { id }, body: { slips: slips.slice(0, 2) } }, key)),
    );
    expect(new Set(asked.map((answer) => JSON.stringify(answer))).size).toBe(1);
    await Promise.all([ask(), ask(), ask(...slips)]);
    await Promise.all([sendWaiting(api.services), sendWaiting(api.services)]);
    expect(recipients()).toEqual(addresses(ana, beto));
  });

  it('fail one by one if the mail server refuses them, and are sent on the next request', async () => {
    await ask();
    const refusing = failing({ responseCode: 550 }, (to) => to === addressOf(ana));
    await sendWaiting(refusing);
    expect(await states()).toEqual(['failed', 'sent', 'none']);
    expect((await mails().get({ params: { id } })).mails).toContainEqual(
      expect.objectContaining({ slipId: slips[0], failure: 'refused', sentAt: null }),
    );
    await ask();
    await sendWaiting(api.services);
    expect(await states()).toEqual(['sent', 'sent', 'none']);
    expect(recipients()).toEqual(addresses(ana, beto));
  });

  it('go to no address whose owner has declined the account (EMAIL-5)', async () => {
    await PersonModel.updateOne({ _id: ana._id }, { declinedEmailKey: addressOf(ana) });
    await ask();
    await sendWaiting(api.services);
    expect(await states()).toEqual(['failed', 'sent', 'none']);
    expect(recipients()).toEqual(addresses(beto));
    expect(await SlipLinkModel.countDocuments({ slipId: slips[0] })).toBe(0);
  });

  it('wait a limited time for an unreachable mail server; the previous link stays valid', async () => {
    const { token } = await api.as(owner).slipLink.make({ params: { id: slips[0] } });
    await ask();
    await sendWaiting(failing({ code: 'ECONNECTION' }, () => true));
    expect(await states()).toEqual(['failed', 'failed', 'none']);
    await api.as(null).slipLink.open({ token });
    expect(await SlipLinkModel.countDocuments({ companyId })).toBe(1);
  });

  it('are sent by another process if the first one died', async () => {
    await ask();
    const later = new Date(Date.now() + 60_000);
    await SlipMailModel.updateOne({ slipId: slips[0] }, { sender: 'dead', claimedUntil: later });
    await sendWaiting(api.services);
    expect(await states()).toEqual(['waiting', 'sent', 'none']);
    await SlipMailModel.updateOne({ slipId: slips[0] }, { claimedUntil: new Date(Date.now() - 1) });
    await sendWaiting(api.services);
    expect(await states()).toEqual(['sent', 'sent', 'none']);
  });

  it('are sent five times at most', async () => {
    for (let time = 0; time < 7; time += 1) {
      await ask(slips[0]);
      await sendWaiting(api.services);
    }
    expect(api.outbox).toHaveLength(5);
  });

  it('are no longer sent after their run was reopened, or their company was deleted', async () => {
    await ask();
    await SlipModel.updateOne({ _id: slips[0] }, { reopened: true });
    await sendWaiting(api.services);
    expect(await states()).toEqual(['none', 'sent', 'none']);
    await ask(slips[1]);
    await api.as(owner).company.remove({ params: { id: String(companyId) } });
    await sendWaiting(api.services);
    expect(recipients()).toEqual(addresses(beto));
  });

  it('are refused for a reopened run, and for another one', async () => {
    const other = await createSlip(await emptyRun(api, await createCompany(api, owner)), ana);
    await expect(ask(String(other._id))).rejects.toMatchObject({ status: 404 });
    await RunModel.updateOne({ _id: id }, { state: 'reopened' });
    await expect(ask()).rejects.toMatchObject({ status: 409, reason: 'run_reopened' });
    expect(await states()).toEqual(['none', 'none', 'none']);
  });
});

describe('the mail with a slip (ANSWER-5)', () => {
  it('is in the own language of its employee, and so is the page of its link (LANG-8, LANG-12)', async () => {
    await api.as(ana).person.edit({ body: { language: 'en' } });
    await ask(slips[0]);
    await sendWaiting(api.services);
    expect(api.outbox[0]?.text).toContain('https://faena.example.com/boleta?language=en#');
  });

  it('names the company and the period in plain words, in the sender’s language, and nothing else', async () => {
    await ask(slips[0]);
    await sendWaiting(api.services);
    await api.request(`/payroll/runs/${id}/mails`, {
      as: owner,
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Accept-Language': 'en' },
      body: JSON.stringify({ slips: [slips[1]] }),
    });
    await sendWaiting(api.services);
    const [spanish, english] = api.outbox;
    expect(spanish?.subject).toMatch(/^Boleta de Taller Luna a href http eve example, 1.{1,3}15 nov 2026$/);
    expect(english?.subject).toMatch(/^Slip of Taller Luna a href http eve example, 1.{1,3}15 Nov 2026$/);
    for (const { text, subject } of api.outbox) {
      expect(text.match(/https?:/g)).toHaveLength(1);
      expect(text).not.toMatch(/eve\.example|Ana|Beto|[<>«»]/);
      expect(text).not.toContain('100.00');
      expect(subject).not.toMatch(/[\r\n]/);
    }
  });

  it('contains the token, of which only the hash is stored', async () => {
    await ask();
    await sendWaiting(api.services);
    const stored = JSON.stringify([await SlipLinkModel.find().lean(), await SlipMailModel.find().lean()]);
    for (const token of tokens()) expect(stored).not.toContain(token);
    expect(tokens()).toHaveLength(2);
  });
});

describe('where no mail is sent (ANSWER-5)', () => {
  it.each([
    ['without a mail server', () => ({ ...api.services, mailer: undefined })],
    [
      'without an address at which links open',
      () => ({ ...api.services, config: { ...api.services.config, publicUrl: undefined } }),
    ],
  ])('is refused, and the answer says so: %s', async (_, services) => {
    const actor = { id: owner._id, role: 'manager', ownedCompanyIds: [companyId] } as unknown as Actor;
    expect(await getMails(id, actor, services())).toEqual({ available: false, mails: [] });
    await expect(askForMails(id, {}, 'es', actor, services())).rejects.toMatchObject({
      status: 409,
      reason: 'no_mail_server',
    });
  });
});
