import { type Route, takesApiToken } from '@faena/shared/contract';
import {
  API_SCOPES,
  API_TOKEN_DAYS,
  API_TOKEN_SEEN_EVERY_MS,
  COMPANY_ACTS,
  DAY_MS,
  MAX_API_TOKENS,
} from '@faena/shared/domain';
import type { ApiScope, NewApiToken } from '@faena/shared/schemas';
import { beforeEach, describe, expect, it } from 'vitest';
import { CompanyModel } from '../src/features/company/model.ts';
import { PersonModel } from '../src/features/person/model.ts';
import { ApiTokenModel } from '../src/features/session/api-tokens/model.ts';
import { SessionModel } from '../src/features/session/model.ts';
import { createApiToken, createPerson, PASSWORD, type Person } from './factories.ts';
import { useApi } from './harness.ts';
import { REQUESTS } from './matrix/rows.ts';
import { expectRefused } from './refused.ts';
import { ROUTES } from './routes.ts';
import { createScene } from './scene.ts';
import { NEXT } from './scene-pay.ts';
import { send, textOf } from './send.ts';
import { Stored } from './stored.ts';
import { useTwoProcesses } from './two-processes.ts';

const api = useApi();
const [one, other] = useTwoProcesses(api);
let person: Person;

beforeEach(async () => {
  person = await createPerson(api, 'manager');
});

/** A scene in a database that has nothing else. */
async function scene() {
  await (await Stored.empty()).restore();
  return createScene(api);
}

const make = (body: Partial<NewApiToken> = {}, as = person) =>
  api.as(as).apiToken.make({ body: { name: 'Planilla', currentPassword: PASSWORD, ...body } });
const list = () => api.as(person).apiToken.list();
const revoke = (id: string, as = person) => api.as(as).apiToken.revoke({ params: { id } });
const statusWith = async (token: string) =>
  (await api.request('/user/account', { as: { ...person, token } })).status;

describe('an API token (TOKEN-1)', () => {
  it('is told once, reads for 90 days unless more is asked for, and is listed without itself', async () => {
    const { token, apiToken } = await make();
    expect(token).toMatch(/^faena_[\w-]{43}$/);
    const now = api.clock.now();
    const expiresAt = new Date(+now + API_TOKEN_DAYS.usual * DAY_MS).toISOString();
    const listed = {
      name: 'Planilla',
      scope: 'read',
      createdAt: now.toISOString(),
      expiresAt,
      lastUsedAt: null,
    };
    expect(apiToken).toEqual({ _id: expect.any(String), ...listed });
    expect(await list()).toEqual([apiToken]);
    expect(await list()).not.toContain(token);
  });

  it('is stored as its hash alone (TOKEN-2)', async () => {
    const { token } = await make();
    const stored = JSON.stringify(await ApiTokenModel.find().lean());
    expect(stored).not.toContain(token.slice('faena_'.length));
    expect(await ApiTokenModel.collection.indexes()).toContainEqual(
      expect.objectContaining({ key: { hash: 1 }, unique: true }),
    );
  });

  it('needs the password, or a session in which it was confirmed', async () => {
    await expectRefused([make({ currentPassword: 'otra' })], { status: 400 });
    await SessionModel.updateMany({}, { confirmedAt: null });
    await expectRefused([api.as(person).apiToken.make({ body: { name: 'Planilla' } })], {
      status: 403,
      code: 'confirmation_required',
    });
    expect(await list()).toEqual([]);
  });

  it('counts towards a limit of 20, however many are made at once', async () => {
    const tries = await Promise.allSettled(Array.from({ length: MAX_API_TOKENS + 4 }, () => make()));
    expect(tries.filter(({ status }) => status === 'fulfilled').length).toBeLessThanOrEqual(MAX_API_TOKENS);
    while ((await list()).length < MAX_API_TOKENS) await make();
    await expectRefused([make()], { status: 409, reason: 'too_many_api_tokens' });
  });

  it.each([{ days: 0 }, { days: API_TOKEN_DAYS.max + 1 }, { name: ' ' }, { name: 'x'.repeat(61) }])(
    'is refused with %j',
    async (body) => {
      await expectRefused([make(body)], { status: 400 });
    },
  );
});

