import {
  AT_END,
  boardOf,
  insertTask,
  moveTask,
  removeTask,
  reorderTasks,
  tasksOf,
} from '@faena/shared/domain';
import type { BoardEvent, Company, Person, Project, Task, TaskStatus } from '@faena/shared/schemas';
import { boardStream, card, company, person, project, task } from './entities.ts';
import { type Answers, emptyLists } from './fake-api.ts';
import { defined } from './fake-business.ts';
import type { FakeStream } from './fake-stream.ts';
import { refuse } from './refusal.ts';
import { type RouteOptions, renderRoute, type Visit } from './render-route.tsx';

/** Titles by column, from top to bottom. */
export type Layout = Partial<Record<TaskStatus, readonly string[]>>;

interface FakeBoardOptions {
  /** Who is in the project besides its owner. */
  readonly members?: readonly Person[];
  readonly tasks?: readonly Partial<Task>[];
}

interface OpenOptions {
  /** The query of the address, such as `?task=new`. */
  readonly search?: string;
  /** Who opens it: its owner by default, or one of its members. */
  readonly as?: Person;
  readonly api?: Answers;
}

/**
 * The board of a project, as the API keeps it: what a screen changes is there when it is read again, and what others
 * change its stream tells.
 */
export class FakeBoard {
  readonly owner: Person = person('manager', { fullname: 'Marta Gestora' });
  readonly company: Company = company({ created_by: this.owner.username });
  readonly project: Project;
  readonly people: readonly Person[];
  readonly stream: FakeStream<BoardEvent> = boardStream();
  #tasks: Task[] = [];

  constructor(layout: Layout = {}, { members = [], tasks = [] }: FakeBoardOptions = {}) {
    this.people = [this.owner, ...members];
    this.project = project({
      company_id: this.company._id,
      username: this.owner.username,
      usuarios: this.people.map(({ username }) => username),
    });
    for (const [status, titles] of Object.entries(layout) as [TaskStatus, string[]][]) {
      for (const title of titles) this.#add({ title, status });
    }
    for (const given of tasks) this.#add(given);
  }

  /** All tasks by column, each in its order. */
  get tasks(): readonly Task[] {
    return this.#tasks;
  }

  /** The titles by column, of the columns that have any. */
  get layout(): Layout {
    const layout: Record<string, string[]> = {};
    for (const { status, title } of this.#tasks) layout[status] = [...(layout[status] ?? []), title];
    return layout;
  }

  /** The task of this title. */
  task(title: string): Task {
    const found = this.#tasks.find((one) => one.title === title);
    if (!found) throw new Error(`There is no task ${title}`);
    return found;
  }

  /** A task that somebody else creates. */
  create(given: Partial<Task>): Task {
    return this.#told(() => this.#add(given));
  }

  /** What somebody else changes of a task; another status takes it to the end of that column. */
  change(title: string, { status, ...changes }: Partial<Task>): Task {
    const { id } = this.task(title);
    return this.#told(() => {
      if (status) this.#move(id, status);
      return this.#change(id, changes);
    });
  }

  /** Somebody else deletes a task. */
  remove(title: string): void {
    const { id } = this.task(title);
    this.#told(() => this.#remove(id));
  }

  /** Opens the board, as its owner unless it says otherwise. */
  open({ search = '', as = this.owner, api = {} }: OpenOptions = {}): Promise<Visit> {
    const area = as.rol_id === this.owner.rol_id ? '' : '/employee';
    const options: RouteOptions = {
      as,
      company: this.company,
      api: { ...this.answers, ...api, task: { ...this.answers.task, ...api.task } },
    };
    return renderRoute(`${area}/projects/${this.project._id}${search}`, options);
  }

  /** What the API answers of this board, and that nothing else is listed. */
  get answers(): Answers {
    const lists = emptyLists();
    const one = (id: string) => this.#tasks.find((known) => known.id === id) ?? refuse('not_found');
    return {
      ...lists,
      company: { ...lists.company, mine: () => [this.company], get: () => this.company },
      project: {
        ...lists.project,
        list: () => [this.project],
        get: () => this.project,
        members: () => this.people.map(card),
      },
      task: {
        ...lists.task,
        board: () => this.#tasks,
        live: () => this.stream,
        assignable: () => this.people.map(card),
        create: ({ body: { assignedTo = [], project: _id, ...fields } }) =>
          this.#add({ ...defined(fields), assignedTo: this.#cards(assignedTo) }),
        update: ({ params: { id }, body: { assignedTo, status, ...fields } }) => {
          if (!this.#has(id)) return refuse('not_found');
          if (status) this.#move(id, status);
          const assigned = assignedTo && { assignedTo: this.#cards(assignedTo) };
          return this.#change(id, { ...defined(fields), ...assigned });
        },
        setStatus: ({ params: { id }, body: { status } }) => {
          if (this.#has(id)) this.#move(id, status);
          return one(id);
        },
        assign: ({ params: { id }, body: { userIds } }) =>
          this.#has(id) ? this.#change(id, { assignedTo: this.#cards(userIds) }) : refuse('not_found'),
        reorder: ({ body }) => {
          if (!body.tasks.every(({ id }) => this.#has(id))) return refuse('not_found');
          const { board, renumbered } = reorderTasks(this.#tasks, body.tasks);
          this.#tasks = tasksOf(board);
          return this.#tasks.filter(({ status }) => renumbered.includes(status));
        },
        remove: ({ params: { id } }) => {
          if (!this.#has(id)) return refuse('not_found');
          this.#remove(id);
          return { message: '' };
        },
      },
    };
  }

  #has(id: string): boolean {
    return this.#tasks.some((known) => known.id === id);
  }

  #cards(ids: readonly string[]) {
    return this.people.filter(({ _id }) => ids.includes(_id)).map(card);
  }

  #add(given: Partial<Task>): Task {
    const added = task(this.project, given);
    this.#tasks = tasksOf(insertTask(this.#tasks, added, { status: added.status, index: AT_END }).board);
    return this.task(added.title);
  }

  #change(id: string, changes: Partial<Task>): Task {
    this.#tasks = tasksOf(boardOf(this.#tasks.map((one) => (one.id === id ? { ...one, ...changes } : one))));
    return this.#tasks.find((one) => one.id === id) as Task;
  }

  #move(id: string, status: TaskStatus): void {
    this.#tasks = tasksOf(moveTask(this.#tasks, id, { status, index: AT_END }).board);
  }

  #remove(id: string): void {
    this.#tasks = tasksOf(removeTask(this.#tasks, id).board);
  }

  /** Does this, and tells those who follow the board what it changed. */
  #told<T>(change: () => T): T {
    const before = this.#tasks;
    const result = change();
    this.stream.send({
      type: 'tasks',
      changed: this.#tasks.filter((one) => !before.includes(one)),
      moved: [],
      removed: before.filter(({ id }) => !this.#has(id)).map(({ id }) => id),
    });
    return result;
  }
}
