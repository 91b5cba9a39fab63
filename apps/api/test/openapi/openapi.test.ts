import { contract } from '@faena/shared/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createBoard } from '../board.ts';
import { createCompany, createPerson, createProject } from '../factories.ts';
import { useApi } from '../harness.ts';
import { hear } from '../live/hear.ts';
import { walkAccounts } from './accounts.ts';
import { walkArchives, walkCompanies } from './companies.ts';
import { documented, documentedEvents } from './documented.ts';
import { walkEmployees } from './employees.ts';
import { walkPayments, walkPayPeriods, walkSlips } from './pay-periods.ts';
import { walkCatalogues, walkPeople } from './people.ts';
import { walkRecords } from './records.ts';
import { walkTasks } from './tasks.ts';
import type { Walk } from './walk.ts';

const api = useApi();
const { as, succeeded } = documented(api);

let walk: Walk;

beforeAll(async () => {
  const admin = await createPerson(api, 'admin');
  const manager = await createPerson(api, 'manager');
  const company = await createCompany(api, manager);
  const employee = await createPerson(api, 'employee', { companyId: company._id, hourlyRateCents: 1_250 });
  const project = await createProject(api, company, [employee]);
  const ids = { companyId: String(company._id), projectId: String(project._id) };
  walk = { api, as, admin, manager, employee, ...ids };
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

/** In this order: what one makes, the next may find. */
const WALKS = {
  'service and auth': walkAccounts,
  user: walkPeople,
  'plan and lineOfBusiness': walkCatalogues,
  'company and project': walkCompanies,
  task: walkTasks,
  'payment, moneyNeeded, runFile and bankLayout': walkPayments,
  archive: walkArchives,
  record: walkRecords,
  employee: walkEmployees,
  'periods and runs': walkPayPeriods,
  'slip, slipLink and slipMail': walkSlips,
};

describe('real answers are as the OpenAPI document says', () => {
  it.each(Object.entries(WALKS))('for %s', (_, go) => go(walk));

  it('for each event of a stream, to the last', async () => {
    const { manager, member, projectId } = await createBoard(api);
    const { task, project } = as(manager);
    const stream = hear(
      await api.request(`/tasks/project/${projectId}/live?tab=tab-of-theirs`, { as: member }),
    );
    await expect.poll(stream.said).toContain('"presence"');
    const { id } = await task.create({
      body: { title: 'Muros', project: projectId, assignedTo: [member.id] },
    });
    await expect.poll(stream.said).toContain('"Muros"');
    await task.batch({ body: { ids: [id], change: { archive: true } } });
    await expect.poll(stream.said).toContain('"archived"');
    await project.update({ query: { project_id: projectId }, body: { name: 'Otra' } });
    await expect.poll(stream.said).toContain('"project"}');
    await project.removeMember({ body: { projectId, username: member.username } });
    await stream.ended;
    const events = documentedEvents('/tasks/project/{projectId}/live', stream.said());
    expect(new Set(events.map(({ event }) => event))).toEqual(new Set(['message', 'presence', 'gone']));
    expect(events[0]).toEqual({ event: 'message', said: { type: 'reset' } });
    expect(events.at(-1)).toEqual({ event: 'gone', said: null });
  });

  afterAll(() => {
    const all = Object.entries(contract).flatMap(([noun, verbs]) =>
      Object.keys(verbs).map((v) => `${noun}.${v}`),
    );
    expect(all.filter((operation) => !succeeded.has(operation))).toEqual([]);
  });
});
