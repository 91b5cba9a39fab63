import { takesKey } from '@faena/shared/contract';
import { MAX_KEPT_BYTES } from '@faena/shared/domain';
import { beforeEach, describe, expect, it } from 'vitest';
import { CompanyModel } from '../../src/features/company/model.ts';
import { PersonModel } from '../../src/features/person/model.ts';
import { ProjectModel } from '../../src/features/project/model.ts';
import { forgetOldest, uncheckedAnswers } from '../../src/platform/kept-answers.ts';
import { KeyedAnswerModel } from '../../src/platform/keyed-answers.ts';
import { expectRefusal } from '../envelope.ts';
import { createCompany, createPerson, createSession, type Person } from '../factories.ts';
import { useApi } from '../harness.ts';
import { REQUESTS } from '../matrix/rows.ts';
import { ROUTES } from '../routes.ts';
import { createScene } from '../scene.ts';
import { send } from '../send.ts';
import { Stored } from '../stored.ts';

const KEY = '8e03978e-40d5-43e8-bc93-6894a57f9324';
const api = useApi();
const creating = [...ROUTES].filter(([, route]) => takesKey(route));

/** Routes that create and take no key, with the reason. */
const WITHOUT_KEY = {
  'POST /auth/register': 'is for strangers',
  'POST /invitations/accept': 'is for strangers',
  'POST /invitations': 'answers a secret',
  'POST /auth/tokens': 'answers a secret',
  'POST /calendar/feeds': 'answers a secret',
};

let manager: Person;
let body: { name: string; description: string; start_date: string; end_date: string; company_id: string };

beforeEach(async () => {
  manager = await createPerson(api, 'manager');
  const company_id = String((await createCompany(api, manager))._id);
  body = {
    name: 'Bodega',
    description: 'Norte',
    start_date: '2026-11-02',
    end_date: '2026-12-18',
    company_id,
  };
});

const post = (key: string, sent: object = body, as = manager) =>
  api.request('/project/add', {
    as,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key },
    body: JSON.stringify(sent),
  });
const projects = () => ProjectModel.countDocuments({ createdBy: manager._id });

