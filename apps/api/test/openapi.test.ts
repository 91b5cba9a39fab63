import { contract } from '@faena/shared/contract';
import { Types } from 'mongoose';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CompanyModel } from '../src/features/company/model.ts';
import { PersonModel } from '../src/features/person/model.ts';
import { resetState } from '../src/features/session/mail-reset-link.ts';
import { makeOneTimeLink } from '../src/platform/one-time-link.ts';
import { closeThrough } from './closing.ts';
import { documented } from './documented.ts';
import { createCompany, createPerson, createProject, missingId, PASSWORD, type Person } from './factories.ts';
import { useApi } from './harness.ts';
import { createRun } from './runs.ts';
import { createSlip, emptyRun } from './slips.ts';
import { codeOf } from './two-steps.ts';

const api = useApi();
const { as, succeeded } = documented(api);

let admin: Person;
let manager: Person;
let employee: Person;
let companyId: string;
let projectId: string;

beforeAll(async () => {
  admin = await createPerson(api, 'admin');
  manager = await createPerson(api, 'manager');
  const company = await createCompany(api, manager);
  employee = await createPerson(api, 'employee', { companyId: company._id, hourlyRateCents: 1_250 });
  companyId = String(company._id);
  projectId = String((await createProject(api, company, [employee]))._id);
});

describe('the OpenAPI document', () => {
  it('is served to anyone, as version 3.1', async () => {
    const response = await api.request('/openapi.json');
    expect(response.headers.get('Content-Type')).toContain('application/json');
    expect(await response.json()).toMatchObject({ openapi: '3.1.0', info: { title: 'Faena' } });
  });

  it('names every route of the contract, and nothing that it does not define', async () => {
    const text = await (await api.request('/openapi.json')).text();
    const { paths, components } = JSON.parse(text);
    const operations = Object.values<Record<string, { operationId: string }>>(paths).flatMap(Object.values);
    const declared = Object.entries(contract).flatMap(([noun, routes]) =>
      Object.keys(routes).map((verb) => `${noun}.${verb}`),
    );
    expect(operations.map(({ operationId }) => operationId).sort()).toEqual(declared.sort());
    for (const [, name] of text.matchAll(/"#\/components\/schemas\/(\w+)"/g)) {
      expect(components.schemas).toHaveProperty(name ?? '');
    }
  });

  it('is shown at /api/docs without any script or style in the page', async () => {
    const page = await (await api.request('/docs')).text();
    expect(page).not.toMatch(/<script(?![^>]*src=)|<style|\sstyle=|\son\w+=/);
    for (const [, path] of page.matchAll(/(?:src|href)="\/api([^"]+)"/g)) {
      expect((await api.request(path ?? '')).status, path).toBe(200);
    }
    const script = await api.request('/docs/start.js');
    expect(script.headers.get('Content-Type')).toContain('text/javascript');
  });
});