describe('the end of an API token (TOKEN-4)', () => {
  it('takes effect at once, in every process, when its owner revokes it; nobody else can', async () => {
    const { token, apiToken } = await make();
    const program = { ...person, token };
    await one?.as(program).company.mine({});
    await expectRefused([revoke(apiToken._id, await createPerson(api, 'manager'))], { status: 404 });
    await revoke(apiToken._id);
    for (const process of [one, other]) {
      await expect(process?.as(program).company.mine({})).rejects.toMatchObject({ status: 401 });
    }
    await expectRefused([revoke(apiToken._id)], { status: 404 });
  });

  it('takes effect when its last day is over', async () => {
    const { token } = await make({ days: 1 });
    api.clock.advance(DAY_MS - 1);
    expect(await statusWith(token)).toBe(200);
    api.clock.advance(1);
    expect(await statusWith(token)).toBe(401);
    expect(await list()).toEqual([]);
  });

  it('takes effect with another password or role, as for sessions, and with the account', async () => {
    const { token } = await make();
    await api.as(person).session.changePassword({
      body: { currentPassword: PASSWORD, newPassword: 'correcto caballo 9' },
    });
    expect(await statusWith(token)).toBe(401);
    const gone = await createPerson(api, 'client');
    const made = await make({}, gone);
    const admin = await createPerson(api, 'admin');
    await api.as(admin).person.remove({ params: { id: gone.id } });
    expect(await statusWith(made.token)).toBe(401);
    expect(await ApiTokenModel.countDocuments({ personId: gone._id })).toBe(0);
  });

  it('ends the streams that it opened', async () => {
    const { people, targets } = await scene();
    const { token, id } = await createApiToken(api, await PersonModel.findById(people.owner.id).orFail());
    const stream = await api.request(`/tasks/project/${targets.project}/live`, {
      as: { ...people.owner, token },
    });
    expect(stream.status).toBe(200);
    const said = stream.text();
    await revoke(id, people.owner);
    expect(await said).toMatch(/event: gone\ndata\n\n$/);
  });
});

describe('the use of an API token', () => {
  it('is recorded, at most once a minute (TOKEN-1)', async () => {
    const { token } = await make();
    const usedAt = async () => {
      await statusWith(token);
      await api.services.background.idle();
      return (await list())[0]?.lastUsedAt;
    };
    const first = api.clock.now().toISOString();
    expect(await usedAt()).toBe(first);
    api.clock.advance(API_TOKEN_SEEN_EVERY_MS - 1);
    expect(await usedAt()).toBe(first);
    api.clock.advance(1);
    expect(await usedAt()).toBe(api.clock.now().toISOString());
  });

  it('includes the one act of its scope though its company asks for the password, and no other (TOKEN-5)', async () => {
    const { people, targets } = await scene();
    await CompanyModel.updateMany({}, { confirmedActs: COMPANY_ACTS });
    const account = await PersonModel.findById(people.owner.id).orFail();
    const by = async (scope: ApiScope) => ({
      ...people.owner,
      ...(await createApiToken(api, account, scope)),
    });
    const pay = (as: Person) =>
      api.as(as).payment.make({ body: { runId: targets.run, date: '2026-11-20', method: 'cash' } });
    const close = (as: Person) => api.as(as).run.close({ body: { companyId: targets.company, ...NEXT } });
    const set = (as: Person) => {
      const body = { companyId: targets.company, account: '30-1' };
      return api.as(as).bankLayout.setAccount({ params: { employeeId: targets.employee }, body });
    };
    const [payer, clerk, writer] = [await by('payments'), await by('accounts'), await by('write')];
    await expectRefused([pay(clerk), pay(writer), set(payer), set(writer)], {
      status: 403,
      reason: 'token_scope',
    });
    await expectRefused([close(writer)], { status: 403, code: 'confirmation_required' });
    await pay(payer);
    await expect(set(clerk)).resolves.toMatchObject({ account: '30-1' });
  });

  it('never counts as a confirmation with the password, however new the token is (SESSION-37)', async () => {
    const { people, targets } = await scene();
    const { token } = await createApiToken(api, await PersonModel.findById(people.owner.id).orFail());
    const { employee } = api.as({ ...people.owner, token });
    const password = 'correcto caballo 9';
    await expectRefused([employee.update({ params: { id: targets.employee }, body: { password } })], {
      status: 403,
      code: 'confirmation_required',
    });
  });
});

