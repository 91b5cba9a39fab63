import { laterOpened } from '@/ui/later.tsx';

export const ImportDialog = laterOpened(() =>
  import('./import-dialog.tsx').then(({ ImportDialog }) => ImportDialog),
);
