import { DAY_MS, LOGIN_WINDOW_MS } from '@faena/shared/domain';
import type { AuditFilter } from '@faena/shared/schemas';
import mongoose from 'mongoose';
import { beforeEach, describe, expect, it } from 'vitest';
import { createPerson, PASSWORD, type Person } from '../../../test/factories.ts';
import { useApi } from '../../../test/harness.ts';
import { expectRefused } from '../../../test/refused.ts';
import { callerFrom, signIn, statusOf } from '../../../test/sign-in.ts';
import { turnOnTwoSteps } from '../../../test/two-steps.ts';
import { currentDatabase } from '../../platform/database.ts';
import { RateLimitModel } from '../../platform/rate-limit-model.ts';
import { PersonModel } from '../person/model.ts';
import { PlanModel } from '../plan/model.ts';
import { AuditEntryModel } from './model.ts';

const api = useApi({
  TRUST_PROXY: '1',
  AUDIT_DAYS: '30',
  PASSWORD_RESET: 'email',
  SMTP_URL: 'smtp://127.0.0.1',
});
let admin: Person;

beforeEach(async () => {
  await Promise.all([AuditEntryModel.deleteMany(), RateLimitModel.deleteMany()]);
  admin = await createPerson(api, 'admin', { fullname: 'Ada Administra' });
});

const page = (query: Partial<AuditFilter> = {}) => api.as(admin).audit.entries({ query });
const entries = async (query: Partial<AuditFilter> = {}) => (await page(query)).entries;
const actions = async (query: Partial<AuditFilter> = {}) =>
  (await entries(query)).map(({ action }) => action);
const wrong = (username: string, address: string) =>
  statusOf(signIn(api, address, username, 'no es esta')).then((status) => expect(status).toBe(401));

describe('recorded acts (AUDIT-1)', () => {
  it('include a sign-in with person, time, network and outcome', async () => {
    const ana = await createPerson(api, 'manager', { fullname: 'Ana Gestora', username: 'Ana.Gestora' });
    await signIn(api, '203.0.113.77', 'ana.gestora');
    const who = { _id: ana.id, username: 'Ana.Gestora' };
    expect(await entries()).toEqual([
      {
        _id: expect.any(String),
        at: api.clock.now().toISOString(),
        lastAt: api.clock.now().toISOString(),
        times: 1,
        kind: 'sign-in',
        action: 'signed-in',
        outcome: 'done',
        actor: { ...who, fullname: 'Ana Gestora' },
        subject: { ...who, name: 'Ana Gestora' },
        before: null,
        after: null,
        network: '203.0.113.0/24',
      },
    ]);
  });

  it('include all that an administrator changes in an account, by act and by write', async () => {
    const ana = await createPerson(api, 'client', { fullname: 'Ana Gestora' });
    const body = {
      rol_id: 2,
      password: 'secreto9',
      email: 'otra.ana@example.com',
      phone: '5555 7777',
    } as const;
    await api.as(admin).person.update({ params: { id: ana.id }, body });
    const recorded = await entries({ involved: ana.id });
    expect(recorded.map(({ action }) => action).sort()).toEqual([
      'account-changed',
      'email-changed',
      'password-set',
      'role-changed',
    ]);
    expect(recorded.every(({ actor }) => actor?._id === admin.id)).toBe(true);
    const role = recorded.find(({ action }) => action === 'role-changed');
    expect([role?.before, role?.after]).toEqual(['4', '2']);
  });

  it('include two steps turned on, and new recovery codes', async () => {
    const ana = await createPerson(api, 'manager');
    await turnOnTwoSteps(api, ana);
    await api.as(ana).twoSteps.renewCodes({ body: { currentPassword: PASSWORD } });
    await api.as(ana).twoSteps.turnOff({ body: { currentPassword: PASSWORD } });
    await api.as(ana).twoSteps.turnOff({ body: { currentPassword: PASSWORD } });
    expect(await actions()).toEqual(['two-steps-off', 'recovery-codes-renewed', 'two-steps-on']);
    await turnOnTwoSteps(api, ana);
    await api.as(admin).twoSteps.takeOff({ params: { id: ana.id } });
    const [off] = await entries();
    expect([off?.action, off?.actor?._id]).toEqual(['two-steps-taken-off', admin.id]);
  });

  it('include no refused act, and none without an effect (AUDIT-2)', async () => {
    await expectRefused([api.as(admin).person.remove({ params: { id: admin.id } })], { status: 409 });
    await api.as(admin).person.edit({ body: { fullname: 'Ada Administra' } });
    expect(await actions()).toEqual([]);
  });
});

