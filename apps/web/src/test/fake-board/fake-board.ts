import type {
  BoardEvent,
  BoardViews,
  ChecklistItem,
  Company,
  Person,
  Project,
  SaidComment,
  Task,
  TaskComment,
  TaskHistoryEntry,
  TaskStatus,
  TaskTemplate,
} from '@faena/shared/schemas';
import { TaskState } from '@faena/shared/schemas';
import {
  boardStream,
  card,
  company,
  newId,
  person,
  project,
  taskAttachment,
  taskComment,
  taskTemplate,
} from '../entities.ts';
import { type Answers, emptyLists } from '../fake-api.ts';
import { defined } from '../fake-business.ts';
import type { FakeStream } from '../fake-stream.ts';
import { refuse } from '../refusal.ts';
import { type RouteOptions, renderRoute, type Visit } from '../render-route.tsx';
import { StoredBoard } from './stored-board.ts';
import { taskAnswers } from './task-answers.ts';

/** Titles by column, from top to bottom. */
export type Layout = Partial<Record<TaskStatus, readonly string[]>>;

interface FakeBoardOptions {
  /** The members besides the owner. */
  readonly members?: readonly Person[];
  readonly tasks?: readonly Partial<Task>[];
}

interface OpenOptions {
  /** The query of the address, such as `?task=new`. */
  readonly search?: string;
  /** The viewer: the owner by default, or a member. */
  readonly as?: Person;
  readonly api?: Answers;
}

/** The stored board of a project: changes of a screen persist, and its stream reports other people's changes. */
export class FakeBoard {
  readonly owner: Person = person('manager', { fullname: 'Marta Gestora' });
  readonly company: Company = company({ created_by: this.owner.username });
  readonly project: Project;
  readonly people: readonly Person[];
  readonly stream: FakeStream<BoardEvent> = boardStream();
  /** The viewer's saved views. */
  views: BoardViews = { version: 0, views: [] };
  /** The company's task templates. */
  templates: TaskTemplate[] = [];
  readonly #stored: StoredBoard;
  readonly #elsewhere = new Set<string>();
  /** The changes from elsewhere, newest first. */
  readonly #history: (TaskHistoryEntry & { readonly id: string })[] = [];
  #author: Pick<Person, '_id'> | null = person('manager', { fullname: 'Otra Gestora' });

  constructor(layout: Layout = {}, { members = [], tasks = [] }: FakeBoardOptions = {}) {
    this.people = [this.owner, ...members];
    this.project = project({
      company_id: this.company._id,
      username: this.owner.username,
      usuarios: this.people.map(({ username }) => username),
    });
    this.#stored = new StoredBoard(this.project, this.people);
    for (const [status, titles] of Object.entries(layout) as [TaskStatus, string[]][]) {
      for (const title of titles) this.#stored.add({ title, status });
    }
    for (const given of tasks) this.#stored.add(given);
  }

  /** All tasks by column, each in its order. */
  get tasks(): readonly Task[] {
    return this.#stored.tasks;
  }

