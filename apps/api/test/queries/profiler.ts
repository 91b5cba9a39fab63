import mongoose from 'mongoose';

/** MongoDB's profile of one operation, with only the fields that are read. */
export interface Operation {
  readonly op: string;
  readonly ns: string;
  readonly command: Readonly<Record<string, unknown>>;
  readonly planSummary?: string;
  readonly hasSortStage?: boolean;
  readonly docsExamined?: number;
  readonly keysExamined?: number;
  readonly keysInserted?: number;
}

/** Room for all operations of a test file; the oldest would be lost beyond it. */
const PROFILE_BYTES = 256 * 1024 * 1024;

/** The namespace of a change stream, which reads all the time, also without a request. */
const CHANGE_STREAM = '.$cmd.aggregate';

/** MongoDB's profiler on the database of a test file, told to note everything while it watches. */
export class Profiler {
  #seen = 0;

  static async start(): Promise<Profiler> {
    await database().createCollection('system.profile', { capped: true, size: PROFILE_BYTES });
    return new Profiler();
  }

  /** The operations that `work` caused, in order. Nothing else may use the database meanwhile. */
  async watch(work: () => Promise<unknown>): Promise<Operation[]> {
    await database().command({ profile: 2 });
    try {
      await work();
    } finally {
      await database().command({ profile: 0 });
    }
    const noted = database().collection<Operation>('system.profile').find().sort({ $natural: 1 });
    const operations = await noted.skip(this.#seen).toArray();
    this.#seen += operations.length;
    return operations.filter(({ ns, command }) => !ns.endsWith(CHANGE_STREAM) && !('profile' in command));
  }
}

/** The fault of an operation's plan, in words; undefined without one. */
export function faultOf(operation: Operation): string | undefined {
  const { planSummary = '', hasSortStage, docsExamined = 0, keysExamined = 0 } = operation;
  if (planSummary.includes('COLLSCAN')) return 'reads a whole collection';
  if (hasSortStage) return 'sorts in memory';
  // A $lookup has no plan summary. But documents found by an index have a key, and scanned ones have none.
  if (docsExamined > keysExamined) return 'reads a whole collection in a $lookup';
  return undefined;
}

/** An operation in words, for finding it in the code. */
export function describeOperation({ op, ns, command, planSummary }: Operation): string {
  const { lsid, $clusterTime, txnNumber, ...rest } = command;
  return `${op} ${ns.split('.')[1]} [${planSummary ?? 'no plan'}] ${JSON.stringify(rest).slice(0, 600)}`;
}

function database() {
  const { db } = mongoose.connection;
  if (!db) throw new Error('There is no database to profile');
  return db;
}
