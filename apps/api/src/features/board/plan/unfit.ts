import type { Waiting } from './queued-change.ts';

/** One change of a group cannot be stored or answered, for a reason of its own. */
export class Unfit extends Error {
  readonly waiting: Waiting;
  constructor(waiting: Waiting, cause: unknown) {
    super('A change of a group is unfit', { cause });
    this.waiting = waiting;
  }
}

/** Runs the work of one change, and names that change in its failure. */
export async function fitting(waiting: Waiting, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    throw new Unfit(waiting, error);
  }
}