describe('an entry (AUDIT-2, AUDIT-5, AUDIT-6)', () => {
  it('is stored with the act, or the act is not done', async () => {
    const { collectionName } = AuditEntryModel.collection;
    const only = (validator: object) => currentDatabase().command({ collMod: collectionName, validator });
    await only({ nothing: { $exists: true } });
    try {
      const made = api.as(admin).plan.create({ body: { name: 'Sin rastro', price: 1 } });
      await expectRefused([made], { status: 500 });
      expect(await statusOf(signIn(api, '203.0.113.1', admin.username))).toBe(500);
    } finally {
      await only({});
    }
    expect(await PlanModel.exists({ name: 'Sin rastro' })).toBeNull();
  });

  it('stays readable after the deletion of the people it names', async () => {
    const ana = await createPerson(api, 'client', { fullname: 'Ana Se Va', username: 'ana.se.va' });
    await api.as(admin).person.remove({ params: { id: ana.id } });
    const [entry] = await entries({ username: 'ANA.SE.VA' });
    expect(entry?.subject).toEqual({ _id: ana.id, name: 'Ana Se Va', username: 'ana.se.va' });
    expect(entry?.action).toBe('account-deleted');
  });

  it('is deleted by the database when its days are over', async () => {
    await signIn(api, '203.0.113.1', admin.username);
    const stored = await AuditEntryModel.findOne().lean();
    expect(stored?.expiresAt).toEqual(new Date(+api.clock.now() + 30 * DAY_MS));
    const indexes = await AuditEntryModel.collection.indexes();
    expect(indexes.find(({ key }) => 'expiresAt' in key)).toMatchObject({ expireAfterSeconds: 0 });
  });

  it('has nothing that somebody typed to sign in, and no address', async () => {
    const ana = await createPerson(api, 'manager', { email: 'secreta.ana@example.com' });
    await wrong('mi.clave.secreta', '203.0.113.1');
    const { accessToken } = await signIn(api, '203.0.113.1', ana.username);
    const signedIn = callerFrom(api, '203.0.113.1', accessToken);
    const change = { currentPassword: PASSWORD, newPassword: 'mi.otra.clave' };
    await signedIn.session.changePassword({ body: change });
    const body = { email: 'nueva.ana@example.com', phone: '5555 4321', password: 'una.tercera' };
    await api.as(admin).person.update({ params: { id: ana.id }, body });
    const stored = mongoose.mongo.BSON.EJSON.stringify(await AuditEntryModel.find().lean());
    expect((await actions()).length).toBeGreaterThan(4);
    for (const typed of ['clave', 'tercera', PASSWORD, accessToken, '@example.com', '4321', '203.0.113.1"']) {
      expect(stored).not.toContain(typed);
    }
  });
});

describe('acts without a change (AUDIT-4)', () => {
  it('share one entry per account, network and 15 minutes, with their number and the last time', async () => {
    const ana = await createPerson(api, 'manager');
    const first = api.clock.now();
    await wrong(ana.username, '203.0.113.1');
    api.clock.advance(60_000);
    await wrong(ana.username, '203.0.113.200');
    await wrong(ana.username, '198.51.100.1');
    const [here, elsewhere] = (await entries()).sort((a, b) => b.times - a.times);
    const [at, lastAt] = [first.toISOString(), api.clock.now().toISOString()];
    const failure = { action: 'sign-in-failed', outcome: 'failed', actor: null };
    expect(here).toMatchObject({ ...failure, network: '203.0.113.0/24', times: 2, at, lastAt });
    expect(here?.subject?._id).toBe(ana.id);
    expect(elsewhere).toMatchObject({ ...failure, network: '198.51.100.0/24', times: 1 });
    api.clock.advance(LOGIN_WINDOW_MS);
    await wrong(ana.username, '203.0.113.1');
    expect((await entries()).map(({ times }) => times).sort()).toEqual([1, 1, 2]);
  });

  it('share one entry for unknown names, from any guesser and any source', async () => {
    await Promise.all(Array.from({ length: 12 }, (_, nth) => wrong(`nadie.${nth}`, `198.51.${nth}.1`)));
    const [entry, ...others] = await entries();
    expect(others).toEqual([]);
    expect(entry).toMatchObject({ times: 12, subject: null, actor: null, network: '' });
    expect(JSON.stringify(entry)).not.toContain('nadie');
  });

  it('count a wrong code apart, and a wrong password of somebody who is signed in', async () => {
    const ana = await createPerson(api, 'manager');
    await turnOnTwoSteps(api, ana);
    await AuditEntryModel.deleteMany();
    const credentials = { username: ana.username, password: PASSWORD };
    const guess = api.as(null).session.login({ body: { ...credentials, code: '000000' } });
    await expectRefused([guess], { status: 401 });
    // The password is right, and the code is missing.
    await expectRefused([api.as(null).session.login({ body: credentials })], { status: 401 });
    await expectRefused([api.as(ana).session.confirm({ body: { password: 'no es' } })], { status: 400 });
    const begin = api.as(ana).twoSteps.turnOff({ body: { currentPassword: 'no es' } });
    await expectRefused([begin], { status: 400 });
    const counted = (await entries()).map(({ action, times }) => `${action} ${times}`).sort();
    expect(counted).toEqual(['code-wrong 1', 'password-wrong 2']);
  });

  it('count the resets that people ask for by e-mail, if they lead to an account', async () => {
    const ask = (username: string) => api.as(null).session.forgotPassword({ body: { username } });
    await ask(admin.username);
    await ask(admin.username);
    await ask('nadie');
    await api.services.background.idle();
    expect(await entries()).toMatchObject([
      { action: 'reset-asked', times: 2, actor: null, outcome: 'done' },
    ]);
  });
});