  /** The titles by column, of the columns that have any. */
  get layout(): Layout {
    const layout: Record<string, string[]> = {};
    for (const { status, title } of this.#stored.tasks) layout[status] = [...(layout[status] ?? []), title];
    return layout;
  }

  /** The task of this title. */
  task(title: string): Task {
    const found = this.#stored.tasks.find((one) => one.title === title);
    if (!found) throw new Error(`There is no task ${title}`);
    return found;
  }

  /** Sets the author of later changes from elsewhere; null for an unknown one. */
  by(author: Pick<Person, '_id'> | null): this {
    this.#author = author;
    return this;
  }

  /** Creates a task as another person. */
  create(given: Partial<Task>): Task {
    return this.#emitting(() => this.#stored.add(given));
  }

  /** Changes a task as another person; another status moves it to the end of that column. */
  change(title: string, { status, ...changes }: Partial<Task>): Task {
    const { id } = this.task(title);
    return this.#emitting(() => {
      if (status) this.#stored.move(id, status);
      return this.#stored.change(id, changes);
    });
  }

  /** The items of a task's checklist, by its title: `x` before those that are done. */
  checklist(title: string): string[] {
    return this.#stored.items(this.task(title).id).map(({ text, done }) => `${done ? 'x' : '-'} ${text}`);
  }

  /** Changes a task's checklist as another person. */
  writeChecklist(
    title: string,
    items: readonly (Omit<ChecklistItem, '_id'> & Partial<ChecklistItem>)[],
  ): void {
    const { id } = this.task(title);
    this.#emitting(() =>
      this.#stored.putItems(
        id,
        items.map((item) => ({ _id: newId(), ...item })),
      ),
    );
  }

  /** Comments on a task as another person, a member or the owner. */
  say(title: string, text: string, author: Person, given: Partial<TaskComment> = {}): void {
    const { id } = this.task(title);
    const number = (this.task(title).comments?.acts ?? 0) + 1;
    const comment = taskComment({ number, text, author: card(author), ...given });
    this.#emitting(
      () => this.#stored.putComments(id, [...this.#stored.comments(id), comment]),
      [{ taskId: id, comment }],
    );
  }

  /** The texts of the comments on a task, by its title. */
  said(title: string): string[] {
    return this.#stored.comments(this.task(title).id).map(({ text }) => text);
  }

  /** Puts a file on a task as another person. */
  attach(title: string, name: string): void {
    const { id } = this.task(title);
    this.#emitting(() =>
      this.#stored.putAttachments(id, [...this.#stored.attachments(id), taskAttachment({ name })]),
    );
  }

  /** Archives a task as another person. */
  archive(title: string): void {
    const { id } = this.task(title);
    this.#emitting(() => this.#stored.archive(id));
  }

  /** Moves a task to another project as another person. */
  moveElsewhere(title: string): void {
    const { id } = this.task(title);
    this.#elsewhere.add(id);
    this.#emitting(() => this.#stored.remove(id));
  }

  /** Deletes a task as another person. */
  remove(title: string): void {
    const { id } = this.task(title);
    this.#emitting(() => this.#stored.remove(id));
  }

  /** Opens the board, by default as its owner. */
  open({ search = '', as = this.owner, api = {} }: OpenOptions = {}): Promise<Visit> {
    const area = as.rol_id === this.owner.rol_id ? '' : '/employee';
    const options: RouteOptions = {
      as,
      company: this.company,
      api: {
        ...{ ...this.answers, ...api },
        project: { ...this.answers.project, ...api.project },
        task: { ...this.answers.task, ...api.task },
      },
    };
    return renderRoute(`${area}/projects/${this.project._id}${search}`, options);
  }

  /** The API's answers for this board, and empty lists otherwise. */
  get answers(): Answers {
    const lists = emptyLists();
    const tasks = taskAnswers(this.#stored, this.owner);
    return {
      ...lists,
      ...tasks,
      company: { ...lists.company, mine: () => [this.company], get: () => this.company },
      project: {
        ...lists.project,
        list: () => [this.project],
        get: () => this.project,
        members: () => this.people.map(card),
      },
      task: {
        ...lists.task,
        ...tasks.task,
        live: () => this.stream,
        history: ({ params }) => ({
          entries: this.#history.flatMap(({ id, ...entry }) => (id === params.id ? [entry] : [])),
          hasEarlier: false,
        }),
        assignable: () => this.people.map(card),
      },
      boardView: {
        list: () => this.views,
        save: ({ body: { version, views } }) => {
          if (version !== this.views.version) return refuse('conflict', 'changed_since');
          this.views = { version: version + 1, views };
          return this.views;
        },
      },
      taskTemplate: {
        list: () => this.templates,
        createFrom: ({ params: { id }, body: { name } }) => {
          const { title, description, priority, estimatedHours, tags } = this.#stored.one(id);
          const checklist = this.#stored.items(id).map(({ text }) => text);
          const content = { name, title, description, priority, estimatedHours, tags, checklist };
          const made = taskTemplate(this.company, content);
          this.templates = [...this.templates, made];
          return made;
        },
        change: ({ params: { id }, body }) => {
          this.templates = this.templates.map((each) =>
            each._id === id ? { ...each, ...defined(body) } : each,
          );
          return this.templates.find(({ _id }) => _id === id) ?? refuse('not_found');
        },
        remove: ({ params: { id } }) => {
          this.templates = this.templates.filter(({ _id }) => _id !== id);
          return { message: '' };
        },
      },
    };
  }

  /** Each change names every field, because a conflict is found by other means. */
  #noteHistory({ id, blockedBy: _, checklist: __, ...after }: Task): void {
    const items = this.#stored.items(id).map((item, order) => ({ ...item, order }));
    const author = this.#author && card(person('manager', this.#author));
    this.#history.unshift({
      id,
      _id: newId(),
      number: this.#history.length + 1,
      at: new Date().toISOString(),
      person: author,
      kind: 'changed',
      before: {},
      after: { ...TaskState.parse(after), checklist: items },
      undoes: false,
    });
  }

  /** Runs the change, and sends it to the listeners of the board. */
  #emitting<T>(change: () => T, said?: SaidComment[]): T {
    const { tasks: before } = this.#stored;
    const result = change();
    const { tasks: after, archived: inArchive } = this.#stored;
    const changed = after.filter((one) => !before.includes(one));
    const removed = before.filter(({ id }) => !this.#stored.has(id)).map(({ id }) => id);
    for (const task of changed) this.#noteHistory(task);
    const author = this.#author?._id;
    const authors = author
      ? Object.fromEntries([...changed.map(({ id }) => id), ...removed].map((id) => [id, author]))
      : {};
    const archived = removed.filter((id) => inArchive.some((one) => one.id === id));
    const kept = archived.length > 0 && { archived };
    const away = removed.filter((id) => this.#elsewhere.has(id));
    const gone = away.length > 0 && { elsewhere: away };
    this.stream.send({
      type: 'tasks',
      changed,
      moved: [],
      removed,
      ...kept,
      ...gone,
      ...(said && { said }),
      authors,
    });
    return result;
  }
}
