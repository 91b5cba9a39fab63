import { CARD_FIELDS } from '../../user/user-card.ts';
import { PROJECTS, TASKS, USERS, type WatchedChange } from './watched.ts';

/** What became of a task; a later one outweighs an earlier. */
export const TASK_FATES = ['order', 'place', 'content', 'removed'] as const;
export type TaskFate = (typeof TASK_FATES)[number];

/** What a change touches. Its content is not in it: that is read when it is told, as it is by then. */
export type Touch = { readonly position: string } & (
  | {
      readonly kind: 'task';
      readonly taskId: string;
      readonly fate: TaskFate;
      /** Where it is: one of these, which may become more until its transaction was read whole. */
      readonly projectIds: ReadonlySet<string>;
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
    const touch: Touch = { kind: 'project', position, projectIds: new Set([projectId]) };
    if (operationType === 'delete') return [touch];
    projectIds.add(projectId);
    const onlyHeld = fields.length > 0 && fields.every((field) => field === 'boardVersion');
    return onlyHeld ? tasks : [...tasks, touch];
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

function fateOf({ operationType, fields }: WatchedChange): TaskFate {
  if (operationType === 'delete') return 'removed';
  if (operationType !== 'update') return 'content';
  const within = (...allowed: string[]) => fields.every((field) => allowed.includes(field));
  if (within('order')) return 'order';
  return within('order', 'column', 'updatedAt') ? 'place' : 'content';
}
