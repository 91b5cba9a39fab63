import { AUDIT, type AuditAction } from '@faena/shared/audit';
import { beforeAll, describe, expect, it } from 'vitest';
import { AuditEntryModel } from '../src/features/audit/model.ts';
import { useApi } from './harness.ts';
import { type Caller, callersOf } from './matrix/callers.ts';
import { ACTS, REFUSED_TO_ALL, REQUESTS, ROWS, type Row } from './matrix/rows.ts';
import { ROUTES } from './routes.ts';
import { createScene, type Scene } from './scene.ts';
import { send, textOf } from './send.ts';
import { Stored } from './stored.ts';

/** Actions that these requests do not reach. The test of each rule covers its record. */
const ELSEWHERE: readonly AuditAction[] = [
  'sign-in-failed',
  'code-wrong',
  'password-wrong',
  'pin-wrong',
  'reset-asked',
  'two-steps-on',
  'two-steps-off',
  'two-steps-taken-off',
  'recovery-codes-renewed',
  'email-changed',
  'foreman-set',
  'site-code-on',
];
const AREAS =
  /^\w+ (\/auth|\/user|\/admin|\/employees|\/company|\/archives|\/subscriptions|\/line_of_business|\/invitations|\/devices|\/device-links|\/project\/:id\/foremen|\/project\/:id\/site-code|\/project\/:id\/kiosk-link|\/kiosks|\/kiosk-links|\/calendar\/feeds)\b/;

const api = useApi();
const writing = ROWS.filter(
  ({ name, route }) => !route.startsWith('GET') && !REFUSED_TO_ALL.includes(route) && AREAS.test(name),
);

let scene: Scene;
let stored: Stored;
let callers: Caller[];

beforeAll(async () => {
  scene = await createScene(api);
  stored = await Stored.now();
  callers = callersOf(api, scene);
});

const entries = () => AuditEntryModel.find().sort({ _id: 1 }).lean();

describe('the record of acts and the routes', () => {
  it('each route that changes accounts declares its recorded acts (AUDIT-1)', () => {
    const names = writing.map(({ name }) => name);
    expect(Object.keys(ACTS).sort()).toEqual(names.sort());
  });

  it('every declared act is recorded by one of them, or named (AUDIT-1)', () => {
    const declared = Object.values(AUDIT).flatMap(({ actions }) => Object.keys(actions));
    expect(declared.sort()).toEqual([...new Set([...Object.values(ACTS).flat(), ...ELSEWHERE])].sort());
  });

  it('no route but one that reads is about entries (AUDIT-2)', () => {
    const about = [...ROUTES.keys()].filter((name) => name.includes('audit'));
    expect(about).toEqual(['GET /admin/audit']);
  });

  it.each(writing)('$name records its acts, and no others (AUDIT-1)', async (row) => {
    const route = ROUTES.get(row.route);
    if (!route) throw new Error(`No such route: ${row.route}`);
    const parts = REQUESTS[row.name]?.(scene.targets, scene.lineName) ?? {};
    const caller = callerFor(row);
    const response = await send(api, route, parts, caller?.as);
    const text = await textOf(response);
    await api.services.background.idle();
    const recorded = await entries();
    await stored.restore();
    expect(response.ok, text).toBe(true);
    expect(recorded.map(({ action }) => action)).toEqual(ACTS[row.name] ?? []);
    if (route.access === 'public') return;
    const actor = scene.people[caller?.column as keyof Scene['people']];
    expect(recorded.every((entry) => entry.actor?.username === actor.username)).toBe(true);
  });
});

/** The first caller that a route admits: an administrator, the owner of the company, or somebody else. */
function callerFor({ answers }: Row): Caller | undefined {
  return (['admin', 'owner', 'inside', 'colleague', 'elsewhere', 'member'] as const)
    .map((column) => callers.find((caller) => caller.column === column && answers[column].status < 400))
    .find(Boolean);
}
