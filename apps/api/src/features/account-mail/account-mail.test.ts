import type { Language } from '@faena/shared/language';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createCompany, createPerson, PASSWORD, type Person } from '../../../test/factories.ts';
import { useApi } from '../../../test/harness.ts';
import { sendAccountMails } from '../../../test/mails.ts';
import { turnOnTwoSteps } from '../../../test/two-steps.ts';
import { currentDatabase, transaction } from '../../platform/database.ts';
import { JobModel } from '../../platform/jobs/job-model.ts';
import { JobRunner } from '../../platform/jobs/run-jobs.ts';
import { OutboxEventModel } from '../../platform/outbox/outbox-event.ts';
import { RateLimitModel } from '../../platform/rate-limit-model.ts';
import { PersonModel } from '../person/model.ts';
import { noteAccountMail } from './note-mail.ts';
import { takeOverJob } from './take-over.ts';
import { accountMail } from './write-mail.ts';

const MAILED = { PASSWORD_RESET: 'email', SMTP_URL: 'smtp://mail.example.com' };
const NEW = 'clave nueva';
const MINUTE_MS = 60_000;
const QUEUED = { name: 'account-mail' };

describe('changes of an account are reported by mail (EMAIL-2)', () => {
  const api = useApi(MAILED);
  let admin: Person;
  let owner: Person;
  let person: Person;

  beforeEach(async () => {
    admin = await createPerson(api, 'admin');
    owner = await createPerson(api, 'manager');
    const { _id: companyId } = await createCompany(api, owner);
    person = await createPerson(api, 'employee', { companyId });
    api.outbox.length = 0;
    await Promise.all([OutboxEventModel.deleteMany(), JobModel.deleteMany()]);
    await RateLimitModel.deleteMany();
  });

  const addressOf = ({ username }: Person) => `${username}@example.com`;
  const sent = async () => {
    await sendAccountMails(api.services);
    return api.outbox.map(({ to, subject }) => [to, subject]);
  };
  const PASSWORD_MAIL = 'La contraseña de la cuenta de Faena cambió';
  const ON = 'La verificación en dos pasos de Faena está activa';
  const OFF = 'La verificación en dos pasos de Faena está inactiva';
  const params = () => ({ id: person.id });

  it.each<[string, string, () => Promise<unknown>]>([
    [
      'another password of one’s own',
      PASSWORD_MAIL,
      () => api.as(person).session.changePassword({ body: { currentPassword: PASSWORD, newPassword: NEW } }),
    ],
    [
      'one that an administrator sets',
      PASSWORD_MAIL,
      () => api.as(admin).person.update({ params: params(), body: { password: NEW } }),
    ],
    [
      'one that the owner sets',
      PASSWORD_MAIL,
      () => api.as(owner).employee.update({ params: params(), body: { password: NEW } }),
    ],
    ['two steps', ON, () => turnOnTwoSteps(api, person)],
    [
      'an API token',
      'La cuenta de Faena tiene un nuevo token de API',
      () => api.as(person).apiToken.make({ body: { name: 'Planilla', currentPassword: PASSWORD } }),
    ],
  ])('%s, to the address of the account', async (_, subject, change) => {
    await change();
    expect(await sent()).toEqual([[addressOf(person), subject]]);
    expect(api.outbox[0]?.text).toMatch(/20 de noviembre de 2026/);
    expect(api.outbox[0]?.text).toContain('https://faena.example.com/forgot-password');
    expect(await JobModel.countDocuments(QUEUED)).toBe(0);
  });

  it('a wrong code after the right password, from a browser the account does not know, once an hour (TWOSTEP-5)', async () => {
    const { code } = await turnOnTwoSteps(api, person);
    const signIn = async (given: object, cookie = '') => {
      const answered = await api.request('/auth/login', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Cookie: cookie },
        body: JSON.stringify({ username: person.username, password: PASSWORD, ...given }),
      });
      return { status: answered.status, cookie: answered.headers.getSetCookie()[0]?.split(';', 1)[0] };
    };
    await sent();
    api.outbox.length = 0;
    expect(await signIn({ password: 'wrong', code: '000000' })).toMatchObject({ status: 401 });
    expect(await signIn({})).toMatchObject({ status: 401 });
    expect(await sent()).toEqual([]);
    const known = await signIn({ code: code() });
    expect(known.status).toBe(200);
    expect(await signIn({ code: '000000' }, known.cookie)).toMatchObject({ status: 401 });
    expect(await sent()).toEqual([]);
    for (let i = 0; i < 2; i += 1) expect(await signIn({ code: '000000' })).toMatchObject({ status: 401 });
    expect(await sent()).toEqual([[addressOf(person), 'Alguien tiene la contraseña de la cuenta de Faena']]);
    expect(api.outbox[0]?.text).toContain('https://faena.example.com/forgot-password');
    await RateLimitModel.deleteMany({ key: /^wrong-code-mail:/ });
    await signIn({ code: '000000' });
    expect(await sent()).toHaveLength(2);
  });

  it('a password that was reset by a link', async () => {
    await api.as(null).session.forgotPassword({ body: { username: person.username } });
    await api.services.background.idle();
    const token = /#([\w-]+)/.exec(api.outbox.pop()?.text ?? '')?.[1] ?? '';
    await api.as(null).session.resetPassword({ body: { token, newPassword: NEW } });
    expect(await sent()).toEqual([[addressOf(person), PASSWORD_MAIL]]);
  });

  it('other recovery codes, and two steps that are turned off or taken off', async () => {
    const proof = { body: { currentPassword: PASSWORD } };
    await turnOnTwoSteps(api, person);
    await api.as(person).twoSteps.renewCodes(proof);
    await api.as(person).twoSteps.turnOff(proof);
    await api.as(admin).twoSteps.takeOff({ params: params() });
    await turnOnTwoSteps(api, person);
    await api.as(admin).twoSteps.takeOff({ params: params() });
    const subjects = (await sent()).map(([, subject]) => subject).sort();
    expect(subjects).toEqual([ON, OFF, 'Nuevos códigos de recuperación de Faena', ON, OFF].sort());
  });

  it.each<[string, (email: string) => Promise<unknown>]>([
    ['oneself', (email) => api.as(person).person.edit({ query: {}, body: { email } })],
    ['an administrator', (email) => api.as(admin).person.update({ params: params(), body: { email } })],
    ['the owner', (email) => api.as(owner).employee.update({ params: params(), body: { email } })],
  ])(
    'another address, given by %s: told to the one before, and verified at the new one',
    async (_, change) => {
      const other = `otra-${person.username}@example.com`;
      await change(other);
      expect((await sent()).sort()).toEqual([
        [addressOf(person), 'La cuenta de Faena tiene otra dirección de correo'],
        [other, 'Verificar la dirección de correo para Faena'],
      ]);
      const told = api.outbox.find(({ to }) => to === addressOf(person))?.text ?? '';
      expect(told).not.toMatch(/otra-|https?:/);
    },
  );

  it('to the address before, where address and password are changed at once', async () => {
    const body = { email: 'nueva@example.com', password: NEW };
    await api.as(admin).person.update({ params: params(), body });
    const told = await sent();
    expect(told.filter(([to]) => to === addressOf(person))).toHaveLength(2);
    expect(told.filter(([to]) => to === 'nueva@example.com')).toHaveLength(1);
  });

  it('neither unchanged values nor a refused change is mailed', async () => {
    const proved = { heldEmailKey: addressOf(owner), verifiedEmailKey: addressOf(owner) };
    await PersonModel.updateOne({ _id: owner.id }, proved);
    const body = { email: addressOf(person).toUpperCase(), phone: '5555 0101' };
    await api.as(person).person.edit({ query: {}, body });
    await expect(
      api.as(person).person.edit({ query: {}, body: { email: addressOf(owner) } }),
    ).rejects.toMatchObject({ status: 409 });
    await api.as(person).twoSteps.begin({ body: { currentPassword: PASSWORD } });
    await api.as(person).twoSteps.turnOff({ body: { currentPassword: PASSWORD } });
    expect(await sent()).toEqual([]);
  });

  it('uses the language of the person who makes the change', async () => {
    await api.request(`/user/${person.id}`, {
      as: admin,
      method: 'PUT',
      headers: { 'Content-Type': 'application/json', 'Accept-Language': 'en' },
      body: JSON.stringify({ password: NEW }),
    });
    expect(await sent()).toEqual([[addressOf(person), 'The password of the Faena account was changed']]);
    expect(api.outbox[0]?.text).toMatch(/20 November 2026/);
  });

  it('with a link opens in the language of its person (LANG-15)', async () => {
    await api.as(person).person.edit({ body: { language: 'en' } });
    const email = `otra-${person.username}@example.com`;
    await api.as(admin).person.update({ params: params(), body: { email } });
    await sent();
    const text = api.outbox.find(({ to }) => to === email)?.text;
    expect(text).toContain('https://faena.example.com/verify-email?language=en#');
  });

  it('prefers the language of the person it goes to (LANG-12)', async () => {
    await api.as(person).person.edit({ body: { language: 'en' } });
    await api.as(admin).person.update({ params: params(), body: { password: NEW } });
    expect(await sent()).toEqual([[addressOf(person), 'The password of the Faena account was changed']]);
  });

  const failing = (...failures: object[]) => ({
    ...api.services,
    mailer: {
      send: async (mail: (typeof api.outbox)[number]) => {
        const failure = failures.shift();
        if (failure) throw Object.assign(new Error('not taken'), failure);
        api.outbox.push(mail);
      },
    },
  });
  const change = () => api.as(admin).person.update({ params: params(), body: { password: NEW } });

  it.each([
    [{ code: 'ECONNECTION' }],
    [{ code: 'EENVELOPE', responseCode: 450 }],
    [{ code: 'EAUTH', responseCode: 535 }],
  ])('is tried again, later and later, when it could not be sent: %j', async (failure) => {
    await change();
    const services = failing(failure, failure);
    await sendAccountMails(services);
    await sendAccountMails(services);
    expect(await JobModel.find(QUEUED).lean()).toMatchObject([{ attempts: 1, holder: null }]);
    api.clock.advance(MINUTE_MS);
    await sendAccountMails(services);
    const [waiting] = await JobModel.find(QUEUED).lean();
    expect(Number(waiting?.dueAt) - +api.clock.now()).toBeGreaterThan(90_000);
    api.clock.advance(2 * MINUTE_MS);
    await sendAccountMails(services);
    expect(api.outbox).toMatchObject([{ to: addressOf(person) }]);
    expect(await JobModel.countDocuments(QUEUED)).toBe(0);
  });

  it.each([
    ['the mail server refuses for good', { responseCode: 550 }, 0],
    ['it could not be sent for a day', { code: 'ECONNECTION' }, 29],
  ])('is given up, and that is logged, when %s', async (_, failure, attempts) => {
    await change();
    await sendAccountMails(failing({ code: 'ECONNECTION' }));
    await JobModel.updateMany(QUEUED, { attempts, dueAt: api.clock.now() });
    const logged = vi.spyOn(api.services.log, 'error');
    await sendAccountMails(failing(failure));
    expect(logged).toHaveBeenCalledWith(
      expect.objectContaining({ user: person.id, job: 'account-mail' }),
      'a job is a dead letter',
    );
    expect(await JobModel.find(QUEUED).lean()).toMatchObject([{ dueAt: null, deadAt: api.clock.now() }]);
    api.clock.advance(60 * MINUTE_MS);
    expect(await sent()).toEqual([]);
  });

  it('is sent by another process after the first one died, and by only one of several', async () => {
    await change();
    await sendAccountMails(failing({ code: 'ECONNECTION' }));
    const held = { holder: 'dead', dueAt: api.clock.now() };
    await JobModel.updateMany(QUEUED, { ...held, heldUntil: new Date(Date.now() + MINUTE_MS) });
    expect(await sent()).toEqual([]);
    await JobModel.updateMany(QUEUED, { heldUntil: new Date(Date.now() - 1) });
    await Promise.all([1, 2, 3].map(() => sendAccountMails(api.services)));
    expect(api.outbox).toHaveLength(1);
  });

  it('is sent after a process of version 1.0 left it, no sooner than that process would', async () => {
    const left = { kind: 'password-changed', to: addressOf(person), language: 'es', counted: false };
    const at = { at: api.clock.now(), dueAt: new Date(0), personId: person._id };
    const mails = currentDatabase().collection('account_mails');
    await mails.insertMany([
      { ...left, ...at },
      { ...left, ...at, dueAt: new Date() },
    ]);
    const runner = new JobRunner(api.services, [takeOverJob(api.services)]);
    await runner.poll();
    await runner.idle();
    expect(await mails.countDocuments()).toBe(1);
    expect(await sent()).toEqual([[addressOf(person), PASSWORD_MAIL]]);
    await mails.drop();
  });

  it('floods nobody: an address gets 10 mails an hour', async () => {
    const { _id } = person;
    const addressee = { _id, email: addressOf(person), companyId: null };
    const noting = { language: 'es' as const, services: api.services };
    for (let time = 0; time < 12; time += 1) {
      await transaction((session) => noteAccountMail('password-changed', addressee, noting, session));
    }
    expect(await sent()).toHaveLength(10);
    expect(await JobModel.countDocuments(QUEUED)).toBe(0);
  });

  it('goes with the account', async () => {
    await change();
    await sendAccountMails(failing({ code: 'ECONNECTION' }));
    await change();
    await api.as(admin).person.remove({ params: params() });
    api.clock.advance(60 * MINUTE_MS);
    expect(await sent()).toEqual([]);
  });

  it.each<Language>(['original', 'es', 'en'])('contains no typed text (EMAIL-3), in %s', (language) => {
    const { config } = api.services;
    const at = api.clock.now();
    const kinds = ['address-changed', 'password-changed', 'two-steps-on', 'two-steps-off'] as const;
    for (const kind of [...kinds, 'recovery-codes-renewed'] as const) {
      const { subject, text } = accountMail(
        { kind, language, at, to: 'ana@example.com' },
        { ...config, publicUrl: 'https://faena.example.com' },
      );
      expect(`${subject}${text}`).not.toMatch(/ana|@|</);
      for (const link of text.match(/https?:\S+/g) ?? [])
        expect(link).toMatch(/^https:\/\/faena\.example\.com\//);
    }
  });

  it('a change that fails queues no mail', async () => {
    const noting = { language: 'es', services: api.services } as const;
    const to = { _id: person._id, email: addressOf(person), companyId: null };
    const undone = transaction(async (session) => {
      await noteAccountMail('password-changed', to, noting, session);
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect(await sent()).toEqual([]);
  });
});

describe('without a mail server', () => {
  const api = useApi({ PUBLIC_URL: '' });

  it('no mail is queued (EMAIL-2)', async () => {
    const person = await createPerson(api, 'manager');
    await api.as(person).session.changePassword({ body: { currentPassword: PASSWORD, newPassword: NEW } });
    expect(await OutboxEventModel.countDocuments({ subject: person._id })).toBe(0);
    expect(await PersonModel.exists({ _id: person._id, sessionVersion: 1 })).not.toBeNull();
  });
});
