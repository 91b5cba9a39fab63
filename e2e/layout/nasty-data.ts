import type { Company, Project, Task } from '@faena/shared/schemas';
import { generateSync } from 'otplib';
import { administrator, newAccount, newCaller } from '../fixtures/accounts.ts';
import { type Caller, newCompany, newProject, signIn, unique } from '../fixtures/api.ts';
import { closeRun } from '../fixtures/closed-run.ts';
import type { Credentials, Product } from '../fixtures/start-product.ts';

/** As long as names may be, without a place to break. */
const UNBROKEN = 'Anticonstitucionalissimamente'.repeat(7).slice(0, 200);
const URL_LIKE = 'https://documentos.example.com/obras/2026/cimentacion/casas-7-a-9/plano-definitivo.pdf';
const SENTENCE = 'Cimentación, casas 7 a 9, con el acero de la bodega y la mezcla de la planta del norte';
const ARABIC = 'شركة البناء والتشييد (فرع غواتيمالا) 2026!';
const HEBREW = 'חברת הבנייה והפיתוח (סניף הדרום), בע״מ.';
const EMOJI = '👩🏽‍🏭👨‍👩‍👧‍👦🏗️🇬🇹'.repeat(6);
/** Names of every nasty kind. */
const NAMES = [UNBROKEN, SENTENCE.repeat(2), ARABIC, HEBREW, EMOJI, URL_LIKE, 'Ana'] as const;
const LONG_TEXT = `${SENTENCE}. ${URL_LIKE} ${UNBROKEN} ${ARABIC} `.repeat(4);
const TAGS = [UNBROKEN.slice(0, 40), ARABIC.slice(0, 30), '🏗️🏗️', 'muy urgente de verdad', 'b', 'c'];
const EMAIL = (name: string) => `${name}.${'a'.repeat(40)}@${'subdominio-largo.'.repeat(6)}example.com`;
const USERNAME_LENGTH = 40;

/** Stored data that no screen was drawn for, and the people to look at it. */
export interface NastyData {
  admin: Caller;
  manager: Caller;
  /** A manager who has nothing yet. */
  newcomer: Caller;
  worker: Caller;
  /** A client who is invited to a project. */
  client: Caller;
  /** Somebody who signs in with two steps. */
  twoStepped: Credentials;
  company: Company;
  /** A company in which nobody works and nothing is planned. */
  empty: Company;
  /** One with a closed period. */
  paid: Company;
  project: Project;
  /** Tasks by how many people they are assigned to. */
  tasks: ReadonlyMap<number, Task>;
  employeeId: string;
  line: string;
  plan: string;
}