/** Acts that move money have scopes of their own (TOKEN-5). */
const OWN_SCOPE: Readonly<Record<string, ApiScope>> = {
  'POST /payroll/payments': 'payments',
  'DELETE /payroll/payments/:id': 'payments',
  'GET /payroll/runs/:id/bank': 'payments',
  'GET /payroll/bank-layout/:companyId': 'accounts',
  'PUT /payroll/bank-layout/:companyId': 'accounts',
  'PUT /payroll/accounts/:employeeId': 'accounts',
};

describe('the rights of an API token (TOKEN-3)', () => {
  const behind = [...ROUTES].filter(([, { access }]) => access !== 'public');
  const closed = behind.filter(([, route]) => !takesApiToken(route));

  it('include nothing about signing in, or accounts of other kinds than employees', () => {
    expect(
      closed.map(([name]) => name).filter((name) => !/^\w+ \/(auth|user|invitations)\b/.test(name)),
    ).toEqual([
      ...['PUT /company/hand_over/:id', 'GET /push', 'PUT /push', 'DELETE /push'],
      ...['POST /devices', 'PUT /employees/:id/mark-pin', 'DELETE /archives/:companyId'],
      ...['GET /calendar/feeds', 'POST /calendar/feeds', 'DELETE /calendar/feeds/:id'],
    ]);
    const open = behind.filter(([, route]) => takesApiToken(route)).map(([name]) => name);
    expect(open.filter((name) => /^\w+ \/auth\b|^(?!GET)\w+ \/(user|invitations)\b/.test(name))).toEqual([]);
  });

  /** The reason of a refusal: by hand, and not by the function that the door has. */
  function refusalOf(route: Route, scope: ApiScope): string | null {
    if (!takesApiToken(route)) return 'session_needed';
    const reads = route.method === 'GET';
    const own = OWN_SCOPE[`${route.method} ${route.path}`];
    if (own) return scope === own ? null : 'token_scope';
    if (reads || scope === 'write') return null;
    return scope === 'read' ? 'token_only_reads' : 'token_scope';
  }

  it('end before the route runs, for any role, and a refusal changes nothing', async () => {
    const { people, targets, lineName } = await scene();
    const tokens = await Promise.all(
      Object.entries({ admin: people.admin, manager: people.owner, employee: people.inside }).flatMap(
        ([role, { id }]) =>
          API_SCOPES.map(async (scope) => {
            const account = await PersonModel.findById(id).orFail();
            return { role, scope, as: await createApiToken(api, account, scope) };
          }),
      ),
    );
    const before = await Stored.now();
    for (const [name, route] of behind) {
      const parts = REQUESTS[name]?.(targets, lineName) ?? {};
      const ask = async ({ role, scope, as }: (typeof tokens)[number]) => {
        const reads = route.method === 'GET';
        const refusal = refusalOf(route, scope);
        // `matrix.test.ts` covers permitted writes, which work as with a session.
        if (!refusal && !reads) return;
        const response = await send(api, route, parts, as);
        const text = await textOf(response);
        const told = response.status === 403 ? JSON.parse(text).reason : null;
        if (refusal) expect([name, role, scope, told]).toEqual([name, role, scope, refusal]);
        else expect([name, told]).not.toContain('session_needed');
        expect(response.status, name).not.toBe(401);
      };
      await Promise.all(tokens.map(ask));
    }
    await api.services.background.idle();
    await before.expectUnchanged('after what no token may do');
    // Each route is asked by all tokens, which takes a busy machine more than a minute.
  }, 120_000);
});
