import { createClient } from '@faena/shared/client';
import { contract } from '@faena/shared/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { CompanyModel } from '../../src/features/company/model.ts';
import { LineOfBusinessModel } from '../../src/features/line-of-business/model.ts';
import { PersonModel } from '../../src/features/person/model.ts';
import { ProjectModel } from '../../src/features/project/model.ts';
import { useDoomedProcess } from '../doomed.ts';
import { createCompany, createPerson, createProject, type Person } from '../factories.ts';
import { useApi } from '../harness.ts';
import { useTwoProcesses } from '../two-processes.ts';

/** How many tries of one press are under way at once. */
const TWINS = 6;
/** How many presses are under way when the process dies. */
const MANY = 24;

const api = useApi();
const processes = useTwoProcesses(api);
const doomed = useDoomedProcess(api);
let manager: Person;
let companyId: string;

beforeEach(async () => {
  manager = await createPerson(api, 'manager');
  companyId = String((await createCompany(api, manager))._id);
});

const dates = { start_date: '2026-11-02', end_date: '2026-12-18' };
const key = (n: number) => ({ idempotencyKey: `press-number-${n}` });

/** All tries of one press, by turns through the one process and the other. */
function tries<T>(ask: (client: ReturnType<(typeof processes)[0]['as']>) => Promise<T>): Promise<T[]> {
  return Promise.all(
    Array.from({ length: TWINS }, (_, n) => ask((n % 2 ? processes[0] : processes[1]).as(manager))),
  );
}

describe('one request that is sent many times at once, through two processes (WIRE-21)', () => {
  it('makes one project, task, company and employee, and all are answered the same', async () => {
    const company = await CompanyModel.findById(companyId).orFail();
    const board = await createProject(api, company);
    await LineOfBusinessModel.create({ name: 'Gemelas', nameKey: 'gemelas' });
    const answers = [
      await tries(({ project }) =>
        project.create(
          { body: { name: 'Bodega', description: 'B', company_id: companyId, ...dates } },
          key(1),
        ),
      ),
      await tries(({ task }) =>
        task.create({ body: { title: 'Pintar', project: String(board._id) } }, key(2)),
      ),
      await tries(({ company }) =>
        company.create({ body: { name: 'Gemela', line_of_business: 'Gemelas' } }, key(3)),
      ),
      await tries(({ employee }) =>
        employee.create(
          {
            body: {
              fullname: 'Ana Una',
              username: 'ana.una',
              email: 'ana.una@example.com',
              phone: '5555 1234',
              password: 'secreto1',
              companyId,
            },
          },
          key(4),
        ),
      ),
    ];
    for (const same of answers) expect(new Set(same.map((one) => JSON.stringify(one))).size).toBe(1);
    expect({
      projects: await ProjectModel.countDocuments({ name: 'Bodega' }),
      orders: (await api.as(manager).task.board({ params: { projectId: String(board._id) } })).map(
        ({ order }) => order,
      ),
      companies: await CompanyModel.countDocuments({ name: 'Gemela' }),
      people: await PersonModel.countDocuments({ usernameKey: 'ana.una' }),
    }).toEqual({ projects: 1, orders: [0], companies: 1, people: 1 });
  }, 60_000);

  it('does not delay others on the same board: all of their tasks are made, each with an order of its own', async () => {
    const company = await CompanyModel.findById(companyId).orFail();
    const board = String((await createProject(api, company))._id);
    await Promise.all(
      Array.from({ length: MANY }, (_, n) =>
        (n % 2 ? processes[0] : processes[1])
          .as(manager)
          .task.create({ body: { title: `T${n}`, project: board } }, n % 3 ? key(n) : {}),
      ),
    );
    const tasks = await api.as(manager).task.board({ params: { projectId: board } });
    expect(tasks.map(({ order }) => order)).toEqual(Array.from({ length: MANY }, (_, n) => n));
  }, 60_000);
});

it('a retry with the same key completes the act of a killed process once, stored or not (WIRE-21)', async () => {
  const client = createClient(contract, { origin: doomed.origin, token: () => manager.token });
  const ask = (through: typeof client, n: number) =>
    through.project.create(
      { body: { name: `P${n}`, description: 'D', company_id: companyId, ...dates } },
      key(n),
    );
  const outcomes = await doomed.killDuring(Array.from({ length: MANY }, (_, n) => ask(client, n)));
  expect(outcomes.some(({ status }) => status === 'rejected')).toBe(true);

  for (const [n, outcome] of outcomes.entries()) {
    const { project } = await ask(api.as(manager), n);
    if (outcome.status === 'fulfilled') expect(project).toEqual(outcome.value.project);
  }
  const names = (await ProjectModel.find({ companyId }).lean()).map(({ name }) => name).sort();
  expect(names).toEqual(Array.from({ length: MANY }, (_, n) => `P${n}`).sort());
}, 60_000);
