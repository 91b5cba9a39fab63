import type { Task } from '@faena/shared/schemas';
import { useEffect, useMemo, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { formOf, sameValue, TASK_FIELDS, type TaskField, type TaskForm } from './task-form-values.ts';

/** What others have changed of a task while its form is open. */
export interface OthersChanges {
  /** Nobody touched these here: they show what the others made of them. */
  readonly followed: readonly TaskField[];
  /** These were changed here as well: they stay as they were typed. */
  readonly kept: readonly TaskField[];
}

/** Saving clears what tells a person where they are in the form; following does not. */
const KEEP = {
  keepValues: true,
  keepErrors: true,
  keepTouched: true,
  keepIsSubmitted: true,
  keepSubmitCount: true,
} as const;

/**
 * Keeps the form of a task up to date with what others change of it: fields that nobody touched here follow, what was
 * typed stays. Answers what the form is to be compared with when it is saved, and what to tell.
 */
export function useFollowTask(
  { reset, setValue, getValues }: UseFormReturn<TaskForm>,
  task: Task | null,
  { timeZone, paused }: { timeZone: string; paused: boolean },
): { base: TaskForm; others: OthersChanges } {
  const latest = useMemo(() => formOf(task, timeZone), [task, timeZone]);
  const [base, setBase] = useState(latest);
  const [others, setOthers] = useState<OthersChanges>({ followed: [], kept: [] });

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
    setOthers((before) => ({
      followed: union(before.followed, followed),
      kept: union(before.kept, kept),
    }));
  }, [latest, base, paused, reset, setValue, getValues]);

  return { base, others };
}

function union(before: readonly TaskField[], now: readonly TaskField[]): TaskField[] {
  return [...new Set([...before, ...now])];
}
