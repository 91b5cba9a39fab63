import { useAddressParams } from '@/lib/use-address-params.ts';

export const REVIEW_PARAM = 'registros';
const REVIEW = 'por-revisar';

/** Whether only records 'por revisar' show, of every period; the address holds it. */
export function useReviewView(): [toReviewOnly: boolean, setToReviewOnly: (on: boolean) => void] {
  const [params, change] = useAddressParams();
  return [
    params.get(REVIEW_PARAM) === REVIEW,
    (on) =>
      change((current) => {
        if (on) current.set(REVIEW_PARAM, REVIEW);
        else current.delete(REVIEW_PARAM);
      }),
  ];
}

/** The present address with the view of an employee's records por revisar. */
export function reviewAddress(present: URLSearchParams, employeeId: string): string {
  const params = new URLSearchParams(present);
  params.set('empleado', employeeId);
  params.set(REVIEW_PARAM, REVIEW);
  return `?${params}`;
}
