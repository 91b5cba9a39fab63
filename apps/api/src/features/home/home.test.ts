import type { Home } from '@faena/shared/schemas';
import { beforeEach, describe, expect, it } from 'vitest';
import { createPerson, createRecord, giveRate, type Person } from '../../../test/factories.ts';
import { priced, usePlanilla } from '../../../test/planilla.ts';
import { createRun } from '../../../test/runs.ts';
import type { CompanyDoc } from '../company/model.ts';

const { api, crew, worked } = usePlanilla();
let manager: Person;
let worker: Person;
let company: CompanyDoc;

/** A Friday in Guatemala, nine in the morning. */
beforeEach(async () => {
  api.clock.set('2026-11-20T15:00:00.000Z');
  ({ manager, worker, company } = crew());
  await giveRate(worker, 1_000);
});

const home = (as = worker) => api.as(as).home.get();

/** Hours at 10.00, from eight in the morning. */
const work = (date: string, hours: number) =>
  worked(
    `${date}T14:00:00Z`,
    new Date(Date.parse(`${date}T14:00:00Z`) + hours * 3_600_000).toISOString(),
    priced(hours * 1_000, 1_000),
  );

const deduct = (body: object) =>
  api.as(manager).concept.add({
    body: { companyId: String(company._id), kind: 'deduction', name: 'IGSS', ...body } as never,
  });

describe('the first screen of an employee (PHONE-10)', () => {
  it('has the pay of the period with the running record, as the closing will pay it (PHONE-9)', async () => {
    await work('2026-11-16', 8);
    await deduct({ basis: 'percent', value: 4.83 });
    await deduct({ name: 'Uniforme', basis: 'hourly', value: 0.5 });
    api.clock.set('2026-11-20T15:00:00.000Z');
    const { _id } = await api.as(worker).record.start({ body: { employeeId: worker.id } });
    api.clock.set('2026-11-20T17:00:00.000Z');

    const { pay, calendar, clock, today } = await home();

    expect(calendar?.current).toEqual({
      startDate: '2026-11-16',
      endDate: '2026-11-30',
      payday: '2026-11-30',
    });
    expect(pay).toEqual({
      ms: 10 * 3_600_000,
      gross: 100,
      net: 100 - 4.83 - 5,
      unpricedHours: 0,
      pendingReviews: 0,
    });
    const running = { _id, startTime: '2026-11-20T15:00:00.000Z', endTime: null };
    expect(clock).toEqual({ ...running, endReason: null, needsReview: false });
    expect(today).toEqual([running]);
    await api.as(worker).record.stop({ body: { timesheetId: _id } });
    const { person } = await api.as(manager).payPeriod.person({
      params: { employeeId: worker.id },
      query: { companyId: String(company._id) },
    });
    expect(person).toMatchObject({ gross: pay?.gross, net: pay?.net, ms: pay?.ms });
    expect((await home()).pay).toEqual(pay);
  });

  it('has the company, the language and the records of today alone, in the time zone of the company', async () => {
    await work('2026-11-19', 4);
    await api.as(worker).person.edit({ query: {}, body: { language: 'es' } });
    // From ten in the evening of yesterday to one in the morning.
    const { _id } = await createRecord(api, worker, company._id, {
      startTime: new Date('2026-11-20T04:00:00Z'),
      endTime: new Date('2026-11-20T07:00:00Z'),
    });
    const { company: own, language, today } = await home();
    expect([own?.name, language]).toEqual([company.name, 'es']);
    expect(today.map((record) => record._id)).toEqual([String(_id)]);
  });

  it('counts the open questions of the employee, and none of a manager (PHONE-11)', async () => {
    const none = { slips: 0, claims: 0, requests: 0, invitations: 0, news: 0 };
    expect((await home()).waiting).toEqual(none);
    const times = { startTime: '2026-11-19T14:00:00.000Z', endTime: '2026-11-19T18:00:00.000Z' };
    const asked = await api.as(worker).recordRequest.ask({ body: { ...times, reason: 'Olvidé marcar.' } });
    expect((await home()).waiting).toEqual(none);
    await api.as(manager).recordRequest.say({ params: { id: asked._id }, body: { text: '¿En qué obra?' } });
    await api.as(manager).record.add({ body: { employeeId: worker.id, ...times, reason: 'Olvidado.' } });
    await createRun(api, company, [{ person: worker, netCents: 4_000 }]);
    const { waiting } = await home();
    expect(waiting).toEqual({ ...none, slips: 1, requests: 1, news: 1 });
    await api.as(worker).recordRequest.say({ params: { id: asked._id }, body: { text: 'La bodega.' } });
    await api.as(worker).recordNews.see({ body: { seq: 9 } });
    expect((await home()).waiting).toEqual({ ...none, slips: 1 });
  });

  it('has the tasks that are due by today or under way, six of them, by their day (PHONE-13)', async () => {
    const { project, task } = api.as(manager);
    const { project: made } = await project.create({
      body: {
        ...{ name: 'Bodega', start_date: '2026-11-02', end_date: '2026-12-18' },
        company_id: String(company._id),
      },
    });
    await project.addMember({ body: { projectId: made._id, username: worker.username } });
    const add = (title: string, given: object) =>
      task.create({ body: { title, project: made._id, assignedTo: [worker.id], ...given } });
    await add('Hecha', { status: 'Done', dueDay: '2026-11-01' });
    await add('Otro día', { dueDay: '2026-11-21' });
    await add('En curso', { status: 'Doing' });
    await add('Hoy', { dueDay: '2026-11-20', priority: 'High' });
    await add('De otra persona', { status: 'Doing', assignedTo: [] });
    for (const day of ['15', '14', '13', '12', '11']) await add(day, { dueDay: `2026-11-${day}` });
    const { tasks } = await home();
    expect(tasks.total).toBe(7);
    expect(tasks.first.map(({ title }) => title)).toEqual(['11', '12', '13', '14', '15', 'Hoy']);
    expect(tasks.first[5]).toMatchObject({
      ...{ dueDay: '2026-11-20', status: 'Backlog', priority: 'High' },
      project: { _id: made._id, name: 'Bodega' },
    });
  });

  it('is at most 3 kB, and is not sent again while it holds (WIRE-30)', async () => {
    await work('2026-11-19', 8);
    const read = (etag?: string) =>
      api.request('/home', {
        headers: { Authorization: `Bearer ${worker.token}`, ...(etag && { 'If-None-Match': etag }) },
      });
    const first = await read();
    const etag = first.headers.get('etag') ?? '';
    expect((await first.text()).length).toBeLessThanOrEqual(3_000);
    const [held, without] = [await read(etag), await read('W/"other"')];
    expect([held.status, await held.text(), held.headers.get('etag')]).toEqual([304, '', etag]);
    expect([without.status, without.headers.get('etag')]).toEqual([200, etag]);

    await api.as(worker).record.start({ body: { employeeId: worker.id } });
    const after = await read(etag);
    expect(after.status).toBe(200);
    expect(((await after.json()) as Home).clock?.endTime).toBeNull();
  });

  it('is empty for an employee without a company', async () => {
    expect(await home(await createPerson(api, 'employee'))).toEqual({
      ...{ language: null, company: null, calendar: null, clock: null, payLock: null, today: [], pay: null },
      waiting: { slips: 0, claims: 0, requests: 0, invitations: 0, news: 0 },
      tasks: { total: 0, first: [] },
      unread: 0,
      crews: 0,
      forgotten: null,
      silence: null,
      lunch: null,
      recentProjects: [],
      expectedEnds: null,
    });
  });
});
