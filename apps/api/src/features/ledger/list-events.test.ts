import type { Types } from 'mongoose';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  createCompany,
  createPerson,
  missingId,
  type Person,
  withFreshToken,
} from '../../../test/factories.ts';
import { useApi } from '../../../test/harness.ts';
import { expectRefused } from '../../../test/refused.ts';
import { createCrew } from '../../../test/workers.ts';
import { transaction } from '../../platform/database.ts';
import { addEvents, type EventDraft } from './add-events.ts';

const api = useApi();
let manager: Person;
let worker: Person;
let colleague: Person;
let companyId: Types.ObjectId;

beforeEach(async () => {
  const crew = await createCrew(api);
  [manager, worker, companyId] = [crew.manager, crew.worker, crew.company._id];
  colleague = await createPerson(api, 'employee', { companyId });
});

/** Adds an event about somebody; `word` distinguishes it from the others. */
async function tell(word: string, about: Person | null, company = companyId): Promise<void> {
  const { _id: id, username } = manager;
  const subject = { id: null, employeeId: about?._id ?? null };
  const state = about
    ? ({
        action: 'rate-set',
        before: null,
        after: { from: '2026-11-20T15:00:00.000Z', cents: 650, note: '' },
      } as const)
    : ({ action: 'currency-changed', before: { currency: '' }, after: { currency: 'GTQ' } } as const);
  const draft: EventDraft = {
    companyId: company,
    at: api.clock.now(),
    actor: { id, fullname: 'Ana Gestora', username },
    subject,
    reason: word,
    ...state,
  };
  await transaction((session) => addEvents([draft], session));
}

const words = ({ events }: { events: { reason: string }[] }) => events.map(({ reason }) => reason);
const list = (query = {}, as = manager) =>
  api.as(as).ledger.events({ query: { companyId: String(companyId), ...query } });

describe('the events of a company (LEDGER-7)', () => {
  it('are answered newest first, page by page, and later events move none', async () => {
    for (const word of ['a', 'b', 'c', 'd', 'e']) await tell(word, worker);
    const first = await list({ limit: 2 });
    expect([words(first), first.hasEarlier]).toEqual([['e', 'd'], true]);
    await tell('f', worker);
    const second = await list({ limit: 2, before: first.events.at(-1)?.seq });
    expect([words(second), second.hasEarlier]).toEqual([['c', 'b'], true]);
    const last = await list({ limit: 2, before: second.events.at(-1)?.seq });
    expect([words(last), last.hasEarlier]).toEqual([['a'], false]);
  });

  it('are filtered by person or by kind on request', async () => {
    await tell('hers', worker);
    await tell('his', colleague);
    await tell('all', null);
    expect(words(await list({ employeeId: worker.id }))).toEqual(['hers']);
    expect(words(await list({ kind: 'rate' }))).toEqual(['his', 'hers']);
    expect(words(await list({ kind: 'currency' }))).toEqual(['all']);
    expect(words(await list({ kind: 'currency', employeeId: worker.id }))).toEqual([]);
  });

  it('belong to that company alone, and are shown to its owner', async () => {
    const stranger = await createCrew(api);
    await tell('ours', worker);
    await tell('theirs', stranger.worker, stranger.company._id);
    expect(words(await list())).toEqual(['ours']);
    expect(words(await list({ employeeId: stranger.worker.id }))).toEqual([]);
    await expectRefused([list({}, stranger.manager), list({ companyId: missingId() })], {
      status: 404,
      message: 'Company not found',
    });
    await expectRefused([list({}, worker)], { status: 403 });
  });
});

describe('the events about oneself (LEDGER-7)', () => {
  const own = (query = {}, as = worker) => api.as(as).ledger.own({ query });

  it('are those of every company the person worked for, and of nobody else', async () => {
    const second = await createCompany(api, manager);
    await tell('first', worker);
    await tell('his', colleague);
    await tell('all', null);
    await tell('second', worker, second._id);
    expect(words(await own())).toEqual(['second', 'first']);
    const page = await own({ limit: 1 });
    expect([words(page), page.hasEarlier]).toEqual([['second'], true]);
    const next = await own({ limit: 1, before: page.events[0]?._id });
    expect([words(next), next.hasEarlier]).toEqual([['first'], false]);
    expect(words(await own({ kind: 'record' }))).toEqual([]);
    await expectRefused([own({}, manager)], { status: 403 });
  });
});

it('a history returns events from an instant on and before another, page by page, and refuses invalid instants (LEDGER-10)', async () => {
  for (const [day, word] of [
    ['18', 'a'],
    ['19', 'b'],
    ['20', 'c'],
    ['21', 'd'],
  ] as const) {
    api.clock.set(`2026-11-${day}T06:00:00Z`);
    await tell(word, worker);
  }
  const list = async (asked: { from?: string; until?: string; before?: number; limit?: number }) => {
    const query = { companyId: String(companyId), ...asked };
    return api.as(withFreshToken(api, manager)).ledger.events({ query });
  };
  const words = async (asked: Parameters<typeof list>[0]) =>
    (await list(asked)).events.map(({ reason }) => reason);
  const [from, until] = ['2026-11-19T06:00:00.000Z', '2026-11-21T06:00:00.000Z'];
  expect(await words({ from, until })).toEqual(['c', 'b']);
  expect(await words({ from })).toEqual(['d', 'c', 'b']);
  const page = await list({ until, limit: 1 });
  expect([page.events[0]?.reason, page.hasEarlier]).toEqual(['c', true]);
  expect(await words({ until, limit: 1, before: page.events[0]?.seq ?? 0 })).toEqual(['b']);
  await expectRefused([list({ from: 'ayer' })], { status: 400 });
});

it('a history omits clock events unless their type is requested (LEDGER-14)', async () => {
  await tell('rate', worker);
  const { _id } = await api.as(worker).record.start({ body: { employeeId: worker.id } });
  api.clock.advance(60_000);
  await api.as(worker).record.stop({ body: { timesheetId: _id, reason: 'manual' } });
  const query = { companyId: String(companyId) };
  for (const read of [
    (kind?: 'clock') => api.as(manager).ledger.events({ query: { ...query, ...(kind && { kind }) } }),
    (kind?: 'clock') => api.as(worker).ledger.own({ query: kind ? { kind } : {} }),
  ]) {
    expect((await read()).events.map(({ action }) => action)).toEqual(['rate-set']);
    expect((await read('clock')).events.map(({ action }) => action)).toEqual(['record-clocked']);
  }
  const file = (kind: string) =>
    api.request(`/payroll/ledger/export?companyId=${companyId}&format=csv${kind}`, { as: manager });
  const rows = async (kind: string) => (await (await file(kind)).text()).trim().split('\r\n').slice(1);
  expect(await rows('')).toHaveLength(1);
  expect(await rows('&kind=clock')).toHaveLength(1);
  expect(await api.as(worker).recordNews.list()).toEqual([]);
});
