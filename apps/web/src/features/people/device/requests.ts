import type { Pin } from '@faena/shared/schemas';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { client } from '@/lib/client.ts';
import { useWrite } from '@/lib/use-write.ts';

const deviceKeys = { ofPerson: (employeeId: string) => ['devices', employeeId] as const };

/** The devices that mark for an employee, the one used last first (MARK-11). */
export function useDevices(employeeId: string) {
  return useQuery({
    queryKey: deviceKeys.ofPerson(employeeId),
    queryFn: ({ signal }) => client.device.ofPerson({ params: { id: employeeId } }, { signal }),
  });
}

/** Ends a device. @throws ApiError 404 if it has already ended */
export function useEndDevice(employeeId: string) {
  const queryClient = useQueryClient();
  return useWrite({
    mutationFn: (id: string, press) => client.device.end({ params: { id } }, press),
    onSettled: () => queryClient.invalidateQueries({ queryKey: deviceKeys.ofPerson(employeeId) }),
  });
}

/** Sets the PIN with which an employee marks at kiosks (KIOSK-4). */
export function useSetMarkPin(employeeId: string) {
  return useWrite({
    mutationFn: (body: Pin, press) => client.kiosk.setPin({ params: { id: employeeId }, body }, press),
  });
}
