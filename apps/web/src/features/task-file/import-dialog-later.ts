import { later } from '@/ui/later.tsx';

export const ImportDialog = later(() =>
  import('./import-dialog.tsx').then(({ ImportDialog }) => ImportDialog),
);
