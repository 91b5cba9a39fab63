import { later } from '@/ui/later.tsx';

/** The absences of an employee. They are at the end of the screen, and load after it. */
export const Absences = later(() => import('./absence-list.tsx').then(({ AbsenceList }) => AbsenceList));
