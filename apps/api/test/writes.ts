import mongoose, { type mongo } from 'mongoose';

/** Commands that store nothing; any other counts as a write. */
const READS: ReadonlySet<string> = new Set([
  'find',
  'getMore',
  'killCursors',
  'count',
  'distinct',
  'dbHash',
  'ping',
]);

/** The writes of a connection so far. It sees all writes of the process, and none of other processes. */
export class Writes {
  static readonly #ofClients = new WeakMap<mongo.MongoClient, Writes>();

  readonly #passing: readonly string[];
  readonly #running = new Set<number>();
  #ended = 0;

  private constructor(client: mongo.MongoClient, passing: readonly string[]) {
    this.#passing = passing;
    client.on('commandStarted', (command) => {
      if (this.#mayWrite(command)) this.#running.add(command.requestId);
    });
    const end = ({ requestId }: { requestId: number }) => {
      if (this.#running.delete(requestId)) this.#ended += 1;
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

  #mayWrite({ commandName, command }: mongo.CommandStartedEvent): boolean {
    if (READS.has(commandName) || this.#passing.includes(String(command[commandName]))) return false;
    if (commandName !== 'aggregate') return true;
    return (command.pipeline as mongo.Document[]).some((stage) => '$merge' in stage || '$out' in stage);
  }
}
