import mongoose, { type mongo } from 'mongoose';

/** Commands that store nothing in a collection of the product; any other counts as a write. */
const READS: ReadonlySet<string> = new Set([
  'find',
  'getMore',
  'killCursors',
  'count',
  'distinct',
  'dbHash',
  'ping',
  'profile',
  'abortTransaction',
]);

/** Any collection: what a command stores in that does not name one. */
const ANY = '*';

/** The writes of a connection so far. It sees all writes of the process, and none of other processes. */
export class Writes {
  static readonly #ofClients = new WeakMap<mongo.MongoClient, Writes>();

  readonly #passing: readonly string[];
  readonly #running = new Map<number, readonly string[]>();
  /** The collections of the last transaction of each session: its changes are there from the commit on. */
  readonly #transactions = new Map<string, Set<string>>();
  /** The count with the last write of each collection. */
  readonly #last = new Map<string, number>();
  #ended = 0;

  private constructor(client: mongo.MongoClient, passing: readonly string[]) {
    this.#passing = passing;
    client.on('commandStarted', (command) => {
      const names = this.#namesOf(command);
      if (names.length > 0) this.#running.set(command.requestId, names);
    });
    const end = ({ requestId }: { requestId: number }) => {
      const names = this.#running.get(requestId);
      if (!names) return;
      this.#running.delete(requestId);
      this.#ended += 1;
      for (const name of names) this.#last.set(name, this.#ended);
    };
    client.on('commandSucceeded', end);
    client.on('commandFailed', end);
  }

  /** Those of the present connection since the first call, but for collections named `passing`. */
  static ofConnection(passing: readonly string[]): Writes {
    const client = mongoose.connection.getClient();
    // Without its events every database would seem unchanged.
    if (!client.options.monitorCommands) throw new Error('The connection does not tell its commands');
    const known = Writes.#ofClients.get(client) ?? new Writes(client, passing);
    Writes.#ofClients.set(client, known);
    return known;
  }

  /** How many have ended, or `undefined` while one runs. */
  count(): number | undefined {
    return this.#running.size > 0 ? undefined : this.#ended;
  }

  /** Whether a collection may have changed since there were `count` writes; all may where that is unknown. */
  mayHaveChanged(collection: string, count: number | undefined): boolean {
    if (count === undefined) return true;
    const wrote = (name: string) => (this.#last.get(name) ?? 0) > count;
    return [collection, ANY].some(
      (name) => wrote(name) || [...this.#running.values()].some((names) => names.includes(name)),
    );
  }

  /** The collections that a command stores in; none for a read. */
  #namesOf({ commandName, command }: mongo.CommandStartedEvent): readonly string[] {
    if (command.startTransaction) this.#transactions.set(sessionOf(command), new Set());
    if (READS.has(commandName)) return [];
    if (commandName === 'commitTransaction')
      return [...(this.#transactions.get(sessionOf(command)) ?? [ANY])];
    if (commandName === 'aggregate') return storesInto(command.pipeline) ? [ANY] : [];
    const name = command[commandName];
    const stored = typeof name === 'string' ? name : ANY;
    if (this.#passing.includes(stored)) return [];
    if (command.autocommit === false) this.#transactions.get(sessionOf(command))?.add(stored);
    return [stored];
  }
}

/** Whether an aggregation stores its outcome. */
function storesInto(pipeline: readonly mongo.Document[]): boolean {
  return pipeline.some((stage) => '$merge' in stage || '$out' in stage);
}

function sessionOf({ lsid }: mongo.Document): string {
  return lsid.id.toString('hex');
}