describe('GET /admin/audit (AUDIT-3)', () => {
  it('answers newest first, in pages that later entries do not move', async () => {
    const { plan } = api.as(admin);
    for (const name of ['A', 'B', 'C', 'D', 'E']) {
      await plan.create({ body: { name: `Plan ${name}`, price: 1 } });
      // Two of them at one instant.
      if (name !== 'B') api.clock.advance(1_000);
    }
    const names: (string | undefined)[] = [];
    let next: string | null | undefined;
    do {
      const read = await page({ limit: 2, ...(next && { before: next }) });
      names.push(...read.entries.map(({ subject }) => subject?.name));
      ({ next } = read);
      if (names.length === 2) await plan.create({ body: { name: 'Plan F', price: 1 } });
    } while (next);
    expect(names).toEqual(['Plan E', 'Plan D', 'Plan C', 'Plan B', 'Plan A']);
  });

  it('finds by person, by kind and by time', async () => {
    const ana = await createPerson(api, 'client', { username: 'ana.buscada' });
    const body = { phone: '5555 1111' };
    await api.as(admin).person.update({ params: { id: ana.id }, body });
    const between = new Date(+api.clock.now() + 30_000).toISOString();
    api.clock.advance(60_000);
    await signIn(api, '203.0.113.1', 'ana.buscada');
    await signIn(api, '203.0.113.1', admin.username);
    expect(await actions({ username: 'Ana.Buscada' })).toEqual(['signed-in', 'account-changed']);
    expect(await actions({ involved: ana.id, kind: 'account' })).toEqual(['account-changed']);
    expect(await actions({ kind: 'sign-in' })).toEqual(['signed-in', 'signed-in']);
    expect(await actions({ until: between })).toEqual(['account-changed']);
    expect(await actions({ username: 'ana.buscada', from: between })).toEqual(['signed-in']);
    expect(await actions({ username: 'nadie' })).toEqual([]);
  });

  it('reads no more keys than a page has, with any filter', async () => {
    const { involved, ...common } = { involved: [admin.id, '@ada'], network: '', before: null, after: null };
    await AuditEntryModel.insertMany(
      Array.from({ length: 300 }, (_, nth) => ({
        ...common,
        involved: nth % 2 ? involved : ['@otra'],
        at: new Date(+api.clock.now() - nth),
        lastAt: api.clock.now(),
        times: 1,
        kind: nth % 3 ? 'plan' : 'account',
        action: nth % 3 ? 'plan-changed' : 'account-changed',
        expiresAt: new Date(+api.clock.now() + DAY_MS),
      })),
    );
    const at = { $lte: new Date(+api.clock.now() - 40) };
    for (const filter of [{}, { kind: 'plan' }, { involved: '@ada' }, { involved: '@ada', kind: 'plan' }]) {
      const { executionStats } = (await AuditEntryModel.collection
        .find({ ...filter, at })
        .sort({ at: -1, _id: -1 })
        .limit(11)
        .explain('executionStats')) as {
        executionStats: { totalKeysExamined: number; totalDocsExamined: number };
      };
      expect(executionStats.totalKeysExamined, JSON.stringify(filter)).toBeLessThanOrEqual(12);
      expect(executionStats.totalDocsExamined).toBe(11);
    }
  });

  it('is for administrators alone', async () => {
    const manager = await createPerson(api, 'manager');
    await expectRefused([api.as(manager).audit.entries({ query: {} })], { status: 403 });
    await expectRefused([page({ before: 'x' })], { status: 400 });
    expect(await PersonModel.exists({ _id: admin._id })).not.toBeNull();
  });
});
