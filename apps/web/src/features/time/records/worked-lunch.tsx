import type { WorkRecord } from '@faena/shared/schemas';
import { Utensils } from 'lucide-react';
import { useState } from 'react';
import { formatTime } from '@/lib/format-moment.ts';
import { IconButton } from '@/ui/icon-button.tsx';
import { laterOpened } from '@/ui/later.tsx';
import { workedLunchTexts as texts } from '../texts/worked-lunch.ts';

const WorkedLunchDialog = laterOpened(() =>
  import('./worked-lunch-dialog.tsx').then(({ WorkedLunchDialog }) => WorkedLunchDialog),
);

/** 'Trabajé el almuerzo' for the person of a record that a deducted lunch ended; nothing once it counts (LUNCH-6). */
export function WorkedLunch({ record, timeZone }: { record: WorkRecord; timeZone: string }) {
  const [open, setOpen] = useState(false);
  const { lunch, voided } = record;
  if (!lunch || lunch.isWorked || voided) return null;
  return (
    <>
      <IconButton
        icon={Utensils}
        label={texts.of(formatTime(lunch.from, timeZone), formatTime(lunch.until, timeZone))}
        tooltip={texts.action}
        onClick={() => setOpen(true)}
      />
      {open && (
        <WorkedLunchDialog record={record} lunch={lunch} timeZone={timeZone} onClose={() => setOpen(false)} />
      )}
    </>
  );
}
