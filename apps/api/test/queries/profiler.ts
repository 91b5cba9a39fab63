import mongoose from 'mongoose';

/** What MongoDB noted of one operation; only the fields that are looked at. */
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

/** Where a change stream reads: on and on, whoever asks for what meanwhile. */
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

/** What is wrong with how an operation was run, in words; undefined when nothing is. */
export function faultOf(operation: Operation): string | undefined {
  const { planSummary = '', hasSortStage, docsExamined = 0, keysExamined = 0 } = operation;
  if (planSummary.includes('COLLSCAN')) return 'reads a whole collection';
  if (hasSortStage) return 'sorts in memory';
  // Of a $lookup there is no plan summary. But what an index leads to has a key, and what a scan meets has not.
  if (docsExamined > keysExamined) return 'reads a whole collection in a $lookup';
  return undefined;
}

/** An operation for whoever has to find it in the code. */
export function describeOperation({ op, ns, command, planSummary }: Operation): string {
  const { lsid, $clusterTime, txnNumber, ...rest } = command;
  return `${op} ${ns.split('.')[1]} [${planSummary ?? 'no plan'}] ${JSON.stringify(rest).slice(0, 600)}`;
}

function database() {
  const { db } = mongoose.connection;
  if (!db) throw new Error('There is no database to profile');
  return db;
}
