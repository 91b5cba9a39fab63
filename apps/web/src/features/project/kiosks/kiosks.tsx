import { later } from '@/ui/later.tsx';

/** The kiosks of a project. They are below its members, and load after them. */
export const Kiosks = later(() => import('./kiosk-list.tsx').then(({ KioskList }) => KioskList));
