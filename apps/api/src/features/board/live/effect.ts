import { CARD_FIELDS } from '../../person/index.ts';
import { PROJECTS, TASKS, USERS, type WatchedChange } from './watched.ts';

/**
 * What became of a task; a later one outweighs an earlier. One that only was changed at another time has
 * gone to another column.
 */
export const TASK_FATES = ['moved', 'content', 'removed'] as const;
export type TaskFate = (typeof TASK_FATES)[number];

/** What a change touches. It carries no content: the channel loads that when it delivers. */
export type Touch = { readonly position: string } & (
  | {
      readonly kind: 'task';
      readonly taskId: string;
      readonly fate: TaskFate;
      /** Where it is: one of these, which may become more until its transaction was read whole. */
      readonly projectIds: ReadonlySet<string>;
    }
  | {
      readonly kind: 'column';
      readonly projectIds: ReadonlySet<string>;
      readonly column: number;
      /** The first place that somebody else has now. */
      readonly from: number;
    }
  | { readonly kind: 'project'; readonly projectIds: ReadonlySet<string> }
  | {
      readonly kind: 'user';
      readonly userId: string;
      readonly sessionEnded: boolean;
      readonly shownOtherwise: boolean;
    }
);

interface Transaction {
  readonly projectIds: Set<string>;
  readonly tasks: Touch[];
}

/**
 * Finds what the changes of the database touch. The change of a task does not say its project; but whoever
 * changes a board holds its project in the same transaction, and that tells. In a sharded cluster the two
 * may come in any order, and among those of other transactions of that moment.
 */
export class TouchFinder {
  #moment = '';
  #transactions = new Map<string, Transaction>();

  /** What a change touches. May say again, with the project found, what was said of tasks before. */
  touchesOf(change: WatchedChange): Touch[] {
    const { ns, operationType, documentKey, fields } = change;
    const position = change._id._data;
    if (ns.coll === USERS) {
      const sessionEnded = operationType === 'delete' || fields.includes('sessionVersion');
      const shownOtherwise = fields.some((field) => field in CARD_FIELDS);
      return [{ kind: 'user', position, userId: String(documentKey._id), sessionEnded, shownOtherwise }];
    }
    const { projectIds, tasks } = this.#transactionOf(change);
    if (ns.coll === TASKS) {
      if (change.projectId) projectIds.add(String(change.projectId));
      const taskId = String(documentKey._id);
      const touch: Touch = { kind: 'task', position, taskId, fate: fateOf(change), projectIds };
      tasks.push(touch);
      return [touch];
    }
    if (ns.coll !== PROJECTS || operationType === 'insert') return [];
    const projectId = String(documentKey._id);
    const itself = new Set([projectId]);
    const touch: Touch = { kind: 'project', position, projectIds: itself };
    if (operationType === 'delete') return [touch];
    projectIds.add(projectId);
    const columns = fields.flatMap((field) => columnTouched(field, { position, projectIds: itself }));
    const onlyBoard = fields.length > 0 && fields.every((field) => OF_BOARD.test(field));
    return [...tasks, ...columns, ...(onlyBoard ? [] : [touch])];
  }

  #transactionOf({ clusterTime, session, txnNumber }: WatchedChange): Transaction {
    const fresh = { projectIds: new Set<string>(), tasks: [] };
    if (txnNumber === undefined) return fresh;
    const moment = String(clusterTime);
    if (moment !== this.#moment) this.#transactions = new Map();
    this.#moment = moment;
    const key = `${session} ${txnNumber}`;
    const transaction = this.#transactions.get(key) ?? fresh;
    this.#transactions.set(key, transaction);
    return transaction;
  }
}

/** The fields of a project that are its board. */
const OF_BOARD = /^(boardVersion|columns\.\d+(\.\d+)?)$/;

/** A column that was written anew (`columns.2`), or from some place on (`columns.2.17`). */
const COLUMN = /^columns\.(\d+)(?:\.(\d+))?$/;

function columnTouched(
  field: string,
  where: Pick<Touch & { kind: 'column' }, 'position' | 'projectIds'>,
): Touch[] {
  const [, column, from = 0] = COLUMN.exec(field) ?? [];
  return column === undefined
    ? []
    : [{ kind: 'column', ...where, column: Number(column), from: Number(from) }];
}

function fateOf({ operationType, fields }: WatchedChange): TaskFate {
  if (operationType === 'delete') return 'removed';
  if (operationType !== 'update') return 'content';
  return fields.every((field) => field === 'updatedAt') ? 'moved' : 'content';
}
