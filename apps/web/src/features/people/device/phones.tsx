import { later } from '@/ui/later.tsx';

/** The devices that mark for an employee; below all else of its screens, and so loaded after them. */
export const Phones = later(() => import('./device-list.tsx').then(({ DeviceList }) => DeviceList));
