import { readFileSync } from 'node:fs';
import { isUpload, type Route } from '@faena/shared/contract';
import { COMPANY_ACTS, SESSION_CONFIRMED_MS } from '@faena/shared/domain';
import { Types } from 'mongoose';
import { beforeAll, describe, expect, it } from 'vitest';
import { CompanyModel } from '../../src/features/company/model.ts';
import { SessionModel } from '../../src/features/session/model.ts';
import { useApi } from '../harness.ts';
import { ROUTES } from '../routes.ts';
import { createScene, missingTargets, type Scene } from '../scene.ts';
import { type Parts, send, textOf } from '../send.ts';
import { Stored } from '../stored.ts';
import { type Caller, COLUMNS, callersOf } from './callers.ts';
import { type Answer, FIXTURE_FILES, REQUESTS, ROWS, type Row } from './rows.ts';

/** Some rows hash a password for each who calls, which takes as long as it must. */
const PATIENCE_MS = 90_000;

/** Nobody of the scene is invited to be an administrator; `may-invite.test.ts` has one. */
const SHOWN_ELSEWHERE = 'POST /invitations/:id/renew';

/** An amount that is not nothing, in an answer. */
const AMOUNT = /"(cost|hourlyRate|amount|gross|net)":(?!null|0[,}])/g;

const api = useApi();

let scene: Scene;
let callers: Caller[];
/** The scene with sessions that begin now, that began long ago, and in which the password was said again. */
let signedIn: Stored;
let stale: Stored;
let confirmed: Stored;

beforeAll(async () => {
  scene = await createScene(api);
  callers = callersOf(api, scene);
  await CompanyModel.updateMany({}, { confirmedActs: COMPANY_ACTS });
  const now = api.clock.now();
  await SessionModel.updateMany({}, { beganAt: now, confirmedAt: null });
  signedIn = await Stored.now();
  await SessionModel.updateMany({}, { beganAt: new Date(+now - SESSION_CONFIRMED_MS) });
  stale = await Stored.now();
  await SessionModel.updateMany({}, { confirmedAt: now });
  confirmed = await Stored.now();
});

it('every declared route has its rights in a fixture, and no fixture has another or repeats a name', () => {
  expect([...new Set(ROWS.map(({ route }) => route))].sort()).toEqual([...ROUTES.keys()].sort());
  const names = ROWS.map(({ name }) => name);
  expect(names.filter((name, index) => names.indexOf(name) < index)).toEqual([]);
});

it('each fixture names the callers above their columns', () => {
  const heading = `  // caller   ${COLUMNS.join('  ')}\n`;
  const without = FIXTURE_FILES.filter((file) => !readFileSync(file, 'utf8').includes(heading));
  expect(FIXTURE_FILES.length).toBeGreaterThan(40);
  expect(without).toEqual([]);
});

it('a route with a confirmed session has a row that needs one, and no other route has', () => {
  const proven = (one: Row) => one.confirms !== undefined;
  const [declared, shown] = [new Set<string>(), new Set(ROWS.filter(proven).map(({ route }) => route))];
  for (const [name, { confirms }] of ROUTES) if (confirms && !('inBody' in confirms)) declared.add(name);
  expect([...shown, SHOWN_ELSEWHERE].sort()).toEqual([...declared].sort());
  const other = ROWS.filter(({ route, confirms }) => {
    const { confirms: declares } = ROUTES.get(route) ?? {};
    if (!declares) return confirms !== undefined;
    if ('parts' in declares)
      return confirms !== undefined && !Object.values(declares.parts).includes(confirms);
    return !('inBody' in declares) && confirms !== ('act' in declares ? declares.act : declares.by);
  });
  expect(other.map(({ name }) => name)).toEqual([]);
});

describe('the rights of each caller (ACCESS-14)', () => {
  it.each(ROWS)(
    '$name',
    async (row) => {
      const { ask, askMissing } = asking(row);
      await stale.restore();
      const stored = await provenScene(row, ask);
      const answered = callers.map((caller) => ({ caller, answer: row.answers[caller.column] }));
      const refused = answered.filter(({ answer }) => answer.status >= 400);
      await Promise.all(
        refused.map(async ({ caller, answer }) => {
          const refusal = await read(await ask(caller));
          expect(refusal, caller.name).toMatchObject({ status: answer.status });
          const missing = await read(await askMissing(caller));
          if (answer.seen) expect(missing, caller.name).toMatchObject({ status: 404 });
          else expect(missing, `${caller.name}, a missing thing`).toEqual(refusal);
        }),
      );
      await stored.expectUnchanged('after the refusals');
      for (const { caller, answer } of answered.filter(({ answer }) => answer.status < 400)) {
        await expectAnswer(await ask(caller), answer, caller);
        if (row.route.startsWith('GET')) await stored.expectUnchanged(`read by ${caller.name}`);
        await stored.restore();
      }
    },
    PATIENCE_MS,
  );
});

