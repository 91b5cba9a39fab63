import { columnOfPath } from '../../board-order/index.ts';
import { CARD_FIELDS } from '../../person/index.ts';
import { authorBy } from '../plan/writer.ts';
import { boardOfPresence } from '../presence/model.ts';
import { PRESENCES, PROJECTS, TASKS, USERS, type WatchedChange } from './watched.ts';

/**
 * The fate of a task in ascending weight. A task whose time of change alone is new has moved to another column.
 */
export const TASK_FATES = ['moved', 'content', 'removed'] as const;
export type TaskFate = (typeof TASK_FATES)[number];

/** An effect of a change on shown data. It carries no content: the channel loads that when it sends. */
export type Effect = ToldEffect | PresenceEffect;

/** A change of presence. Only the present state is sent, so a reader cannot miss one. */
interface PresenceEffect {
  readonly kind: 'presence';
  readonly cursor: string;
  readonly projectIds: ReadonlySet<string>;
}

/** An effect that a returning reader gets. */
export type ToldEffect = { readonly cursor: string } & (
  | {
      readonly kind: 'task';
      readonly taskId: string;
      readonly fate: TaskFate;
      /** The change is an act on its comments. */
      readonly isTalk: boolean;
      /** Candidates for its project. The set grows until its transaction is read whole. */
      readonly projectIds: ReadonlySet<string>;
      /** Known after its transaction is read whole. */
      readonly author: Author;
    }
  | {
      readonly kind: 'column';
      readonly projectIds: ReadonlySet<string>;
      readonly column: number;
      /** The first order that has another task now. */
      readonly from: number;
    }
  | { readonly kind: 'project'; readonly projectIds: ReadonlySet<string> }
  | {
      readonly kind: 'person';
      readonly personId: string;
      readonly sessionEnded: boolean;
      readonly shownOtherwise: boolean;
    }
);

/** The author of a change, if it locked the board (LIVE-1). */
export interface Author {
  readonly personId?: string;
}

interface Transaction {
  readonly projectIds: Set<string>;
  /** The authors by task, known after the change of the project. */
  readonly authors: Map<string, { personId?: string }>;
  authorOf: (taskId: string) => string | undefined;
  readonly tasks: ToldEffect[];
}

/**
 * Finds the effects of database changes. The change of a task does not name its project, but every change of a board
 * writes the project in the same transaction. In a sharded cluster the two come in any order, among other transactions.
 */
export class EffectFinder {
  #moment = '';
  #transactions = new Map<string, Transaction>();

  /** The effects of a change. It may repeat earlier effects on tasks, when their project is found. */
  effectsOf(change: WatchedChange): Effect[] {
    const { ns, operationType, documentKey, fields } = change;
    const cursor = change._id._data;
    if (ns.coll === USERS) {
      const sessionEnded = operationType === 'delete' || fields.includes('sessionVersion');
      const shownOtherwise = fields.some((field) => field in CARD_FIELDS);
      return [{ kind: 'person', cursor, personId: String(documentKey._id), sessionEnded, shownOtherwise }];
    }
    if (ns.coll === PRESENCES) {
      return [{ kind: 'presence', cursor, projectIds: new Set([boardOfPresence(String(documentKey._id))]) }];
    }
    if (ns.coll === TASKS && isOfFollowers(change)) return [];
    const transaction = this.#transactionOf(change);
    const { projectIds, authors, tasks } = transaction;
    if (ns.coll === TASKS) {
      if (change.projectId) projectIds.add(String(change.projectId));
      const taskId = String(documentKey._id);
      const author = authors.get(taskId) ?? authorFrom(transaction, taskId);
      authors.set(taskId, author);
      const isTalk = fields.some((field) => field === 'comments' || field.startsWith('comments.'));
      const fate = fateOf(change);
      const effect: ToldEffect = { kind: 'task', cursor, taskId, fate, isTalk, projectIds, author };
      tasks.push(effect);
      return [effect];
    }
    if (ns.coll !== PROJECTS || operationType === 'insert') return [];
    const projectId = String(documentKey._id);
    const itself = new Set([projectId]);
    const effect: ToldEffect = { kind: 'project', cursor, projectIds: itself };
    if (operationType === 'delete') return [effect];
    projectIds.add(projectId);
    if (change.writer) {
      transaction.authorOf = authorBy(change.writer);
      for (const [taskId, author] of authors) Object.assign(author, authorFrom(transaction, taskId));
    }
    const columns = fields.flatMap((field) => columnWritten(field, { cursor, projectIds: itself }));
    const onlyBoard = fields.length > 0 && fields.every(isOfBoard);
    return [...tasks, ...columns, ...(onlyBoard ? [] : [effect])];
  }

  #transactionOf({ clusterTime, session, txnNumber }: WatchedChange): Transaction {
    const fresh: Transaction = {
      projectIds: new Set<string>(),
      authors: new Map(),
      authorOf: () => undefined,
      tasks: [],
    };
    if (txnNumber === undefined) return fresh;
    // Its own text is a division by ten of 64 bits for each digit.
    const moment = `${clusterTime.high} ${clusterTime.low}`;
    if (moment !== this.#moment) this.#transactions = new Map();
    this.#moment = moment;
    const key = `${session} ${txnNumber}`;
    const transaction = this.#transactions.get(key) ?? fresh;
    this.#transactions.set(key, transaction);
    return transaction;
  }
}

function authorFrom({ authorOf }: Transaction, taskId: string): { personId?: string } {
  const personId = authorOf(taskId);
  return personId === undefined ? {} : { personId };
}

function columnWritten(
  field: string,
  where: Pick<ToldEffect & { kind: 'column' }, 'cursor' | 'projectIds'>,
): ToldEffect[] {
  const written = columnOfPath(field);
  return written ? [{ kind: 'column', ...where, ...written }] : [];
}

/** The fields of a project that every change of its board writes, besides columns. */
const BOARD_FIELDS = ['boardBytes', 'boardVersion', 'boardWriter', 'changes'];

/** Tests whether a field of a project is part of its board. */
function isOfBoard(field: string): boolean {
  return BOARD_FIELDS.includes(field) || columnOfPath(field) !== undefined;
}

/** Tests whether a change of a task concerns its followers alone, whom no board shows (FOLLOW-2). */
function isOfFollowers({ operationType, fields }: WatchedChange): boolean {
  const isOfThem = (field: string) => field === 'follows' || field.startsWith('follows.');
  return operationType === 'update' && fields.length > 0 && fields.every(isOfThem);
}

function fateOf({ operationType, fields }: WatchedChange): TaskFate {
  if (operationType === 'delete') return 'removed';
  if (operationType !== 'update') return 'content';
  return fields.every((field) => field === 'updatedAt') ? 'moved' : 'content';
}
