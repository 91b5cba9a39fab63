import { useQuery } from '@tanstack/react-query';
import { client } from './client.ts';

/** How much a project uses of the limits that no list shows (LIMIT-25); undefined until it is known, and without an id. */
export function useProjectRoom(id: string | undefined) {
  const { data } = useQuery({
    queryKey: ['project-room', id],
    queryFn: ({ signal }) => client.project.room({ params: { id: id ?? '' } }, { signal }),
    enabled: id !== undefined,
  });
  return data;
}
