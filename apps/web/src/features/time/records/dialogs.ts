import { laterOpened } from '@/ui/later.tsx';

export const AdjustDialog = laterOpened(() =>
  import('./adjust-dialog.tsx').then(({ AdjustDialog }) => AdjustDialog),
);
export const RecordDialog = laterOpened(() =>
  import('./record-dialog.tsx').then(({ RecordDialog }) => RecordDialog),
);
export const SplitDialog = laterOpened(() =>
  import('./split-dialog.tsx').then(({ SplitDialog }) => SplitDialog),
);
export const StopRecordDialog = laterOpened(() =>
  import('./stop-record-dialog.tsx').then(({ StopRecordDialog }) => StopRecordDialog),
);
export const TogetherDialog = laterOpened(() =>
  import('./together-dialog.tsx').then(({ TogetherDialog }) => TogetherDialog),
);
