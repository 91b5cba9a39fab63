import type { Task } from '@faena/shared/schemas';
import { useEffect, useMemo, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { type Author, authorOf } from '@/sync/authors.ts';
import { formOf, sameValue, TASK_FIELDS, type TaskField, type TaskForm } from './task-form-values.ts';

/** A field of a task that was changed elsewhere while its form is open. */
export interface ChangeElsewhere {
  readonly field: TaskField;
  readonly by: Author;
  /** Whether the field was also changed here, and keeps the typed value. Else it shows the value from elsewhere. */
  readonly kept: boolean;
}

/** Saving resets touched and submitted states; following keeps them. */
const KEEP = {
  keepValues: true,
  keepErrors: true,
  keepTouched: true,
  keepIsSubmitted: true,
  keepSubmitCount: true,
} as const;

/**
 * Rebases the form of a task on changes from elsewhere: untouched fields follow, and typed values stay. Answers the
 * base of the next save, and the changes to report.
 */
export function useFollowTask(
  { reset, setValue, getValues }: UseFormReturn<TaskForm>,
  task: Task | null,
  { timeZone, paused }: { timeZone: string; paused: boolean },
): { base: TaskForm; elsewhere: readonly ChangeElsewhere[] } {
  const latest = useMemo(() => formOf(task, timeZone), [task, timeZone]);
  const [base, setBase] = useState(latest);
  const [elsewhere, setElsewhere] = useState<readonly ChangeElsewhere[]>([]);
  const by = task ? authorOf(task) : 'unknown';

  useEffect(() => {
    if (paused) return;
    const changed = TASK_FIELDS.filter((name) => !sameValue(base[name], latest[name]));
    if (changed.length === 0) return;
    const typed = getValues();
    const followed = changed.filter((name) => sameValue(typed[name], base[name]));
    const kept = changed.filter((name) => !followed.includes(name) && !sameValue(typed[name], latest[name]));
    reset(latest, KEEP);
    for (const name of followed) setValue(name, latest[name], { shouldDirty: true });
    setBase(latest);
    setElsewhere((before) => [
      ...before.filter(
        ({ field, kept: stays }) => !kept.includes(field) && (stays || !followed.includes(field)),
      ),
      ...followed
        .filter((field) => !before.some((change) => change.kept && change.field === field))
        .map((field) => ({ field, by, kept: false })),
      ...kept.map((field) => ({ field, by, kept: true })),
    ]);
  }, [latest, by, base, paused, reset, setValue, getValues]);

  return { base, elsewhere };
}
