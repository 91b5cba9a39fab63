import { describe, expect, expectTypeOf, it } from 'vitest';
import { ApiError, client } from '@/lib/client.ts';
import { writeStored } from '@/lib/storage.ts';
import { company, newId, plan, session } from './entities.ts';
import { type Answers, FakeApi } from './fake-api.ts';
import { offline, type Refusal, refuse, refuseBare } from './refusal.ts';

/** The API of a manager, or of nobody. */
function fake(answers: Answers, role?: 'manager'): FakeApi {
  const api = new FakeApi(role).answer(answers);
  globalThis.fetch = api.fetch;
  if (role) writeStored('accessToken', 'token');
  return api;
}

describe('the API of a screen test', () => {
  it('answers through the schema of the route, which drops unknown fields', async () => {
    const known = { ...plan(), secret: 1 };
    fake({ plan: { list: () => [known] } });
    const { secret: _, ...answered } = known;
    expect(await client.plan.list()).toEqual([answered]);
  });

  it('pages a list as it is asked to', async () => {
    fake({ plan: { list: () => [plan({ name: 'A' }), plan({ name: 'B' }), plan({ name: 'C' })] } });
    const { items, total } = await client.plan.list.page({ query: { limit: 2, page: 2 } });
    expect([items.map(({ name }) => name), total]).toEqual([['C'], 3]);
  });

  it('keeps the calls: the path and the query as they are read, the body as it was sent', async () => {
    const known = company();
    const api = fake(
      { company: { update: ({ body }) => ({ message: '', company: { ...known, name: body.name ?? '' } }) } },
      'manager',
    );
    await client.company.update({ params: { id: known._id }, body: { name: ' Nueva ' } });
    expect(api.calls('company', 'update')).toEqual([
      { params: { id: known._id }, query: {}, body: { name: ' Nueva ' } },
    ]);
    expect(api.changes).toEqual(['company.update']);
  });

  it('refuses with the status of a code, with a proxy’s answer, or not at all', async () => {
    let given: Refusal = refuse('conflict', 'Taken.', { errors: [{ path: 'body.name', message: 'Taken.' }] });
    const api = fake({ plan: { list: () => given } });
    const error = () => client.plan.list().catch((failure: unknown) => failure);
    expect(await error()).toMatchObject({
      status: 409,
      code: 'conflict',
      message: 'Taken.',
      errors: [{ path: 'body.name', message: 'Taken.' }],
    });
    given = refuse('rate_limited', 'Later.', { retryAfter: 30 });
    expect(await error()).toMatchObject({ status: 429, retryAfter: 30 });
    given = refuseBare(502);
    expect(await error()).toMatchObject({ status: 502, message: '' });
    api.answer({ plan: { list: offline } });
    expect(await error()).not.toBeInstanceOf(ApiError);
  });

  it('fails the test for a call that nothing answers, by the name of its route', async () => {
    const api = fake({});
    await expect(client.plan.list()).rejects.toThrow();
    expect(api.close()).toEqual(['Nothing answers plan.list (GET /api/subscriptions).']);
  });

  it('fails the test for an answer that the schema refuses', async () => {
    const api = fake({ plan: { list: () => [plan({ _id: 'no-id' })] } });
    await expect(client.plan.list()).rejects.toThrow();
    expect(api.close()).toEqual([expect.stringMatching(/^plan\.list cannot answer that: .*Not a valid id/s)]);
  });

  it('fails the test for a body that the schema refuses', async () => {
    const api = fake({ session: { forgotPassword: () => ({ message: '', username: '' }) } });
    await expect(client.session.forgotPassword({ body: { username: ' ' } })).rejects.toThrow();
    expect(api.close()).toEqual([
      expect.stringMatching(/^session\.forgotPassword, body: .*Username is required/s),
      'session.forgotPassword was asked for what it does not take.',
    ]);
    expect(api.calls('session', 'forgotPassword')).toEqual([]);
  });

  it('fails the test for a route that is not open to the role', async () => {
    const api = fake({ company: { all: () => [] } }, 'manager');
    await expect(client.company.all()).rejects.toThrow();
    expect(api.close()).toEqual(['company.all is not open to the role manager.']);
  });

  it('never answers later than the test lasts', async () => {
    const api = fake({ plan: { list: () => new Promise(() => {}) } });
    const answer = client.plan.list();
    api.close();
    await expect(answer).rejects.toThrow('No answer');
  });

  it('takes no answer of another shape', () => {
    // @ts-expect-error a company is no plan
    const wrongThing: Answers = { plan: { list: () => [company()] } };
    // @ts-expect-error a list is no single one
    const wrongShape: Answers = { company: { get: () => [company()] } };
    // @ts-expect-error there is no such verb
    const wrongVerb: Answers = { company: { destroy: () => company() } };
    expect([wrongThing, wrongShape, wrongVerb]).toHaveLength(3);
    const api = new FakeApi();
    expectTypeOf(api.calls('company', 'create')[0]?.body.name).toEqualTypeOf<string | undefined>();
    expectTypeOf(session).returns.toExtend<{ accessToken: string }>();
    expect(newId()).toMatch(/^[0-9a-f]{24}$/);
  });
});
