import { readAddress, TASK_FILTER, type TaskFilter, taskMatcher, writeAddress } from '@faena/shared/domain';
import { rememberLast } from '@faena/shared/remember-last';
import type { Task } from '@faena/shared/schemas';
import { useDeferredValue, useEffect, useMemo } from 'react';
import { useTaskContext } from '@/features/task/index.ts';
import { readSession } from '@/lib/session.ts';
import { useAddressParams } from '@/lib/use-address-params.ts';
import { matchingTasks } from '../columns-of.ts';
import { useCommented } from './commented.ts';
import { typeWords, useTypedWords } from './typed-words.ts';

const readFilter = rememberLast((address: string) => readAddress(TASK_FILTER, new URLSearchParams(address)));
const withWords = rememberLast((filter: TaskFilter, q: string): TaskFilter => ({ ...filter, q }));
const matcherFor = rememberLast(
  (filter: TaskFilter, personId: string, timeZone: string, commented: ReadonlySet<string>) =>
    taskMatcher(filter, { personId, now: Date.now(), timeZone }, commented),
);
const rememberedMatching = rememberLast(matchingTasks);

/** The filter of the tasks, kept in the address, and a function that changes it (FIND-2). */
export function useTaskFilter(): [TaskFilter, (changes: Partial<TaskFilter>) => void] {
  const [params, change] = useAddressParams();
  const typed = useTypedWords();
  const text = params.toString();
  const address = useMemo(() => readFilter(text), [text]);
  const filter = useMemo(() => (typed === null ? address : withWords(address, typed)), [address, typed]);

  // The address has the typed text by now, and replaces it.
  useEffect(() => {
    if (typed === address.q) typeWords(null);
  }, [typed, address.q]);

  function set(changes: Partial<TaskFilter>): void {
    const words = changes.q ?? typed;
    if (typed !== null) typeWords(words);
    change((next) => writeAddress(TASK_FILTER, next, { ...(words !== null && { q: words }), ...changes }));
  }
  return [filter, set];
}

/** The tasks that pass the filter; the same array while neither changes. */
export function useFoundTasks(tasks: readonly Task[]): {
  found: readonly Task[];
  matches: (task: Task) => boolean;
  /** Whether the tasks match the last typed text. */
  isCurrent: boolean;
} {
  const [current] = useTaskFilter();
  // The typed key renders first; thousands of tasks follow.
  const filter = useDeferredValue(current);
  const { projectId, timeZone } = useTaskContext();
  const personId = readSession()?.personId ?? '';
  const commented = useCommented(projectId, filter.q);
  const matches = useMemo(
    () => matcherFor(filter, personId, timeZone, commented),
    [filter, personId, timeZone, commented],
  );
  const found = useMemo(() => rememberedMatching(tasks, matches), [tasks, matches]);
  return { found, matches, isCurrent: filter === current };
}
