import { AT_END, boardOf, insertTask, moveTask, removeTask, tasksOf } from '@faena/shared/domain';
import type {
  ChecklistItem,
  CommentedTask,
  Person,
  PersonCard,
  Project,
  Task,
  TaskAttachment,
  TaskChecklist,
  TaskComment,
  TaskFollow,
  TaskStatus,
  TasksEvent,
} from '@faena/shared/schemas';
import { card, newId, task } from '../entities.ts';
import { refuse } from '../refusal.ts';

/** The tasks of a project as the API stores them, with their dependent data, and their state before the last change. */
export class StoredBoard {
  readonly #project: Project;
  readonly #people: readonly Person[];
  readonly #items = new Map<string, ChecklistItem[]>();
  readonly #comments = new Map<string, readonly TaskComment[]>();
  #removedComment: TaskComment | undefined;
  readonly #followed = new Map<string, boolean>();
  readonly #attachments = new Map<string, readonly TaskAttachment[]>();
  #tasks: readonly Task[] = [];
  #archived: readonly Task[] = [];
  #before: readonly Task[] = [];

  constructor(project: Project, people: readonly Person[]) {
    this.#project = project;
    this.#people = people;
  }

  /** All tasks by column, each in its order. */
  get tasks(): readonly Task[] {
    return this.#tasks;
  }

  /** The last archived first. */
  get archived(): readonly Task[] {
    return this.#archived;
  }

  has(id: string): boolean {
    return this.#tasks.some((one) => one.id === id);
  }

  /**
   * The task of this id.
   * @throws Refusal for an unknown one.
   */
  one(id: string): Task {
    return known(this.#tasks.find((one) => one.id === id));
  }

  /**
   * The tasks of these ids, in the order of the board.
   * @throws Refusal unless all exist.
   */
  all(ids: readonly string[]): Task[] {
    for (const id of ids) this.one(id);
    return this.#tasks.filter(({ id }) => ids.includes(id));
  }

  people(ids: readonly string[]): PersonCard[] {
    return this.#people.filter(({ _id }) => ids.includes(_id)).map(card);
  }

  /** Replaces all tasks by these. */
  put(tasks: readonly Task[]): void {
    this.#tasks = tasks;
  }

  add(given: Partial<Task>): Task {
    const added = task(this.#project, given);
    this.#tasks = tasksOf(insertTask(this.#tasks, added, { status: added.status, index: AT_END }).board);
    return this.one(added.id);
  }

  change(id: string, changes: Partial<Task>): Task {
    this.#tasks = tasksOf(boardOf(this.#tasks.map((one) => (one.id === id ? { ...one, ...changes } : one))));
    return this.one(id);
  }

  /** Moves it to the end of that column. */
  move(id: string, status: TaskStatus): void {
    this.#tasks = tasksOf(moveTask(this.#tasks, id, { status, index: AT_END }).board);
  }

  /** Makes a copy of each right below it. */
  duplicate(ids: readonly string[], withComments: boolean): Task[] {
    const copies = this.all(ids).map(({ id, status, comments, ...copied }) => {
      const copyId = newId();
      this.add({ ...copied, ...(withComments && comments && { comments }), _id: copyId, id: copyId, status });
      this.#tasks = tasksOf(moveTask(this.#tasks, copyId, { status, index: this.one(id).order + 1 }).board);
      return copyId;
    });
    return this.all(copies);
  }

  remove(...ids: readonly string[]): void {
    for (const id of ids) this.#tasks = tasksOf(removeTask(this.#tasks, id).board);
  }

  archive(...ids: readonly string[]): void {
    this.#archived = [...this.all(ids), ...this.#archived];
    this.remove(...ids);
  }

  /** Deletes an archived task permanently, and answers it. */
  removeArchived(id: string): Task {
    const found = known(this.#archived.find((one) => one.id === id));
    this.#archived = this.#archived.filter((one) => one !== found);
    return found;
  }

  items(id: string): ChecklistItem[] {
    return this.#items.get(id) ?? [];
  }

  checklist(id: string): TaskChecklist {
    return { task: this.one(id), items: this.items(id) };
  }

  putItems(id: string, items: ChecklistItem[]): TaskChecklist {
    this.#items.set(id, items);
    const done = items.filter((item) => item.done).length;
    this.change(id, { checklist: items.length > 0 ? { done, total: items.length } : undefined });
    return this.checklist(id);
  }

  /** The comments on a task, oldest first. */
  comments(id: string): readonly TaskComment[] {
    return this.#comments.get(id) ?? [];
  }

  putComments(id: string, comments: readonly TaskComment[]): Task {
    this.#comments.set(id, comments);
    const acts = (this.one(id).comments?.acts ?? 0) + 1;
    return this.change(id, { comments: { total: comments.length, acts } });
  }

  /** Deletes a comment, and keeps it for its undo. */
  removeComment(id: string, commentId: string): { readonly task: Task; readonly removed: boolean } {
    const all = this.comments(id);
    this.#removedComment = all.find(({ _id }) => _id === commentId);
    const task = this.putComments(
      id,
      all.filter((one) => one !== this.#removedComment),
    );
    return { task, removed: this.#removedComment !== undefined };
  }

  /** Restores the last deleted comment. */
  restoreComment(id: string): CommentedTask {
    const comment = known(this.#removedComment);
    const all = [...this.comments(id), comment].sort((a, b) => a.number - b.number);
    return { task: this.putComments(id, all), comment };
  }

  /** Whether the viewer follows a task by choice. */
  isFollowed(id: string): boolean {
    return this.#followed.get(id) ?? false;
  }

  follow(id: string, follows: boolean): TaskFollow {
    this.#followed.set(id, follows);
    return { follows };
  }

  /** The files on a task, oldest first. */
  attachments(id: string): readonly TaskAttachment[] {
    return this.#attachments.get(id) ?? [];
  }

  putAttachments(id: string, attachments: readonly TaskAttachment[]): Task {
    this.#attachments.set(id, attachments);
    const acts = (this.one(id).attachments?.acts ?? 0) + 1;
    return this.change(id, { attachments: { total: attachments.length, acts } });
  }

  /** A change by the screen, which an undo can reverse. */
  own<T>(change: () => T): T {
    this.#before = this.#tasks;
    return change();
  }

  /** Undoes the last of those, which makes a change too. */
  undo(): TasksEvent {
    const now = this.#tasks;
    this.#tasks = this.#before;
    this.#before = now;
    const removed = now.filter(({ id }) => !this.has(id)).map(({ id }) => id);
    return { type: 'tasks', changed: [...this.#tasks], moved: [], removed, authors: {} };
  }
}

function known<T>(found: T | undefined): T {
  if (!found) throw refuse('not_found');
  return found;
}
