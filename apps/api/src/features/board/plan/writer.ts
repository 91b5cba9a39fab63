import type { Types } from 'mongoose';

/** One author's part of a transaction. */
interface Made {
  readonly personId: Types.ObjectId;
  /** The tasks written for this author. */
  readonly taskIds: readonly Types.ObjectId[];
}

/**
 * The authors of a board's last change, as its project stores them (LIVE-1): `first/version/task=author,…`. The list has
 * the last author of each task that the first did not change last.
 */
export function writerOf(made: readonly Made[], version: Types.ObjectId): string {
  const first = String(made[0]?.personId);
  const last = new Map(
    made.flatMap(({ personId, taskIds }) => taskIds.map((id) => [String(id), String(personId)])),
  );
  const others = [...last].filter(([, personId]) => personId !== first).map((pair) => pair.join('='));
  return [first, version, ...(others.length > 0 ? [others.join(',')] : [])].join('/');
}

/** Parses the stored authors; answers the author of a task. */
export function authorBy(writer: string): (taskId: string) => string | undefined {
  const [first, , others = ''] = writer.split('/');
  const byTask = new Map(others.split(',').map((pair) => pair.split('=') as [string, string]));
  return (taskId) => byTask.get(taskId) ?? (first || undefined);
}
