import { LENGTHS } from '@faena/shared/domain';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTaskContext } from '@/features/task/index.ts';
import { client } from '@/lib/client.ts';
import { useSettled } from '@/lib/use-settled.ts';
import { taskKeys } from '@/sync/keys.ts';
import { keepCommented, searchedWords } from './commented.ts';
import { useTaskFilter } from './use-task-filter.ts';

/**
 * Searches the comments of the board for the words of the filter, after a pause in typing. The next letter cancels the
 * search before it (FIND-12). @returns whether it failed
 */
export function useSearchComments(): boolean {
  const [{ q }] = useTaskFilter();
  const { projectId } = useTaskContext();
  const { value: words, isSettled } = useSettled(searchedWords(q));
  const enabled = isSettled && words.length >= LENGTHS.searchMin;
  const { data, isError } = useQuery({
    queryKey: [...taskKeys.all, 'commented', projectId, words],
    queryFn: ({ signal }) =>
      client.task.commented({ params: { projectId }, query: { q: words } }, { signal }),
    enabled,
    staleTime: 0,
  });
  useEffect(() => {
    if (data) keepCommented({ projectId, words, ids: new Set(data.ids) });
  }, [data, projectId, words]);
  useEffect(() => () => keepCommented(null), []);
  return enabled && isError;
}
