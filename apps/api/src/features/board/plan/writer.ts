import type { Types } from 'mongoose';

/** What somebody did with others in one transaction. */
interface Made {
  readonly personId: Types.ObjectId;
  /** The tasks that were written for them. */
  readonly taskIds: readonly Types.ObjectId[];
}

/**
 * Who changed a board, as its project has it (LIVE-1): the first of them, the version, and where there are more, by task
 * whoever changed it last, if that was another.
 */
export function writerOf(made: readonly Made[], version: Types.ObjectId): string {
  const first = String(made[0]?.personId);
  const last = new Map(
    made.flatMap(({ personId, taskIds }) => taskIds.map((id) => [String(id), String(personId)])),
  );
  const others = [...last].filter(([, personId]) => personId !== first).map((pair) => pair.join('='));
  return [first, version, ...(others.length > 0 ? [others.join(',')] : [])].join('/');
}

/** The same, read: of any task, who changed it. */
export function authorBy(writer: string): (taskId: string) => string | undefined {
  const [first, , others = ''] = writer.split('/');
  const byTask = new Map(others.split(',').map((pair) => pair.split('=') as [string, string]));
  return (taskId) => byTask.get(taskId) ?? (first || undefined);
}