/**
 * The scene in which a row is asked: what needs no proof, with none. Where the row says that it needs one, less is
 * refused first to everyone who may, and changes nothing (SESSION-37).
 */
async function provenScene(
  { route, answers, confirms }: Row,
  ask: (caller: Caller) => Promise<Response>,
): Promise<Stored> {
  if (!confirms) return stale;
  const declared = ROUTES.get(route)?.confirms;
  const roles = declared && 'by' in declared ? declared.roles : undefined;
  const enough = confirms === 'password' ? confirmed : signedIn;
  for (const less of confirms === 'password' ? [stale, signedIn] : [stale]) {
    await less.restore();
    const mayAsk = callers.filter(
      ({ column }) => answers[column].status < 400 && (roles?.some((role) => role === column) ?? true),
    );
    for (const caller of mayAsk) {
      expect(await read(await ask(caller)), caller.name).toMatchObject({ code: 'confirmation_required' });
    }
    await less.expectUnchanged('without a proof');
  }
  await enough.restore();
  return enough;
}

/** The requests of a row: about an existing thing, and about a missing one. */
function asking({ name, route: key }: Row) {
  const route = ROUTES.get(key);
  const request = REQUESTS[name];
  if (!route || !request) throw new Error(`${name} is no route with a request`);
  const good = request(scene.targets, scene.lineName);
  expectWellFormed(route, good);
  const missing = request(missingTargets(scene.targets), scene.lineName);
  return {
    ask: (caller: Caller) => send(api, route, good, caller.as),
    askMissing: (caller: Caller) => send(api, route, missing, caller.as),
  };
}

/** A request that breaks its schema would be refused for that, and prove nothing. */
function expectWellFormed(route: Route, { params, query, body }: Parts): void {
  route.params?.parse(params ?? {});
  route.query?.parse(query ?? {});
  if (route.body && !isUpload(route.body)) route.body.parse(body ?? {});
}

async function expectAnswer(response: Response, answer: Answer, { name }: Caller): Promise<void> {
  const isJson = response.headers.get('Content-Type')?.includes('json');
  const body: unknown = isJson ? await response.json() : await textOf(response);
  expect({ status: response.status, body }, name).toMatchObject({ status: answer.status });
  if (answer.items !== undefined) expect(body, name).toHaveLength(answer.items);
}

/** A refusal but for what must differ from one request to the next. */
async function read(response: Response): Promise<object> {
  const { requestId: _, ...body } = (await response.json()) as Record<string, unknown>;
  return { status: response.status, ...body };
}

describe('the lock of pay on an own device (PIN-1)', () => {
  const rows = ROWS.flatMap((row) => {
    const pay = ROUTES.get(row.route)?.pay;
    return pay && !row.confirms && row.answers.inside.status < 400 ? [{ ...row, pay }] : [];
  });

  /** The scene with sessions that an own device began long ago. */
  let closed: Stored;

  beforeAll(async () => {
    const own = { beganAt: new Date(0), confirmedAt: null, deviceId: new Types.ObjectId() };
    await confirmed.restore();
    await SessionModel.updateMany({}, own);
    closed = await Stored.now();
  });

  it.each(rows)('answers $name as it declares: $pay', async (row) => {
    const { ask } = asking(row);
    const [caller] = callers.filter(({ column }) => column === 'inside');
    if (!caller) throw new Error('No employee');
    await closed.restore();
    const answered = await ask(caller);
    if (row.pay === 'refused') {
      expect(await read(answered)).toMatchObject({ status: 403, code: 'pin_required' });
      await closed.expectUnchanged('while pay is closed');
    } else {
      expect(answered.status).toBe(row.answers.inside.status);
      expect((await textOf(answered)).match(AMOUNT) ?? []).toEqual([]);
    }
    await closed.restore();
    await SessionModel.updateMany({}, { openedAt: api.clock.now() });
    expect((await ask(caller)).status).toBe(row.answers.inside.status);
  });
});
