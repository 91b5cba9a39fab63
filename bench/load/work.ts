import { randomUUID } from 'node:crypto';
import { TASK_STATUSES } from '@faena/shared/domain';
import type { Ledger } from './ledger.ts';
import type { Person, Staff } from './people.ts';

/** A person's work through one process, with every request noted in the ledger. */
export class Worker {
  readonly #ledger: Ledger;
  readonly #staff: Staff;
  readonly #origin: () => string;
  readonly #mayCut: () => boolean;

  /** `origin` is called for each request; `mayCut` tells whether its process may be gone by now. */
  constructor(ledger: Ledger, staff: Staff, origin: () => string, mayCut: () => boolean = () => false) {
    this.#ledger = ledger;
    this.#staff = staff;
    this.#origin = origin;
    this.#mayCut = mayCut;
  }

  async readBoard({ token, boardId }: Person): Promise<string[]> {
    const path = `/api/tasks/project/${boardId}`;
    const tasks = await this.#ask('Read the board', token, 'GET', path);
    return ((tasks ?? []) as { _id: string }[]).map(({ _id }) => _id);
  }

  async create(boardId: string): Promise<void> {
    const title = `Tarea ${randomUUID()}`;
    this.#ledger.doubtful.add(title);
    const body = { title, project: boardId };
    const task = await this.#ask('Create a task', this.#staff.manager.token, 'POST', '/api/tasks', body);
    if (!task) return;
    this.#ledger.created.set((task as { _id: string })._id, title);
    this.#ledger.doubtful.delete(title);
  }

  async move(person: Person, taskIds: readonly string[]): Promise<void> {
    const id = taskIds[Math.floor(Math.random() * taskIds.length)];
    if (id === undefined) return;
    const status = TASK_STATUSES[Math.floor(Math.random() * TASK_STATUSES.length)];
    const body = { tasks: [{ id, status, order: Math.floor(Math.random() * 10) }] };
    await this.#ask('Move a card', person.token, 'PUT', '/api/tasks/reorder', body);
  }

  async startAndStop({ id, token }: Person): Promise<void> {
    const body = { employeeId: id };
    const record = await this.#ask('Start working time', token, 'POST', '/api/timesheets/start', body);
    if (!record) return;
    const timesheetId = (record as { _id: string })._id;
    this.#ledger.started.add(timesheetId);
    const stopped = await this.#ask('Stop working time', token, 'POST', '/api/timesheets/stop', {
      timesheetId,
    });
    if (stopped) this.#ledger.stopped.add(timesheetId);
  }

  /** The manager stops what somebody has running, which is an event of the ledger. */
  async startToBeStopped({ id, token }: Person): Promise<void> {
    const body = { employeeId: id };
    const record = await this.#ask('Start working time', token, 'POST', '/api/timesheets/start', body);
    if (!record) return;
    const timesheetId = (record as { _id: string })._id;
    this.#ledger.started.add(timesheetId);
    const manager = this.#staff.manager.token;
    const path = `/api/timesheets/${timesheetId}/stop`;
    const stopped = await this.#ask('Stop as a manager', manager, 'POST', path, { reason: 'Fin' });
    if (stopped) this.#ledger.stopped.add(timesheetId);
  }

  async readHours({ id, token }: Person): Promise<void> {
    await this.#ask('Read the hours', token, 'GET', `/api/timesheets/${id}?limit=50`);
  }

  #ask(what: string, token: string, method: 'GET' | 'POST' | 'PUT', path: string, body?: unknown) {
    return this.#ledger.ask(what, { origin: this.#origin(), method, path, token, body }, this.#mayCut);
  }
}