describe('an idempotency key (WIRE-21)', () => {
  it('is accepted by all routes that create, except those that state why not', () => {
    const without = [...ROUTES].filter(([, route]) => route.status.includes(201) && !takesKey(route));
    expect(without.map(([name]) => name).sort()).toEqual(Object.keys(WITHOUT_KEY).sort());
  });

  it.each(creating)('%s acts once for two requests with it, and answers both alike', async (name, route) => {
    const { people, targets, lineName } = await createScene(api);
    const parts = REQUESTS[name]?.(targets, lineName) ?? {};
    const asked = { manager: people.owner, employee: people.inside, admin: people.admin };
    const as = Object.entries(asked).find(([role]) => role in Object(route.access))?.[1];
    const ask = () => send(api, route, parts, as, { 'Idempotency-Key': `"${KEY}"` });
    const first = await ask();
    const answered = await first.text();
    expect(first.status, answered).toBe(route.status[0]);
    const stored = await Stored.now();
    const second = await ask();
    expect({ status: second.status, text: await second.text() }).toEqual({
      status: first.status,
      text: answered,
    });
    await stored.expectUnchanged('the same once more');
    await (await Stored.empty()).restore();
  });

  it('differs from another press: two presses without a key are two projects', async () => {
    const { project } = api.as(manager);
    const one = await project.create({ body });
    const two = await project.create({ body });
    expect(one.project._id).not.toBe(two.project._id);
  });

  it('answers the stored result, even if the request would be refused now', async () => {
    const first = await post(KEY);
    await CompanyModel.deleteOne({ _id: body.company_id });
    const second = await post(KEY);
    expect(await second.json()).toEqual(await first.json());
    expect(second.status).toBe(201);
  });

  it('answers nothing to a former owner, nor to a former administrator', async () => {
    const [admin, other] = [await createPerson(api, 'admin'), await createPerson(api, 'admin')];
    const next = await createPerson(api, 'manager');
    const byAdmin = '1c1c3a8c-6a0f-4a4c-9d55-0b0e6c1f7d11';
    const answered = await (await post(KEY)).text();
    expect(await (await post(KEY)).text()).toBe(answered);
    expect((await post(byAdmin, { ...body, name: 'Otra' }, admin)).status).toBe(201);
    await api.as(other).company.handOver({
      params: { id: body.company_id },
      body: { created_by: next.username },
    });
    expect((await post(KEY)).status).toBe(404);
    await api.as(other).person.update({ params: { id: admin.id }, body: { rol_id: 2 } });
    const user = await PersonModel.findById(admin._id).orFail();
    const manager = { ...admin, token: await createSession(api, user) };
    expect((await post(byAdmin, { ...body, name: 'Otra' }, manager)).status).toBe(404);
  });

  it('is refused with another request: 422', async () => {
    await post(KEY);
    await expectRefusal(await post(KEY, { ...body, name: 'Otra' }), 'key_reused');
    const elsewhere = await api.request('/company/new_company', {
      as: manager,
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': KEY },
      body: JSON.stringify({ name: body.name, line_of_business: 'Construcción' }),
    });
    await expectRefusal(elsewhere, 'key_reused');
    expect(await projects()).toBe(1);
  });

  it('belongs to its sender: the same text of another person is another key', async () => {
    await post(KEY);
    const other = await createPerson(api, 'manager');
    const company_id = String((await createCompany(api, other))._id);
    expect((await post(KEY, { ...body, company_id }, other)).status).toBe(201);
    expect((await post(KEY, body, other)).status).toBe(422);
  });

  it('keeps no refusal: once nothing blocks the request, the same key performs it', async () => {
    const nobody = { ...body, company_id: manager.id };
    expect((await post(KEY, nobody)).status).toBe(404);
    expect(await KeyedAnswerModel.countDocuments({ personId: manager._id })).toBe(0);
    expect((await post(KEY)).status).toBe(201);
  });

  it.each(['', 'short', 'x'.repeat(129), 'white space', '"unfinished'])('is refused as %j', async (key) => {
    await expectRefusal(await post(key), 'validation_failed');
    expect(await projects()).toBe(0);
  });

  it('is forgotten after a day, and holds no password', async () => {
    const admin = await createPerson(api, 'admin');
    const account = {
      fullname: 'Ana',
      username: 'ana.key',
      email: 'ana.key@example.com',
      rol_id: 2 as const,
      password: 'secreto-de-ana',
    };
    await api.as(admin).person.create({ body: account }, { idempotencyKey: KEY });
    const [kept] = await KeyedAnswerModel.find({ personId: admin._id }).lean();
    expect(JSON.stringify(kept)).not.toContain('secreto-de-ana');
    expect(await KeyedAnswerModel.collection.indexes()).toContainEqual(
      expect.objectContaining({ key: { createdAt: 1 }, expireAfterSeconds: 86_400 }),
    );
  });

  it('keeps 32 MiB of answers of a person, and then forgets the oldest (LIMIT-14)', async () => {
    const bytes = MAX_KEPT_BYTES / 8;
    const json = 'x'.repeat(bytes);
    const other = await createPerson(api, 'manager');
    const answers = Array.from({ length: 10 }, (_, n) => ({
      ...{
        personId: n === 0 ? other._id : manager._id,
        key: `key-number-${n}`,
        fingerprint: 'x',
        status: 201,
      },
      ...{ json, createdAt: new Date(Date.now() - 60_000 + n) },
    }));
    await KeyedAnswerModel.insertMany(answers);
    expect([
      uncheckedAnswers.isCheckDue(manager._id, bytes - 1),
      uncheckedAnswers.isCheckDue(manager._id, 1),
      uncheckedAnswers.isCheckDue(manager._id, 1),
    ]).toEqual([false, true, false]);
    await forgetOldest(manager._id);
    const kept = await KeyedAnswerModel.find({ key: /^key-number-/ }, { key: 1 })
      .sort({ key: 1 })
      .lean();
    expect(kept.map(({ key }) => key)).toEqual([0, 2, 3, 4, 5, 6, 7, 8, 9].map((n) => `key-number-${n}`));
    await KeyedAnswerModel.deleteMany({ key: /^key-number-/ });
  });
});
