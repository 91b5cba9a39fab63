import { useQuery, useQueryClient } from '@tanstack/react-query';
import { client } from '@/lib/client.ts';
import { useWrite } from '@/lib/use-write.ts';
import { memberKeys } from '../keys.ts';

/** The kiosks of a project, the one used last first (KIOSK-2). */
export function useKiosks(projectId: string) {
  return useQuery({
    queryKey: memberKeys.kiosks(projectId),
    queryFn: ({ signal }) => client.kiosk.ofProject({ params: { id: projectId } }, { signal }),
  });
}

/** Ends a kiosk. @throws ApiError 404 if it has already ended */
export function useEndKiosk(projectId: string) {
  const queryClient = useQueryClient();
  return useWrite({
    mutationFn: (id: string, press) => client.kiosk.end({ params: { id } }, press),
    onSettled: () => queryClient.invalidateQueries({ queryKey: memberKeys.kiosks(projectId) }),
  });
}

/** Makes a link for a further kiosk; one made before is void (KIOSK-1). */
export function useMakeKioskLink(projectId: string) {
  return useWrite({
    mutationFn: (_: null, press) => client.kiosk.makeLink({ params: { id: projectId } }, press),
  });
}