/** Stores the data, by the calls of the product's own screens. */
export async function storeNastyData(product: Product): Promise<NastyData> {
  const admin = await administrator(product);
  const [line, plan] = [
    `${unique('Giro')}${UNBROKEN}`.slice(0, 200),
    `${unique('Plan')}${UNBROKEN}`.slice(0, 200),
  ];
  await admin.api.lineOfBusiness.create({ body: { name: line } });
  await admin.api.plan.create({ body: { name: plan, description: LONG_TEXT, price: 1_000_000_000 } });
  const manager = await signIn(product.origin, await account(product, 2, UNBROKEN));
  const newcomer = await signIn(product.origin, await account(product, 2, ARABIC));

  const companies = [];
  for (const name of NAMES) {
    const { company } = await manager.api.company.create({
      body: {
        name,
        marking: 'automatic',
        line_of_business: line,
        address: LONG_TEXT.slice(0, 300),
        email: EMAIL('oficina'),
        phone: '+502 5555-0100 ext. 1234567890 (oficina)',
      },
    });
    companies.push(company);
  }
  const empty = await newCompany(manager, 'Nada');
  const [company] = companies as [Company];
  const paid = await newCompany(manager, UNBROKEN.replace('A', 'B'));
  await closeRun(manager, paid, UNBROKEN);
  const gone = await newCompany(manager, UNBROKEN.replace('A', 'C'));
  await closeRun(manager, gone);
  await manager.api.company.remove({ params: { id: gone._id } });

  const crew: (Credentials & { employee: { _id: string } })[] = [];
  for (const name of [...NAMES, SENTENCE]) crew.push(await newNamedEmployee(manager, company, name));
  const [first] = crew as [Credentials & { employee: { _id: string } }];
  const employeeId = first.employee._id;
  await manager.api.employee.update({ params: { id: employeeId }, body: { hourlyRate: 99_999.99 } });

  const project = await newProject(manager, company, {
    name: UNBROKEN,
    members: crew.map(({ username }) => username),
  });
  await manager.api.project.update({
    query: { project_id: project._id },
    body: { description: LONG_TEXT, type: UNBROKEN, status: UNBROKEN, wipLimits: { Backlog: 1, Doing: 1 } },
  });
  const client = await signIn(product.origin, await account(product, 4, SENTENCE));
  await manager.api.project.addMember({ body: { projectId: project._id, username: client.username } });
  for (const name of NAMES.slice(1)) await newProject(manager, company, { name, members: [first.username] });

  const tasks = new Map<number, Task>();
  for (const [index, count] of [0, 1, 3, 4, 8].entries()) {
    const title = NAMES[index] ?? SENTENCE;
    const task = await manager.api.task.create({
      body: {
        title,
        description: LONG_TEXT,
        priority: 'Critical',
        status: index < 3 ? 'Backlog' : 'Doing',
        project: project._id,
        dueDate: '2020-01-01T00:00:00.000Z',
        estimatedHours: 100_000,
        tags: TAGS,
        assignedTo: crew.slice(0, count).map(({ employee }) => employee._id),
      },
    });
    tasks.set(count, task);
  }
  for (const name of NAMES) await newTemplate(manager, company, name);
  const { record } = manager.api;
  const added = await record.add({
    body: {
      employeeId,
      startTime: '2026-03-05T06:00:00Z',
      endTime: '2026-03-05T23:59:00Z',
      projectId: project._id,
      reason: LONG_TEXT.slice(0, 500),
    },
  });
  await record.correct({
    params: { id: added._id },
    body: { endTime: '2026-03-05T22:00:00Z', reason: UNBROKEN },
  });
  return {
    admin,
    manager,
    newcomer,
    worker: await signIn(product.origin, first),
    client,
    twoStepped: await withTwoSteps(product),
    company,
    empty,
    paid,
    project,
    tasks,
    employeeId,
    line,
    plan,
  };
}

/** The start of task titles, from the longest texts. */
async function newTemplate({ api }: Caller, { _id: companyId }: Company, name: string): Promise<void> {
  const checklist = [LONG_TEXT.slice(0, 200), ARABIC, 'b'];
  await api.taskTemplate.create({ body: { companyId, name, title: name, tags: TAGS, checklist } });
}

/** An account with names as long as they may be. */
async function account(product: Product, role: 2 | 4, fullname: string): Promise<Credentials> {
  const { api } = await administrator(product);
  const [plan] = await api.plan.list({});
  return newAccount(product, role, {
    fullname,
    email: EMAIL(unique('a')),
    ...(plan && { subscription: plan._id }),
  });
}

async function withTwoSteps(product: Product): Promise<Credentials> {
  const caller = await newCaller(product, 4);
  const { secret } = await caller.api.twoSteps.begin({ body: { currentPassword: caller.password } });
  await caller.api.twoSteps.confirm({ body: { code: generateSync({ secret }) } });
  return caller;
}

async function newNamedEmployee(manager: Caller, company: Company, fullname: string) {
  const username = `${unique('empleado')}_`.padEnd(USERNAME_LENGTH, 'w');
  const password = 'secreto-1';
  const { employee } = await manager.api.employee.create({
    body: {
      fullname,
      username,
      email: EMAIL(unique('e')),
      phone: '+502 5555-0100 ext. 1234567890',
      companyId: company._id,
      password,
    },
  });
  return { username, password, employee };
}
