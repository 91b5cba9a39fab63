import { later } from '@/ui/later.tsx';

/** The devices and the PIN by which an employee marks. They are at the end of their screens, and load after them. */
export const Phones = later(() => import('./devices.tsx').then(({ Devices }) => Devices));