describe('real answers are as the OpenAPI document says', () => {
  // Held against the document by the client itself: here it is enough to ask for them.

  it('of service and auth', async () => {
    const { service, session: auth } = as(null);
    await service.health();
    await service.ready();
    await service.demo();
    const body = {
      email: 'ana@example.com',
      username: 'ana',
      fullname: 'Ana Gómez',
      password: PASSWORD,
      confirmPassword: PASSWORD,
    };
    await auth.register({ body });
    await expect(auth.register({ body })).rejects.toMatchObject({ status: 409 });
    await expect(auth.register({ body: { ...body, email: 'ana' } })).rejects.toMatchObject({ status: 400 });
    const wrong = { username: 'ana', password: 'wrong' };
    await expect(auth.login({ body: wrong })).rejects.toMatchObject({ status: 401 });
    const { newPassword = '' } = await auth.forgotPassword({ body: { username: 'ana' } });
    const { accessToken } = await auth.login({ body: { username: 'ana', password: newPassword } });
    const ana = as({ ...employee, token: accessToken });
    await expect(ana.project.list()).rejects.toMatchObject({ code: 'password_change_required' });
    const change = { username: 'ana', currentPassword: newPassword, generatePassword: true };
    const changed = await ana.session.changePassword({ body: change });
    const again = as({ ...employee, token: changed.accessToken });
    await expect(again.person.edit({ body: { email: 'otra@example.com' } })).rejects.toMatchObject({
      status: 403,
    });
    await again.session.confirm({ body: { password: changed.newPassword ?? '' } });
    await again.session.logout();
    const account = await PersonModel.findOne({ usernameKey: 'ana' }).orFail();
    const token = await makeOneTimeLink({
      kind: 'password-reset',
      subjectId: account._id,
      about: resetState(account),
      now: api.clock.now(),
      lifetimeMs: 60_000,
    });
    await auth.resetPassword({ body: { token, generatePassword: true } });
    await expect(auth.resetPassword({ body: { token, newPassword: PASSWORD } })).rejects.toMatchObject({
      status: 404,
    });
    const twoSteps = as(employee).twoSteps;
    const proof = { currentPassword: PASSWORD };
    await twoSteps.get();
    const { secret } = await twoSteps.begin({ body: proof });
    await expect(twoSteps.confirm({ body: { code: 'none' } })).rejects.toMatchObject({ status: 400 });
    await twoSteps.confirm({ body: { code: codeOf(secret, api.clock.now()) } });
    await expect(twoSteps.begin({ body: proof })).rejects.toMatchObject({ status: 409 });
    await twoSteps.renewCodes({ body: proof });
    await twoSteps.turnOff({ body: proof });
    await as(admin).twoSteps.takeOff({ params: { id: employee.id } });
  });

  it('of user', async () => {
    const { person: user } = as(admin);
    const picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
      .png()
      .toBuffer();
    await as(employee).person.account();
    await as(employee).person.edit({ body: { phone: '5555 1234' } });
    const { user: pictured } = await as(employee).person.uploadPicture({ body: new Blob([picture]) });
    await user.picture({ params: { id: pictured.profilePicture?.split('/').at(-1) ?? '' } });
    await expect(user.picture({ params: { id: '0'.repeat(32) } })).rejects.toMatchObject({ status: 404 });
    await user.all();
    await user.list.page({ query: { limit: 1 } });
    const body = {
      fullname: 'Eva',
      email: 'eva@example.com',
      username: 'eva',
      rol_id: 4,
      password: PASSWORD,
    };
    const { user: eva } = await user.create({ body: { ...body, rol_id: 4 } });
    await user.add({ body: { ...body, rol_id: 4, username: 'eva2', email: 'eva2@example.com' } });
    await user.update({ params: { id: eva._id }, body: { fullname: 'Eva Díaz' } });
    await user.search({ query: { q: 'eva' } });
    await user.lookUp({ query: { username: 'eva' } });
    await user.lookUp({ query: { username: 'eva', unique: 'true' } });
    await user.lookUp({ query: { id: missingId(), unique: 'true' } });
    await user.byRole({ params: { role: 'Cliente' } });
    await user.remove({ params: { id: eva._id } });
    await expect(user.remove({ params: { id: eva._id } })).rejects.toMatchObject({ status: 404 });
    await expect(as(employee).person.all()).rejects.toMatchObject({ status: 403 });
    await expect(as(null).person.all()).rejects.toMatchObject({ status: 401 });
  });

  it('of plan and lineOfBusiness', async () => {
    const { plan: plans, lineOfBusiness } = as(admin);
    const plan = await plans.create({ body: { name: 'Plan', price: 99.5 } });
    await plans.list();
    const params = { id: plan.subscription._id };
    await plans.update({ params, body: { price: 100 } });
    await plans.remove({ params });
    const line = await lineOfBusiness.create({ body: { name: 'Imprenta' } });
    await lineOfBusiness.all();
    await lineOfBusiness.rename({ params: { id: line.line_of_business._id }, body: { name: 'Editorial' } });
    await lineOfBusiness.remove({ params: { id: line.line_of_business._id } });
  });

  it('of company and project', async () => {
    const { company, project } = as(manager);
    await as(admin).company.all();
    await company.mine();
    const line = { name: 'Construcción' };
    await as(admin).lineOfBusiness.create({ body: line });
    const made = await company.create({ body: { name: 'Obra', line_of_business: line.name } });
    const params = { id: made.company._id };
    await company.get({ params });
    await company.update({ params, body: { phone: '5555 0000' } });
    await as(admin).company.handOver({ params, body: { created_by: manager.username } });
    const dates = { start_date: '2026-11-20', end_date: '2026-11-27' };
    const { project: planned } = await project.create({
      body: { name: 'Casa', company_id: params.id, ...dates },
    });
    const query = { project_id: planned._id };
    await project.list({ query: { company_id: params.id } });
    await project.search({ query: { search: 'casa' } });
    await project.get({ params: { id: planned._id } });
    await project.update({ query, body: { status: 'Pausado' } });
    const membership = { projectId: planned._id, username: employee.username };
    await project.addMember({ body: membership });
    await expect(project.addMember({ body: membership })).rejects.toMatchObject({ status: 409 });
    const client = await createPerson(api, 'client');
    for (const answer of ['decline', 'accept'] as const) {
      await project.addMember({ body: { projectId: planned._id, username: client.username } });
      const [invitation] = await as(client).projectInvitation.received();
      await as(client).projectInvitation[answer]({ params: { id: invitation?._id ?? '' } });
    }
    await as(client).project.leave({ body: { projectId: planned._id } });
    await project.addMember({ body: { projectId: planned._id, username: client.username } });
    const [open] = await as(manager).projectInvitation.ofProject({ params: { projectId: planned._id } });
    await as(manager).projectInvitation.withdraw({ params: { id: open?._id ?? '' } });
    await project.members({ params: { projectId: planned._id } });
    await project.removeMember({ body: membership });
    await project.remove({ query });
    await company.remove({ params });
    await expect(company.get({ params })).rejects.toMatchObject({ status: 404 });
  });

  it('of task', async () => {
    const { task } = as(manager);
    const due = { dueDate: '2026-12-01T12:00:00Z', estimatedHours: 8, tags: ['obra'] };
    const { id } = await task.create({
      body: { title: 'Planos', project: projectId, assignedTo: [employee.id], ...due },
    });
    await task.board({ params: { projectId } });
    for await (const event of task.live({ params: { projectId } })) {
      expect(event).toEqual({ type: 'reset' });
      break;
    }
    await task.update({ params: { id }, body: { priority: 'High' } });
    await as(employee).task.setStatus({ params: { id }, body: { status: 'Doing' } });
    await task.reorder({ body: { tasks: [{ id, status: 'Done', order: 0 }] } });
    await task.ofPerson({ params: { userId: employee.id } });
    await task.assignable({ params: { projectId } });
    await task.assign({ params: { id }, body: { userIds: [] } });
    await task.remove({ params: { id } });
    await expect(task.remove({ params: { id } })).rejects.toMatchObject({ status: 404 });
  });

  it('of payment, moneyNeeded, runFile and bankLayout', async () => {
    const { payment, moneyNeeded } = as(manager);
    await moneyNeeded.next({ query: { companyId } });
    const company = await CompanyModel.findById(companyId).orFail();
    const { run, slips } = await createRun(api, company, [{ person: employee, netCents: 5_000 }]);
    await as(employee).runFile.slip({ params: { id: String(slips[0]?._id) } });
    await as(manager).runFile.slips({ params: { id: String(run._id) } });
    await as(manager).runFile.workbook({ params: { id: String(run._id) } });
    await as(manager).runFile.table({ params: { id: String(run._id) } });
    await as(manager).runFile.bank({ params: { id: String(run._id) } });
    const { bankLayout } = as(manager);
    const { layout } = await bankLayout.get({ params: { companyId } });
    await bankLayout.change({ params: { companyId }, body: layout });
    await bankLayout.setAccount({
      params: { employeeId: employee.id },
      body: { companyId, account: '30-1' },
    });
    const query = { runId: String(run._id) };
    const body = { ...query, date: '2026-11-16', method: 'check' } as const;
    const { payments } = await payment.make({ body });
    await expect(payment.make({ body })).rejects.toMatchObject({ status: 409 });
    const params = { id: payments[0]?._id ?? '' };
    await payment.remove({ params, body: { reason: 'Era otra cuenta.' } });
    await payment.list({ query });
    await payment.list.page({ query: { ...query, limit: 1 } });
  });

  it('of archive', async () => {
    const { archive, company: companies } = as(admin);
    const company = await createCompany(api, manager, { name: 'Obra que fue' });
    await createRun(api, company, [{ person: employee, netCents: 5_000 }]);
    const params = { companyId: String(company._id) };
    await companies.remove({ params: { id: params.companyId } });
    const body = { name: 'Obra que fue' };
    await expect(archive.purge({ params, body })).rejects.toMatchObject({ status: 409 });
    await archive.download({ params });
    await archive.list();
    await archive.list.page({ query: { limit: 1 } });
    await archive.purge({ params, body });
    await expect(archive.purge({ params, body })).rejects.toMatchObject({ status: 404 });
  });

  it('of employee and record', async () => {
    const { record: records } = as(employee);
    const started = await records.start({ body: { employeeId: employee.id, projectId } });
    await records.start({ body: { employeeId: employee.id } });
    const body = { timesheetId: started._id };
    await records.heartbeat({ body });
    await records.bridgeGap({ body: { ...body, lostMsAgo: 60_000, aliveMsAgo: 0, activeMsAgo: 0 } });
    await records.get({ params: { id: employee.id } });
    api.clock.advance(3_600_000);
    await records.stop({ body });
    await records.get({ params: { id: started._id } });
    await records.get({ params: { id: employee.id } });
    const { _id: id } = await as(manager).record.add({
      body: {
        employeeId: employee.id,
        startTime: '2026-11-18T14:00:00.000Z',
        endTime: '2026-11-18T15:00:00.000Z',
        reason: 'Olvidado',
      },
    });
    const later = { endTime: '2026-11-18T16:00:00.000Z', reason: 'Fue más' };
    await as(manager).record.correct({ params: { id }, body: later });
    await as(manager).record.confirm({ params: { id } });
    await as(manager).record.confirmSeveral({ body: { records: [{ id }] } });
    const at = '2026-11-18T14:30:00.000Z';
    const parts = await as(manager).record.split({ params: { id }, body: { at, reason: 'Eran dos obras.' } });
    const reason = 'Nunca trabajó.';
    await as(manager).record.void({ params: { id }, body: { reason } });
    await as(manager).record.unvoid({ params: { id }, body: { reason } });
    await as(manager).record.voidSeveral({ body: { records: [{ id: parts.second._id }], reason } });
    await as(manager).record.stopOpen({ params: { id }, body: { reason: 'Ya se había ido.' } });
    const asked = { startTime: '2026-11-17T14:00:00.000Z', endTime: '2026-11-17T15:00:00.000Z' };
    const requests = as(employee).recordRequest;
    const { _id: requestId } = await requests.ask({ body: { ...asked, reason: 'Olvidado' } });
    await requests.ask({ body: { ...asked, reason: 'Olvidado' } });
    await requests.say({ params: { id: requestId }, body: { text: 'Fue el martes.' } });
    await as(manager).recordRequest.accept({ params: { id: requestId }, body: {} });
    const again = await requests.ask({ body: { ...asked, recordId: id, reason: 'Otra vez' } });
    await requests.withdraw({ params: { id: again._id } });
    const last = await requests.ask({ body: { ...asked, recordId: id, reason: 'Otra más' } });
    await as(manager).recordRequest.decline({ params: { id: last._id }, body: { reason: 'No.' } });
    await requests.list({ query: {} });
    const [news] = await as(employee).recordNews.list({ query: {} });
    await as(employee).recordNews.see({ body: { seq: news?.seq ?? 1 } });
    for (const type of ['day', 'week', 'month'] as const) {
      const query = { type, startDate: '2026-11-01', endDate: '2026-11-30' };
      await records.history({ params: { id: employee.id }, query });
    }
    await as(manager).employee.list({ query: { companyId } });
    await as(employee).employee.get({ params: { id: employee.id } });
    const { employee: hired } = await as(manager).employee.create({
      body: {
        fullname: 'Luis',
        username: 'luis',
        email: 'luis@example.com',
        phone: '5555',
        companyId,
        password: PASSWORD,
      },
    });
    const params = { id: hired._id };
    await as(manager).employee.update({ params, body: { hourlyRate: 12.5 } });
    await as(manager).employee.setTotalToPay({ params, body: { totalToPay: 100 } });
    const period = { companyId, startDate: '2026-11-01', endDate: '2026-11-30' };
    await as(manager).payroll.people({ query: period });
    await as(manager).payroll.summary({ params });
    await as(manager).ledger.events({ query: { companyId } });
    await as(employee).ledger.own({ query: {} });
    const change = { employeeIds: [hired._id], hourlyRate: 13, from: '2026-11-01' };
    await as(manager).rate.preview({ body: change });
    await as(manager).rate.change({ body: change });
    const [latest] = await as(manager).rate.list({ params });
    const rate = { ...params, rateId: latest?._id ?? '' };
    await as(manager).rate.previewCorrection({ params: rate, body: { remove: true } });
    await as(manager).rate.correct({ params: rate, body: { note: 'Según contrato' } });
    await as(manager).rate.remove({ params: rate });
    const concept = await as(manager).concept.add({
      body: { companyId, name: 'Cuota', kind: 'deduction', basis: 'percent', value: 4.83 },
    });
    await as(manager).concept.list({ query: { companyId } });
    await as(manager).concept.change({ params: { id: concept._id }, body: { value: 5, version: 1 } });
    await as(manager).concept.remove({ params: { id: concept._id }, body: {} });
    const line = await as(manager).payLine.add({
      body: { companyId, employeeId: hired._id, name: 'Anticipo', kind: 'deduction', amount: 50 },
    });
    await as(manager).payLine.list({ query: { companyId } });
    await as(manager).payLine.change({ params: { id: line._id }, body: { amount: 40 } });
    await as(manager).payLine.remove({ params: { id: line._id }, body: {} });
    const { _id: late } = await as(manager).record.add({
      body: {
        employeeId: hired._id,
        startTime: '2026-11-16T14:00:00.000Z',
        endTime: '2026-11-16T15:00:00.000Z',
        reason: 'Olvidado.',
      },
    });
    await closeThrough(new Types.ObjectId(companyId), '2026-11-16');
    await as(manager).adjustment.preview({ body: { recordId: late, void: true } });
    const { _id: adjusted } = await as(manager).adjustment.make({
      body: { recordId: late, void: true, reason: 'No trabajó.' },
    });
    await as(manager).adjustment.remove({ params: { id: adjusted }, body: { reason: 'Sí trabajó.' } });
    for (const format of ['csv', 'xlsx'] as const) {
      await as(manager).payroll.export({ query: { ...period, format } });
    }
    await as(admin).employee.assign({ params, body: { companyId } });
    await as(manager).employee.remove({ params });
  });

  it('of periods and runs', async () => {
    const { payPeriod, run } = as(manager);
    const { _id } = await createCompany(api, manager);
    const worker = await createPerson(api, 'employee', { companyId: _id });
    const query = { companyId: String(_id) };
    const params = query;
    await payPeriod.changeCalendar({ params, body: { firstDay: '2026-11-01', paydayAfterDays: 2 } });
    await as(worker).payPeriod.calendar({ query });
    await payPeriod.get({ query });
    await payPeriod.person({ params: { employeeId: worker.id }, query });
    const first = { startDate: '2026-11-01', endDate: '2026-11-15' };
    const { _id: id } = await run.close({ body: { ...query, ...first } });
    await expect(run.close({ body: { ...query, ...first } })).rejects.toMatchObject({ status: 409 });
    await run.list({ query });
    await run.slips({ params: { id } });
    await payPeriod.get({ query: { ...query, date: first.startDate } });
    await run.reopen({ params: { id }, body: { reason: 'Faltaba un bono.' } });
  });

  it('of slip, slipLink and slipMail', async () => {
    const company = await CompanyModel.findById(companyId).orFail();
    const { _id, runId } = await createSlip(
      await emptyRun(api, company, { startDate: '2026-10-16' }),
      employee,
    );
    const params = { id: String(_id) };
    const { slip } = as(employee);
    await slip.mine.page({ query: { limit: 1 } });
    await slip.get({ params });
    const { claims } = await slip.claim({ params, body: { text: 'Falta una hora.', date: '2026-11-12' } });
    const claimId = claims[0]?._id ?? '';
    const { slip: managed, slipLink, slipMail } = as(manager);
    await slipMail.send({ params: { id: String(runId) }, body: {} });
    await slipMail.get({ params: { id: String(runId) } });
    await managed.answerClaim({ params: { ...params, claimId }, body: { text: 'Va en la próxima.' } });
    await managed.answers({ params: { id: String(runId) } });
    const { token } = await slipLink.make({ params });
    await slipLink.get({ params });
    const visitor = as(null).slipLink;
    await visitor.open({ token });
    await visitor.claim({ token, body: { text: 'Falta otra.' } });
    await visitor.pdf({ token });
    await visitor.accept({ token });
    await slip.accept({ params });
    await slipLink.revoke({ params });
    await expect(visitor.open({ token })).rejects.toMatchObject({ status: 404 });
  });

  afterAll(() => {
    const all = Object.entries(contract).flatMap(([noun, verbs]) =>
      Object.keys(verbs).map((v) => `${noun}.${v}`),
    );
    expect(all.filter((operation) => !succeeded.has(operation))).toEqual([]);
  });
});
