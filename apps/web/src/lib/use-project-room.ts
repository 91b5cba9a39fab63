import { useQuery } from '@tanstack/react-query';
import { client } from './client.ts';

/** A project's use of the limits that no list shows (LIMIT-25); undefined while it loads, and without an id. */
export function useProjectRoom(id: string | undefined) {
  const { data } = useQuery({
    queryKey: ['project-room', id],
    queryFn: ({ signal }) => client.project.room({ params: { id: id ?? '' } }, { signal }),
    enabled: id !== undefined,
  });
  return data;
}
