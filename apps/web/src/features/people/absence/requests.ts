import { calendarDateOf, dateAfter, MAX_ABSENCE_DAYS } from '@faena/shared/domain';
import type { Absence, NewAbsence } from '@faena/shared/schemas';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { client } from '@/lib/client.ts';
import { serverNow } from '@/lib/server-clock.ts';
import { useWrite } from '@/lib/use-write.ts';

/** The list begins so many days before today, and has a year in all (ABSENCE-9). */
const DAYS_BEFORE = 90;

const absencesOf = (employeeId: string) => ['absences', employeeId] as const;

/** The absences of an employee from 90 days ago on, by first day (ABSENCE-9). */
export function useAbsences(companyId: string, employeeId: string) {
  return useQuery({
    queryKey: absencesOf(employeeId),
    queryFn: ({ signal }) => {
      const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
      const startDate = dateAfter(calendarDateOf(new Date(serverNow()), timeZone), -DAYS_BEFORE);
      const range = { startDate, endDate: dateAfter(startDate, MAX_ABSENCE_DAYS - 1) };
      return client.absence.list({ query: { companyId, employeeId, ...range } }, { signal });
    },
  });
}

function useReadAgain(employeeId: string) {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: absencesOf(employeeId) });
}

/** The fields of an absence that a form has. */
export type AbsenceForm = Omit<NewAbsence, 'employeeId'>;

/** Sets an absence, or changes the given one (ABSENCE-1). @throws ApiError 409 for a day of another absence */
export function useSaveAbsence(employeeId: string, absence: Absence | null) {
  const onSettled = useReadAgain(employeeId);
  return useWrite({
    mutationFn: (form: AbsenceForm, press) =>
      absence
        ? client.absence.change({ params: { id: absence._id }, body: form }, press)
        : client.absence.create({ body: { employeeId, ...form } }, press),
    onSettled,
  });
}

/** Deletes an absence. @throws ApiError 404 if it is gone already */
export function useRemoveAbsence(employeeId: string) {
  const onSettled = useReadAgain(employeeId);
  return useWrite({
    mutationFn: (id: string, press) => client.absence.remove({ params: { id } }, press),
    onSettled,
  });
}
