import {
  AT_END,
  boardOf,
  insertTask,
  moveTask,
  removeTask,
  reorderTasks,
  tasksOf,
} from '@faena/shared/domain';
import type {
  ArchivedTask,
  BoardEvent,
  BoardViews,
  ChecklistItem,
  Company,
  Person,
  Project,
  Task,
  TaskChecklist,
  TaskStatus,
  TasksEvent,
  TaskTemplate,
} from '@faena/shared/schemas';
import { type Batch, withBatch } from '@/features/task/batch.ts';
import { boardStream, card, company, newId, person, project, task, taskTemplate } from './entities.ts';
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

const archivedOf =
  (person: Person) =>
  ({ id, title, status, priority, tags }: Task): ArchivedTask => ({
    _id: id,
    title,
    status,
    priority,
    tags,
    archivedAt: '2026-11-02T14:00:00.000Z',
    archivedBy: card(person),
  });

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
  /** The saved views of whoever looks. */
  views: BoardViews = { version: 0, views: [] };
  /** What its company keeps to begin tasks with. */
  templates: TaskTemplate[] = [];
  readonly #items = new Map<string, ChecklistItem[]>();
  #tasks: Task[] = [];
  #archived: Task[] = [];
  readonly #elsewhere = new Set<string>();
  #author: Pick<Person, '_id'> | null = person('manager', { fullname: 'Otra Gestora' });
  /** As it was before the last change that the screen made of it. */
  #before: Task[] = [];

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

  /** Has what happens elsewhere from now on be done by this person; by nobody that is known with null. */
  by(author: Pick<Person, '_id'> | null): this {
    this.#author = author;
    return this;
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

  /** The items of a task's checklist, by its title: `x` before those that are done. */
  checklist(title: string): string[] {
    return this.#itemsOf(this.task(title).id).map(({ text, done }) => `${done ? 'x' : '-'} ${text}`);
  }

  /** What somebody else makes of a task's checklist. */
  writeChecklist(title: string, items: readonly Omit<ChecklistItem, '_id'>[]): void {
    const { id } = this.task(title);
    this.#told(() =>
      this.#putItems(
        id,
        items.map((item) => ({ _id: newId(), ...item })),
      ),
    );
  }

  /** Somebody else archives a task. */
  archive(title: string): void {
    const { id } = this.task(title);
    this.#told(() => this.#archive(id));
  }

  /** Somebody else moves a task to another project. */
  moveElsewhere(title: string): void {
    const { id } = this.task(title);
    this.#elsewhere.add(id);
    this.#told(() => this.#remove(id));
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
        presence: () => ({ message: '' }),
        assignable: () => this.people.map(card),
        undo: () => this.#undo(),
        create: ({ body: { assignedTo = [], project: _id, checklist = [], ...fields } }) =>
          this.#own(() => {
            const { id } = this.#add({ ...defined(fields), assignedTo: this.#cards(assignedTo) });
            const items = checklist.map((text) => ({ _id: newId(), text, done: false }));
            return items.length > 0 ? this.#putItems(id, items).task : (one(id) as Task);
          }),
        createMany: ({ body: { status = 'Backlog', titles } }) =>
          this.#own(() => titles.map((title) => this.#add({ title, status }))),
        update: ({ params: { id }, body: { assignedTo, status, recurrence, ...fields } }) => {
          if (!this.#has(id)) return refuse('not_found');
          const assigned = assignedTo && { assignedTo: this.#cards(assignedTo) };
          return this.#own(() => {
            if (status) this.#move(id, status);
            const recurs = recurrence !== undefined && { recurrence: recurrence ?? undefined };
            return this.#change(id, { ...defined(fields), ...assigned, ...recurs });
          });
        },
        batch: ({ body: { ids, change } }) => {
          if (!ids.every((id) => this.#has(id))) return refuse('not_found');
          if (change.archive) {
            this.#own(() => {
              for (const id of ids) this.#archive(id);
            });
            return [];
          }
          if (change.duplicate) return this.#own(() => this.#duplicate(ids));
          const { assign, ...others } = change;
          this.#own(() => {
            this.#tasks = withBatch(this.#tasks, {
              ids,
              change: { ...(others as Batch['change']), ...(assign && { assign: this.#cards(assign) }) },
            });
          });
          return this.#tasks.filter(({ id }) => ids.includes(id));
        },
        setStatus: ({ params: { id }, body: { status } }) => {
          if (this.#has(id)) this.#own(() => this.#move(id, status));
          return one(id);
        },
        assign: ({ params: { id }, body: { userIds } }) =>
          this.#has(id)
            ? this.#own(() => this.#change(id, { assignedTo: this.#cards(userIds) }))
            : refuse('not_found'),
        reorder: ({ body }) => {
          if (!body.tasks.every(({ id }) => this.#has(id))) return refuse('not_found');
          const { board, renumbered } = reorderTasks(this.#tasks, body.tasks);
          this.#own(() => {
            this.#tasks = tasksOf(board);
          });
          return this.#tasks.filter(({ status }) => renumbered.includes(status));
        },
        move: ({ body: { ids } }) => {
          if (!ids.every((id) => this.#has(id))) return refuse('not_found');
          const tasks = this.#tasks.filter(({ id }) => ids.includes(id));
          this.#own(() => {
            for (const id of ids) this.#remove(id);
          });
          return { tasks, unassigned: tasks.flatMap(({ assignedTo }) => assignedTo), overLimits: [] };
        },
        remove: ({ params: { id } }) => {
          if (!this.#has(id)) return refuse('not_found');
          this.#own(() => this.#remove(id));
          return { message: '' };
        },
      },
      taskCover: {
        set: ({ params: { id } }) =>
          this.#has(id)
            ? this.#own(() => this.#change(id, { cover: `/api/tasks/cover/${id.padEnd(32, '0')}` }))
            : refuse('not_found'),
        remove: ({ params: { id } }) =>
          this.#own(() => {
            this.#tasks = this.#tasks.map(({ cover, ...task }) =>
              task.id === id || !cover ? task : { ...task, cover },
            );
            return one(id);
          }),
      },
      archivedTask: {
        list: ({ query: { q = '' } }) => ({
          tasks: this.#archived.map(archivedOf(this.owner)).filter(({ title }) => title.includes(q)),
          next: null,
        }),
        restore: ({ params: { id } }) => {
          const found = this.#archived.find((one) => one.id === id);
          if (!found) return refuse('not_found');
          this.#archived = this.#archived.filter((one) => one !== found);
          return this.#own(() => this.#add(found));
        },
        remove: ({ params: { id } }) => {
          this.#archived = this.#archived.filter((one) => one.id !== id);
          return { message: '' };
        },
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
          const { title, description, priority, estimatedHours, tags } = one(id) as Task;
          const checklist = this.#itemsOf(id).map(({ text }) => text);
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
      checklist: {
        read: ({ params: { id } }) => this.#checklistOf(id),
        add: ({ params: { id }, body: { texts } }) =>
          this.#putItems(id, [
            ...this.#itemsOf(id),
            ...texts.map((text) => ({ _id: newId(), text, done: false })),
          ]),
        setText: ({ params: { id, itemId }, body }) => this.#changeItem(id, itemId, body),
        tick: ({ params: { id, itemId }, body }) => this.#changeItem(id, itemId, body),
        move: ({ params: { id, itemId }, body: { order } }) => {
          const items = this.#itemsOf(id);
          const rest = items.filter(({ _id }) => _id !== itemId);
          return this.#putItems(id, rest.toSpliced(order, 0, ...items.filter(({ _id }) => _id === itemId)));
        },
        remove: ({ params: { id, itemId } }) =>
          this.#putItems(
            id,
            this.#itemsOf(id).filter(({ _id }) => _id !== itemId),
          ),
      },
      taskLink: {
        addBlocker: ({ params: { id }, body: { taskId } }) =>
          this.#change(id, { blockedBy: [...((one(id) as Task).blockedBy ?? []), taskId] }),
        removeBlocker: ({ params: { id, blockerId } }) => {
          const { blockedBy = [] } = one(id) as Task;
          return this.#change(id, { blockedBy: blockedBy.filter((each) => each !== blockerId) });
        },
        setParent: ({ params: { id }, body: { parentId } }) => {
          this.#tasks = this.#tasks.map(({ parentId: old, ...task }) => {
            const kept = task.id === id ? parentId : old;
            return kept ? { ...task, parentId: kept } : task;
          });
          return one(id);
        },
      },
    };
  }

  #itemsOf(id: string): ChecklistItem[] {
    return this.#items.get(id) ?? [];
  }

  #checklistOf(id: string): TaskChecklist {
    return { task: this.#tasks.find((one) => one.id === id) as Task, items: this.#itemsOf(id) };
  }

  #putItems(id: string, items: ChecklistItem[]): TaskChecklist {
    this.#items.set(id, items);
    const done = items.filter((item) => item.done).length;
    this.#change(id, { checklist: { done, total: items.length } });
    return this.#checklistOf(id);
  }

  #changeItem(id: string, itemId: string, changes: Partial<ChecklistItem>): TaskChecklist {
    return this.#putItems(
      id,
      this.#itemsOf(id).map((item) => (item._id === itemId ? { ...item, ...changes } : item)),
    );
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
    return this.#tasks.find(({ id }) => id === added.id) as Task;
  }

  #change(id: string, changes: Partial<Task>): Task {
    this.#tasks = tasksOf(boardOf(this.#tasks.map((one) => (one.id === id ? { ...one, ...changes } : one))));
    return this.#tasks.find((one) => one.id === id) as Task;
  }

  /** Makes a copy of each right below it. */
  #duplicate(ids: readonly string[]): Task[] {
    const copies = this.#tasks
      .filter(({ id }) => ids.includes(id))
      .map(({ id, status, ...copied }) => {
        const copyId = newId();
        this.#add({ ...copied, _id: copyId, id: copyId, status });
        const below = (this.#tasks.find((task) => task.id === id)?.order ?? 0) + 1;
        this.#tasks = tasksOf(moveTask(this.#tasks, copyId, { status, index: below }).board);
        return copyId;
      });
    return this.#tasks.filter(({ id }) => copies.includes(id));
  }

  #move(id: string, status: TaskStatus): void {
    this.#tasks = tasksOf(moveTask(this.#tasks, id, { status, index: AT_END }).board);
  }

  #remove(id: string): void {
    this.#tasks = tasksOf(removeTask(this.#tasks, id).board);
  }

  #archive(id: string): void {
    this.#archived.unshift(...this.#tasks.filter((one) => one.id === id));
    this.#remove(id);
  }

  /** A change that the screen makes. */
  #own<T>(change: () => T): T {
    this.#before = this.#tasks;
    return change();
  }

  /** Takes the last of those back, which is one itself. */
  #undo(): TasksEvent {
    const now = this.#tasks;
    this.#tasks = this.#before;
    this.#before = now;
    const removed = now.filter(({ id }) => !this.#has(id)).map(({ id }) => id);
    return { type: 'tasks', changed: this.#tasks, moved: [], removed, authors: {} };
  }

  /** Does this, and tells those who follow the board what it changed. */
  #told<T>(change: () => T): T {
    const before = this.#tasks;
    const result = change();
    const changed = this.#tasks.filter((one) => !before.includes(one));
    const removed = before.filter(({ id }) => !this.#has(id)).map(({ id }) => id);
    const author = this.#author?._id;
    const authors = author
      ? Object.fromEntries([...changed.map(({ id }) => id), ...removed].map((id) => [id, author]))
      : {};
    const archived = removed.filter((id) => this.#archived.some((one) => one.id === id));
    const kept = archived.length > 0 && { archived };
    const away = removed.filter((id) => this.#elsewhere.has(id));
    const gone = away.length > 0 && { elsewhere: away };
    this.stream.send({ type: 'tasks', changed, moved: [], removed, ...kept, ...gone, authors });
    return result;
  }
}
