import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { type Client, createClient } from '@faena/shared/client';
import { contract, type FaenaContract } from '@faena/shared/contract';

/** Two processes of the API on one database, behind one proxy, and their first administrator. */
export interface Target {
  readonly origins: readonly [string, string];
  /** A process on another database, which nobody attacks: it shows how busy the machine is. Absent on a quiet one. */
  readonly unattackedOrigin?: string;
  readonly admin: { readonly username: string; readonly password: string };
  /** The memory that the first process occupies. */
  residentBytes(): Promise<number>;
  /** Every mail sent so far, as its receiver reads it. */
  mails(): readonly string[];
}

/** Somebody who is signed in. */
export interface Somebody {
  readonly id: string;
  readonly username: string;
  readonly password: string;
  readonly token: string;
}

/** The victims of attacks and the strangers, created through the public API alone. */
export interface Stage extends Target {
  readonly administrator: Somebody;
  /** The owner of a company with a project, a task and a worker in it. */
  readonly owner: Somebody;
  readonly worker: Somebody;
  /** A manager without any right to them. */
  readonly stranger: Somebody;
  readonly companyId: string;
  readonly projectId: string;
  readonly taskId: string;
  /** Another manager, who owns nothing. */
  newManager(): Promise<Somebody>;
}

const ROLE = { manager: 2 } as const;

/** The line of business of all companies here. */
export const LINE = 'Obra';

export async function setStage(target: Target): Promise<Stage> {
  const [origin] = target.origins;
  const administrator = await signIn(origin, target.admin);
  await as(origin, administrator).lineOfBusiness.create({ body: { name: LINE } });
  const newManager = async () => {
    const account = { username: unique('gestor'), password: `clave-${unique('')}` };
    await as(origin, administrator).person.create({
      body: {
        ...account,
        fullname: 'Petrona Ajú',
        email: `${account.username}@example.com`,
        rol_id: ROLE.manager,
      },
    });
    return signIn(origin, account);
  };
  const [owner, stranger] = [await newManager(), await newManager()];
  const manager = as(origin, owner);
  const { company } = await manager.company.create({ body: { name: 'Obras', line_of_business: LINE } });
  const account = { username: unique('obrero'), password: `clave-${unique('')}` };
  await manager.employee.create({
    body: {
      ...account,
      fullname: 'Julián Coc',
      email: `${account.username}@example.com`,
      phone: '5555-0100',
      companyId: company._id,
    },
  });
  const { project } = await manager.project.create({
    body: { name: 'Puente', start_date: '2026-01-01', end_date: '2027-01-01', company_id: company._id },
  });
  await manager.project.addMember({ body: { projectId: project._id, username: account.username } });
  const task = await manager.task.create({ body: { title: 'Cimientos', project: project._id } });
  return {
    ...target,
    administrator,
    owner,
    worker: await signIn(origin, account),
    stranger,
    companyId: company._id,
    projectId: project._id,
    taskId: task._id,
    newManager,
  };
}

/** The typed client as somebody, or as nobody. */
export function as(origin: string, who: { readonly token: string } | null): Client<FaenaContract> {
  return createClient(contract, { origin, token: () => who?.token ?? null });
}

/** The typed client as somebody who gave the password just now: full attacks last longer than a confirmation (SESSION-37). */
export async function asConfirmed(origin: string, who: Somebody): Promise<Client<FaenaContract>> {
  const client = as(origin, who);
  await client.session.confirm({ body: { password: who.password } });
  return client;
}

/** Signs in as a browser that nobody knows. */
export async function signIn(
  origin: string,
  account: { readonly username: string; readonly password: string },
): Promise<Somebody> {
  const { userId, accessToken } = await as(origin, null).session.login({ body: account });
  return { ...account, id: userId, token: accessToken };
}

/** A plain answer, read to its end; `0` stands for none. */
export interface PlainAnswer {
  readonly status: number;
  readonly bytes: number;
  readonly text: string;
}

/** Sends what the typed client would not. */
export async function send(url: string, who: Somebody | null, init: RequestInit): Promise<PlainAnswer> {
  const headers = { ...(who && { Authorization: `Bearer ${who.token}` }), ...init.headers };
  const response = await fetch(url, { ...init, headers }).catch(() => undefined);
  const text = (await response?.text().catch(() => '')) ?? '';
  return { status: response?.status ?? 0, bytes: text.length, text };
}

/** The status of a refused call; 200 for any other. */
export async function statusOf(call: Promise<unknown>): Promise<number> {
  return call.then(
    () => 200,
    (error: { status?: number }) => error.status ?? 0,
  );
}

/** Waits until something is so, for `patienceMs` at most. */
export async function waitUntil(isSo: () => boolean, patienceMs: number): Promise<void> {
  const end = performance.now() + patienceMs;
  while (performance.now() < end && !isSo()) await pause(50);
}

export function unique(prefix: string): string {
  return `${prefix}${randomBytes(5).toString('hex')}`;
}
