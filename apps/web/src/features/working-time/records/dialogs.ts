import { later } from '@/ui/later.tsx';

export const AdjustDialog = later(() =>
  import('./adjust-dialog.tsx').then(({ AdjustDialog }) => AdjustDialog),
);
export const RecordDialog = later(() =>
  import('./record-dialog.tsx').then(({ RecordDialog }) => RecordDialog),
);
export const SplitDialog = later(() => import('./split-dialog.tsx').then(({ SplitDialog }) => SplitDialog));
export const StopRecordDialog = later(() =>
  import('./stop-record-dialog.tsx').then(({ StopRecordDialog }) => StopRecordDialog),
);
export const TogetherDialog = later(() =>
  import('./together-dialog.tsx').then(({ TogetherDialog }) => TogetherDialog),
);
