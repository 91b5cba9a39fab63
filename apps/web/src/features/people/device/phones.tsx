import { later } from '@/ui/later.tsx';

/** The devices that mark for an employee. They are at the end of their screens, and load after them. */
export const Phones = later(() => import('./device-list.tsx').then(({ DeviceList }) => DeviceList));
